import type { ReactNode } from 'react';
import { consoleNumbers } from '../../../domain/kit/numbers.ts';
import { adminWords } from '../../../words/admin/pages.ts';
import { ReasonDialog } from '../../kit/dialog/reason-dialog.tsx';
import { useWords } from '../../kit/words/words.ts';
import styles from '../console.module.css';

type AdminReasonProps = {
  readonly title: string;
  /** What it is about, where the title does not say it. */
  readonly subject?: string;
  readonly act: string;
  readonly label?: string;
  /** Who reads the reason: the event log alone, the person by mail too, whoever the act concerns by mail, or the admin who approves the act and then both sides. */
  readonly readBy: 'log' | 'mail' | 'addressees' | 'approval';
  /** As of `ReasonDialog`. */
  readonly kind?: 'danger' | 'main';
  readonly children?: ReactNode;
  readonly onClose: () => void;
  readonly onSend: (reason: string) => Promise<string | undefined>;
};

/** Asks about an operator's act before it is done, with its reason, and says who will read that. */
export const AdminReason = ({ act, label, readBy, subject, children, ...rest }: AdminReasonProps) => {
  const t = useWords(adminWords);
  const limits = { min: consoleNumbers.reasonMin, max: consoleNumbers.reasonMax };
  return (
    <ReasonDialog
      {...rest}
      label={label ?? t('reason')}
      hint={t(`reason.${readBy}`, limits)}
      maxLength={limits.max}
      minLength={limits.min}
      tooShort={t('reason.required', limits)}
      texts={{ act, busy: t('busy'), cancel: t('cancel') }}
    >
      {subject && <p className={styles['subject']}>{subject}</p>}
      {children}
    </ReasonDialog>
  );
};
