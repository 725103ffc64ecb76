import type { ReactNode } from 'react';
import { consoleNumbers } from '../../../domain/kit/numbers.ts';
import { adminWords } from '../../../words/admin/pages.ts';
import { ReasonDialog } from '../../kit/dialog/reason-dialog.tsx';
import { useWords } from '../../kit/words/words.ts';
import styles from '../console.module.css';

type ConsoleReasonProps = {
  readonly title: string;
  /** What it is about, where the title does not say it. */
  readonly subject?: string;
  readonly act: string;
  readonly label?: string;
  readonly children?: ReactNode;
  readonly onClose: () => void;
  readonly onSend: (reason: string) => Promise<string | undefined>;
};

/** The reason of an operator's act, which the person reads in an e-mail. */
export const ConsoleReason = ({ act, label, subject, children, ...rest }: ConsoleReasonProps) => {
  const t = useWords(adminWords);
  return (
    <ReasonDialog
      {...rest}
      label={label ?? t('reason')}
      hint={t('reason.hint')}
      maxLength={consoleNumbers.reasonMax}
      tooShort={t('reason.required')}
      texts={{ act, busy: t('busy'), cancel: t('cancel') }}
    >
      {subject && <p className={styles['subject']}>{subject}</p>}
      {children}
    </ReasonDialog>
  );
};
