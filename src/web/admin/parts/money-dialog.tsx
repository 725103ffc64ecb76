/** The dialog that books money. */

import { useState } from 'react';
import { depositsCalls } from '../../../contract/deposits/endpoints.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';
import type { Day, Grosze } from '../../../domain/kit/brand.ts';
import { adminWords } from '../../../words/admin/pages.ts';
import { useAct } from '../../kit/calls/use-act.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { DayField } from '../../kit/form/day-field.tsx';
import { MoneyField } from '../../kit/form/number-field.tsx';
import { TextField } from '../../kit/form/text-field.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { Note } from '../../kit/parts/note.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import styles from '../console.module.css';

/** A lease in the list of deposits. */
export type DepositRow = OutputOf<typeof depositsCalls.listDeposits>['items'][number];

/** Acts that are a ledger entry: each needs the amount, the value date and the bank's reference. */
export const moneyActs = ['receiveDeposit', 'bookPayout', 'bookRefund', 'bookDisputedPayout'] as const;
/** A booking that the dialog can make. */
export type MoneyAct = (typeof moneyActs)[number];

const calls = {
  receiveDeposit: depositsCalls.bookDepositReceipt,
  bookPayout: depositsCalls.bookDepositPayout,
  bookRefund: depositsCalls.bookDepositRefund,
  bookDisputedPayout: depositsCalls.bookDepositPayout,
} as const satisfies Record<MoneyAct, unknown>;

type Entry = { readonly amount: Grosze | null; readonly valueDate: Day | null; readonly bankReference: string };
type Errors = Partial<Record<keyof Entry, string>>;

/** Books money for one lease; the sum that the rules expect stands in the field. */
export const MoneyDialog = ({ row, what, onClose }: { readonly row: DepositRow; readonly what: MoneyAct; readonly onClose: () => void }) => {
  const t = useWords(adminWords);
  const toast = useToast();
  const act = useAct();
  const f = useFormat();
  const refusalText = useRefusalText();
  const isReceipt = what === 'receiveDeposit';
  const [entry, setEntry] = useState<Entry>({ amount: isReceipt ? row.amount : (row.held as Grosze), valueDate: null, bankReference: '' });
  const [errors, setErrors] = useState<Errors>({});
  const required = t('field.required');
  const send = async (): Promise<void> => {
    const { amount, valueDate, bankReference } = entry;
    if (amount === null || valueDate === null || bankReference.trim() === '') {
      setErrors({
        ...(amount === null && { amount: required }),
        ...(valueDate === null && { valueDate: required }),
        ...(bankReference.trim() === '' && { bankReference: required }),
      });
      return;
    }
    const answer = await act(calls[what], { offerId: row.offerId, amount, valueDate, bankReference });
    if (answer.ok) {
      toast.good(t('done'));
      onClose();
    } else setErrors({ [answer.refusal.field ?? 'bankReference']: refusalText(answer.refusal) });
  };
  return (
    <Dialog open onClose={onClose} title={t('money.title', { act: t(`act.${what}`), name: row.offerName })}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {!isReceipt && row.payTo && <Note tone="navy">{t('money.to', { account: f.account(row.payTo) })}</Note>}
        <MoneyField
          name="amount"
          label={t('field.amount')}
          value={entry.amount}
          onChange={(amount) => setEntry({ ...entry, amount })}
          error={errors.amount}
        />
        <DayField
          name="valueDate"
          label={t('field.valueDate')}
          value={entry.valueDate}
          onChange={(valueDate) => setEntry({ ...entry, valueDate })}
          error={errors.valueDate}
        />
        <TextField
          name="bankReference"
          label={t('field.bankReference')}
          value={entry.bankReference}
          onChange={(bankReference) => setEntry({ ...entry, bankReference })}
          error={errors.bankReference}
          maxLength={64}
        />
        <footer>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="main" type="submit" busy={act.busy && t('busy')}>
            {t(`act.${what}`)}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
};
