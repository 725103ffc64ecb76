import { Note } from '../../kit/parts/note.tsx';
import styles from './auth.module.css';

type FormProblemProps = {
  readonly text: string | undefined;
  /** A form that fills a dialog or a page says it as a note, one within a card as a line. */
  readonly isNote?: boolean;
};

/** What is wrong with a form as a whole, read out when it appears; what is wrong with an entry stands at its field. */
export const FormProblem = ({ text, isNote }: FormProblemProps) => {
  if (!text) return null;
  if (!isNote)
    return (
      <p role="alert" className={styles['wrong']}>
        {text}
      </p>
    );
  return (
    <div role="alert" className={styles['alert']}>
      <Note tone="red">{text}</Note>
    </div>
  );
};
