/** The dialogs that book money. */

import { type ReactNode, useState } from 'react';
import type { depositsCalls } from '../../../../contract/deposits/endpoints.ts';
import type { OutputOf } from '../../../../contract/kit/call.ts';
import type { Answer } from '../../../../contract/kit/client.ts';
import type { Day, Grosze } from '../../../../domain/kit/brand.ts';
import { adminWords } from '../../../../words/admin/pages.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { DayField } from '../../../kit/form/day-field.tsx';
import { MoneyField } from '../../../kit/form/number-field.tsx';
import { TextField } from '../../../kit/form/text-field.tsx';
import { Facts } from '../../../kit/lists/facts.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import styles from '../../console.module.css';

/** A lease in the list of deposits. */
export type DepositRow = OutputOf<typeof depositsCalls.listDeposits>['items'][number];

/** What the bank says of a transfer. */
export type BankEntry = { readonly amount: Grosze; readonly valueDate: Day; readonly bankReference: string };

type TransferEntry = { readonly amount: Grosze | null; readonly valueDate: Day | null; readonly bankReference: string };
type Errors = Readonly<Record<string, string>>;
type ReceiptAnswer = Answer<OutputOf<typeof depositsCalls.bookDepositReceipt>>;

type BankDialogProps = {
  readonly title: string;
  /** The premises, as long as the money belongs to some. */
  readonly subject?: string;
  readonly act: string;
  /** A sum that the rules fix; without it the person types what the bank says. */
  readonly amount?: Grosze;
  /** Fields of this booking alone, above those that every booking has; they show their own errors. */
  readonly children?: (errors: Errors) => ReactNode;
  /** What of the own fields is missing, by field. */
  readonly missing?: () => Errors;
  readonly onClose: () => void;
  readonly onSend: (entry: BankEntry) => Promise<ReceiptAnswer>;
};

/** Asks for what the bank says and books it. */
export const BankDialog = ({ title, subject, act, amount, children, missing, onClose, onSend }: BankDialogProps) => {
  const t = useWords(adminWords);
  const f = useFormat();
  const toast = useToast();
  const refusalText = useRefusalText();
  const [busy, setBusy] = useState(false);
  const [entry, setEntry] = useState<TransferEntry>({ amount: amount ?? null, valueDate: null, bankReference: '' });
  const [errors, setErrors] = useState<Errors>({});
  const send = async (): Promise<void> => {
    const { amount: sum, valueDate, bankReference } = entry;
    const required = t('field.required');
    const found: Errors = {
      ...missing?.(),
      ...(sum === null && { amount: required }),
      ...(valueDate === null && { valueDate: required }),
      ...(bankReference.trim() === '' && { bankReference: required }),
    };
    setErrors(found);
    if (sum === null || valueDate === null || Object.keys(found).length > 0) return;
    setBusy(true);
    const answer = await onSend({ amount: sum, valueDate, bankReference });
    setBusy(false);
    if (!answer.ok) return setErrors({ [answer.refusal.field ?? 'bankReference']: refusalText(answer.refusal) });
    toast.good(t('done'));
    onClose();
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
        {subject && <p className={styles['subject']}>{subject}</p>}
        {children?.(errors)}
        {amount === undefined ? (
          <MoneyField
            name="amount"
            label={t('field.amount')}
            value={entry.amount}
            onChange={(sum) => setEntry({ ...entry, amount: sum })}
            error={errors['amount']}
          />
        ) : (
          <Facts rows={[[t('field.amount'), f.money(amount)]]} />
        )}
        <DayField
          name="valueDate"
          label={t('field.valueDate')}
          value={entry.valueDate}
          onChange={(valueDate) => setEntry({ ...entry, valueDate })}
          error={errors['valueDate']}
        />
        <TextField
          name="bankReference"
          label={t('field.bankReference')}
          value={entry.bankReference}
          onChange={(bankReference) => setEntry({ ...entry, bankReference })}
          error={errors['bankReference']}
          maxLength={64}
        />
        <footer>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="main" type="submit" busy={busy && t('busy')}>
            {act}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
};
