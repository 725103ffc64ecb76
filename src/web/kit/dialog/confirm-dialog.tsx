import { shellWords } from '../../../words/kit/shell.ts';
import { Button } from '../parts/button.tsx';
import { useWords } from '../words/words.ts';
import styles from './confirm.module.css';
import type { Question } from './confirm.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = { readonly question: Question; readonly close: (yes: boolean) => void };

/** The question itself: back is the quiet answer, the act names what it does. */
export default function ConfirmDialog({ question: { title, text, act, danger, atAct }, close }: ConfirmDialogProps) {
  const t = useWords(shellWords);
  return (
    <Dialog open onClose={() => close(false)} title={title}>
      <div className={styles['text']}>{text}</div>
      <div className={styles['acts']}>
        <Button onClick={() => close(false)}>{t('dialog.back')}</Button>
        <Button kind={danger ? 'danger' : 'main'} data-autofocus={atAct || undefined} onClick={() => close(true)}>
          {act}
        </Button>
      </div>
    </Dialog>
  );
}
