import { useState } from 'react';
import { depositsCalls } from '../../../../contract/deposits/endpoints.ts';
import type { Grosze } from '../../../../domain/kit/brand.ts';
import { adminWords } from '../../../../words/admin/pages.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { ChoiceField } from '../../../kit/form/choice-field.tsx';
import { TextField } from '../../../kit/form/text-field.tsx';
import { Note } from '../../../kit/parts/note.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import { BankDialog, type DepositRow } from './bank-dialog.tsx';

type Payee = DepositRow['payees'][number];

/** Books a refund to the payer's own account; elsewhere it is prepared for a second admin, with the reason. */
export const RefundDialog = ({ row, payee, onClose }: { readonly row: DepositRow; readonly payee: Payee; readonly onClose: () => void }) => {
  const t = useWords(adminWords);
  const f = useFormat();
  const act = useAct();
  const [elsewhere, setElsewhere] = useState(payee.account === null);
  const [to, setTo] = useState({ account: '', recipient: '', reason: '' });
  const missing = (): Readonly<Record<string, string>> =>
    Object.fromEntries(
      Object.entries(to)
        .filter(([, value]) => elsewhere && value.trim().length < 3)
        .map(([field]) => [field, t('field.required')]),
    );
  return (
    <BankDialog
      title={t('act.bookRefund')}
      subject={row.offerName}
      act={elsewhere ? t('act.prepare') : t('act.bookRefund')}
      amount={payee.amount as Grosze}
      onClose={onClose}
      missing={missing}
      onSend={(entry) =>
        act(depositsCalls.bookDepositRefund, { offerId: row.offerId, ...entry, payerAccount: payee.account, ...(elsewhere ? to : {}) })
      }
    >
      {(errors) => (
        <>
          <Note tone="navy">
            {payee.account === null
              ? t('money.to.none', { name: payee.name })
              : t('money.to', { name: payee.name, account: f.account(payee.account) })}
          </Note>
          {payee.account !== null && (
            <ChoiceField
              name="elsewhere"
              label={t('refund.where')}
              value={elsewhere}
              onChange={setElsewhere}
              options={[
                { value: false, label: t('refund.own') },
                { value: true, label: t('refund.elsewhere') },
              ]}
            />
          )}
          {elsewhere && (
            <>
              <Note tone="amber">{t('refund.two')}</Note>
              {(['recipient', 'account', 'reason'] as const).map((field) => (
                <TextField
                  key={field}
                  name={field}
                  label={t(`refund.${field}`)}
                  value={to[field]}
                  onChange={(value) => setTo({ ...to, [field]: value })}
                  error={errors[field]}
                  maxLength={field === 'account' ? 40 : 200}
                />
              ))}
            </>
          )}
        </>
      )}
    </BankDialog>
  );
};
