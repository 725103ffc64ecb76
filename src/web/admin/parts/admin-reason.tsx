import type { ReactNode } from 'react';
import { consoleNumbers } from '../../../domain/kit/numbers.ts';
import { adminWords } from '../../../words/admin/pages.ts';
import { userWords } from '../../../words/admin/users.ts';
import { ReasonDialog } from '../../kit/dialog/reason-dialog.tsx';
import { useWords } from '../../kit/words/words.ts';

type AdminReasonProps = {
  readonly title: string;
  readonly act: string;
  /** Who reads the reason: the event log alone, or the person by mail too. */
  readonly readBy: 'log' | 'mail';
  /** As of `ReasonDialog`. */
  readonly kind?: 'danger' | 'main';
  readonly children?: ReactNode;
  readonly onClose: () => void;
  readonly onSend: (reason: string) => Promise<string | undefined>;
};

/** Asks about an admin's act before it is done, with the reason that the event log keeps. */
export const AdminReason = ({ act, readBy, ...rest }: AdminReasonProps) => {
  const t = useWords(userWords);
  const admin = useWords(adminWords);
  return (
    <ReasonDialog
      {...rest}
      label={admin('reason')}
      hint={t(`reason.${readBy}`)}
      maxLength={consoleNumbers.reasonMax}
      minLength={consoleNumbers.reasonMin}
      tooShort={t('reason.required')}
      texts={{ act, busy: admin('busy'), cancel: admin('cancel') }}
    />
  );
};
