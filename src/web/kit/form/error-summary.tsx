import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { formWords } from '../../../words/kit/form.ts';
import { useWords } from '../words/words.ts';
import styles from './error-summary.module.css';
import { fieldId } from './field.tsx';

/** A problem of one field: its path, its name and the sentence. */
export type FieldProblem = { readonly path: string; readonly label: string; readonly text: string };

const keptWords = { saved: 'summary.kept', device: 'summary.device', form: 'summary.here' } as const;

const goTo = (path: string): void => {
  const control = document.getElementById(fieldId(path));
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
};

/**
 * The problems that keep a form from being sent, each line a link to its field. It takes the focus whenever `attempt` grows, that is
 * after every press of the button. `onPick` may first open the section that the field stands in.
 */
export const ErrorSummary = ({
  problems,
  attempt,
  onPick,
  kept = 'saved',
}: {
  readonly problems: readonly FieldProblem[];
  readonly attempt: number;
  readonly onPick?: (path: string) => void;
  /** Where what was typed is: saved, on this device and not saved yet, or only in a form that does not save itself. */
  readonly kept?: keyof typeof keptWords;
}) => {
  const t = useWords(formWords);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) ref.current?.focus();
  }, [attempt]);
  if (problems.length === 0) return null;
  return (
    <div ref={ref} className={styles['summary']} role="alert" tabIndex={-1}>
      <IconAlertCircle size={20} stroke={1.5} aria-hidden />
      <div>
        <b>{t('summary.title', { n: problems.length })}</b>
        <ul>
          {problems.map(({ path, label, text }) => (
            <li key={`${path} ${text}`}>
              <a
                href={`#${fieldId(path)}`}
                onClick={(event) => {
                  event.preventDefault();
                  onPick?.(path);
                  // The section may open only with the next drawing of the page.
                  requestAnimationFrame(() => requestAnimationFrame(() => goTo(path)));
                }}
              >
                {label.replace(/\.$/, '')}
              </a>
              : {text}
            </li>
          ))}
        </ul>
        {/* It follows each save; the problems above are not read out again for it. */}
        <p aria-live="off">{t(keptWords[kept])}</p>
      </div>
    </div>
  );
};
