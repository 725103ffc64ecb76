import { type ReactNode, useState } from 'react';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { TextField } from '../../kit/form/text-field.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { useWords } from '../../kit/words/words.ts';
import styles from '../console.module.css';
import { adminWords } from './admin-words.ts';

type ReasonDialogProps = {
  readonly title: string;
  readonly act: string;
  readonly label?: string;
  readonly children?: ReactNode;
  readonly onClose: () => void;
  /** Answers the sentence of a refusal, or nothing when it went well. */
  readonly onSend: (reason: string) => Promise<string | undefined>;
};

/** Asks for the reason of an act that somebody else will read. */
export const ReasonDialog = ({ title, act, label, children, onClose, onSend }: ReasonDialogProps) => {
  const t = useWords(adminWords);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    if (reason.trim() === '') return setError(t('reason.required'));
    setBusy(true);
    const problem = await onSend(reason.trim());
    setBusy(false);
    if (problem === undefined) onClose();
    else setError(problem);
  };
  return (
    <Dialog open onClose={onClose} title={title}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {children}
        <TextField
          name="reason"
          label={label ?? t('reason')}
          hint={t('reason.hint')}
          value={reason}
          onChange={setReason}
          error={error}
          multiline
          maxLength={500}
        />
        <footer>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="danger" type="submit" busy={busy && t('busy')}>
            {act}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
};
