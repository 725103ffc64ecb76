import type { ReactNode } from 'react';
import { adminWords } from '../../../words/admin/pages.ts';
import { ReasonDialog } from '../../kit/dialog/reason-dialog.tsx';
import { useWords } from '../../kit/words/words.ts';

type ConsoleReasonProps = {
  readonly title: string;
  readonly act: string;
  readonly label?: string;
  readonly children?: ReactNode;
  readonly onClose: () => void;
  readonly onSend: (reason: string) => Promise<string | undefined>;
};

/** The reason of an operator's act, which the person reads in an e-mail. */
export const ConsoleReason = ({ act, label, ...rest }: ConsoleReasonProps) => {
  const t = useWords(adminWords);
  return (
    <ReasonDialog
      {...rest}
      label={label ?? t('reason')}
      hint={t('reason.hint')}
      maxLength={500}
      tooShort={t('reason.required')}
      texts={{ act, busy: t('busy'), cancel: t('cancel') }}
    />
  );
};
