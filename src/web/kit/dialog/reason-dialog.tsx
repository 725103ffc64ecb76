import { type ReactNode, useState } from 'react';
import { useSubmit } from '../calls/use-submit.ts';
import { TextField } from '../form/text-field.tsx';
import { Button } from '../parts/button.tsx';
import { Dialog } from './dialog.tsx';
import styles from './reason-dialog.module.css';

type ReasonDialogProps = {
  readonly title: string;
  readonly label: string;
  readonly hint?: string;
  readonly maxLength: number;
  /** The fewest characters of a reason; `tooShort` is shown below that. */
  readonly minLength?: number;
  readonly tooShort: string;
  readonly texts: { readonly act: string; readonly busy: string; readonly cancel: string };
  /** How the button of the act looks: most acts that want a reason take something away. */
  readonly kind?: 'danger' | 'main';
  /** Stands above the reason. */
  readonly children?: ReactNode;
  /** Where the reason is kept, for whoever wants it to outlive the dialog. */
  readonly stored?: { readonly reason: string; readonly onChange: (reason: string) => void };
  readonly onClose: () => void;
  /** Does the act with the reason; answers the sentence of a refusal, or undefined when it succeeded. */
  readonly onSend: (reason: string) => Promise<string | undefined>;
};

/** Asks for the reason of an act that somebody else will read. */
export const ReasonDialog = ({
  title,
  label,
  hint,
  maxLength,
  minLength = 1,
  tooShort,
  texts,
  kind = 'danger',
  children,
  stored,
  onClose,
  onSend,
}: ReasonDialogProps) => {
  const [own, setOwn] = useState('');
  const { reason, onChange } = stored ?? { reason: own, onChange: setOwn };
  const {
    texts: problems,
    busy,
    form,
  } = useSubmit<'reason'>({
    check: () => (reason.trim().length < minLength ? { reason: tooShort } : {}),
    send: async () => {
      const problem = await onSend(reason.trim());
      if (problem === undefined) onClose();
      return problem === undefined ? null : { reason: problem };
    },
  });
  return (
    <Dialog open onClose={onClose} title={title}>
      <form className={styles['form']} {...form}>
        {children}
        <TextField
          name="reason"
          label={label}
          {...(hint && { hint })}
          value={reason}
          onChange={onChange}
          error={problems.reason}
          multiline
          maxLength={maxLength}
        />
        <footer>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button kind={kind} type="submit" busy={busy && texts.busy}>
            {texts.act}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
};
