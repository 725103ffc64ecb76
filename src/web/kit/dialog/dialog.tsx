import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { shellWords } from '../../../words/kit/shell.ts';
import { useWords } from '../words/words.ts';
import styles from './dialog.module.css';

type DialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Names the thing that the dialog is about. */
  readonly title: string;
  readonly size?: 'm' | 'l' | 'xl' | 'full';
  /** A short line above the title, such as "step 1 of 2". */
  readonly above?: ReactNode;
  readonly children: ReactNode;
};

/**
 * A modal on the native element: the browser traps focus, closes on Escape and makes the page behind inert; we return the
 * focus to where it was, because the opener may have been replaced by a live update meanwhile.
 */
export const Dialog = ({ open, onClose, title, size = 'm', above, children }: DialogProps) => {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const t = useWords(shellWords);

  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const opener = document.activeElement;
    if (!dialog.open) dialog.showModal();
    return () => {
      dialog.close();
      // The page stays where it is: an act that ended in the dialog may have led to its outcome at the top.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [open]);

  // A dialog whose title changed became another question: it takes the focus anew, at the field that says so.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves with the title
  useEffect(() => {
    const dialog = ref.current;
    if (open) (dialog?.querySelector<HTMLElement>('[data-autofocus]') ?? dialog?.querySelector<HTMLElement>('h2'))?.focus();
  }, [open, title]);

  if (!open) return null;
  return (
    <dialog
      ref={ref}
      className={`${styles['dialog']} ${styles[size] ?? ''}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles['body']}>
        <button type="button" className={styles['close']} onClick={onClose} aria-label={t('dialog.close')}>
          <IconX size={20} stroke={1.5} aria-hidden />
        </button>
        {above && <p className={styles['above']}>{above}</p>}
        <h2 id={id} className={styles['title']} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
};
