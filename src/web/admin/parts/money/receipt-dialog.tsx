import { useState } from 'react';
import { depositsCalls } from '../../../../contract/deposits/endpoints.ts';
import { adminWords } from '../../../../words/admin/pages.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { TextField } from '../../../kit/form/text-field.tsx';
import { useWords } from '../../../kit/words/words.ts';
import { BankDialog, type DepositRow } from './bank-dialog.tsx';

/** Books money that came in, with its payer: for a lease, or for none as long as nobody knows whose it is. */
export const ReceiptDialog = ({ row, onClose }: { readonly row: DepositRow | null; readonly onClose: () => void }) => {
  const t = useWords(adminWords);
  const act = useAct();
  const [payer, setPayer] = useState({ name: '', account: '' });
  return (
    <BankDialog
      title={t(row === null ? 'unmatched.book' : 'act.receive')}
      {...(row && { subject: row.offerName })}
      act={t('act.receive')}
      onClose={onClose}
      missing={() => (payer.name.trim().length < 2 ? { payerName: t('field.required') } : {})}
      onSend={(entry) =>
        act(depositsCalls.bookDepositReceipt, {
          ...entry,
          ...(row === null ? {} : { offerId: row.offerId }),
          payerName: payer.name,
          payerAccount: payer.account.trim() === '' ? null : payer.account,
        })
      }
    >
      {(errors) => (
        <>
          <TextField
            name="payerName"
            label={t('field.payerName')}
            value={payer.name}
            onChange={(name) => setPayer({ ...payer, name })}
            error={errors['payerName']}
            maxLength={200}
          />
          <TextField
            name="payerAccount"
            label={t('field.payerAccount')}
            hint={t('field.payerAccount.hint')}
            value={payer.account}
            onChange={(account) => setPayer({ ...payer, account })}
            error={errors['payerAccount']}
            inputMode="numeric"
            maxLength={40}
          />
        </>
      )}
    </BankDialog>
  );
};
