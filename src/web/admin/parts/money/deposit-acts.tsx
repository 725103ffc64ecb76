import { useState } from 'react';
import { depositsCalls } from '../../../../contract/deposits/endpoints.ts';
import type { Grosze } from '../../../../domain/kit/brand.ts';
import { adminWords } from '../../../../words/admin/pages.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { ChoiceField } from '../../../kit/form/choice-field.tsx';
import { TextField } from '../../../kit/form/text-field.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { Note } from '../../../kit/parts/note.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import styles from '../../console.module.css';
import { AdminReason } from '../admin-reason.tsx';
import { BankDialog, type DepositRow } from './bank-dialog.tsx';
import { ReceiptDialog } from './receipt-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { TitleDialog } from './title-dialog.tsx';

type Payee = DepositRow['payees'][number];
type OpenDialog = 'receive' | 'reverse' | 'setProblem' | 'clearProblem' | 'recordTitle' | Payee | null;

const receipts = ['receiveDeposit', 'receiveLate', 'bookReceipt'] as const;
const reversals = ['reverseReceipt', 'undoReceipt', 'undoLast'] as const;
const actsOf = { payout: ['bookPayout'], refund: ['bookRefund', 'bookPartRefund'], court: ['bookCourt'] } as const;
const nameOf = { payout: 'act.bookPayout', refund: 'act.bookRefund', court: 'act.bookCourt' } as const;

/** What an admin may book or note for a lease. */
export const DepositActs = ({ row }: { readonly row: DepositRow }) => {
  const t = useWords(adminWords);
  const f = useFormat();
  const [asking, setAsking] = useState<OpenDialog>(null);
  const close = (): void => setAsking(null);
  const may = (acts: readonly DepositRow['allowed'][number][]): boolean => acts.some((act) => row.allowed.includes(act));
  const payees = row.payees.filter(({ kind }) => may(actsOf[kind]));
  const quiet = [
    ['reverse', may(reversals) && row.receipts.length > 0],
    ['setProblem', may(['setProblem'])],
    ['clearProblem', may(['clearProblem'])],
    ['recordTitle', may(['recordTitle'])],
  ] as const;
  return (
    <div className={styles['acts']}>
      {payees.map((payee) => (
        <Button key={`${payee.kind} ${payee.account}`} size="s" onClick={() => setAsking(payee)}>
          {t(nameOf[payee.kind])} {payees.length > 1 && f.money(payee.amount)}
        </Button>
      ))}
      {may(receipts) && (
        <Button size="s" {...(may(['receiveDeposit']) ? {} : { kind: 'quiet' as const })} onClick={() => setAsking('receive')}>
          {t('act.receive')}
        </Button>
      )}
      {quiet
        .filter(([, isAllowed]) => isAllowed)
        .map(([act]) => (
          <Button key={act} size="s" kind="quiet" onClick={() => setAsking(act)}>
            {t(`act.${act}`)}
          </Button>
        ))}
      {asking === 'receive' && <ReceiptDialog row={row} onClose={close} />}
      {asking === 'recordTitle' && <TitleDialog row={row} onClose={close} />}
      {asking !== null && typeof asking !== 'string' && asking.kind === 'court' && <CourtDialog row={row} payee={asking} onClose={close} />}
      {(asking === 'reverse' || asking === 'setProblem' || asking === 'clearProblem') && <WhyDialog row={row} what={asking} onClose={close} />}
      {asking !== null && typeof asking !== 'string' && asking.kind === 'refund' && <RefundDialog row={row} payee={asking} onClose={close} />}
      {asking !== null && typeof asking !== 'string' && asking.kind === 'payout' && <PayoutDialog row={row} payee={asking} onClose={close} />}
    </div>
  );
};

const PayoutDialog = ({ row, payee, onClose }: { readonly row: DepositRow; readonly payee: Payee; readonly onClose: () => void }) => {
  const t = useWords(adminWords);
  const f = useFormat();
  const act = useAct();
  return (
    <BankDialog
      title={t('act.bookPayout')}
      subject={row.offerName}
      act={t('act.bookPayout')}
      amount={payee.amount as Grosze}
      onClose={onClose}
      onSend={(entry) => act(depositsCalls.bookDepositPayout, { offerId: row.offerId, ...entry, ...(payee.account && { account: payee.account }) })}
    >
      {() => (
        <Note tone={payee.isNew ? 'amber' : 'navy'}>
          {t('money.to', { name: payee.name, account: f.account(payee.account ?? '') })}
          {payee.isNew && <p>{t('money.to.new')}</p>}
        </Note>
      )}
    </BankDialog>
  );
};

type ReasonDialogProps = { readonly row: DepositRow; readonly what: 'reverse' | 'setProblem' | 'clearProblem'; readonly onClose: () => void };

/** Acts that need nothing but their reason, which both sides read. */
const WhyDialog = ({ row, what, onClose }: ReasonDialogProps) => {
  const t = useWords(adminWords);
  const act = useAct();
  const refusalText = useRefusalText();
  const f = useFormat();
  const { offerId } = row;
  const [receiptId, setReceipt] = useState(row.receipts.at(-1)?.id);
  const send = async (reason: string): Promise<string | undefined> => {
    const answer =
      what === 'reverse'
        ? await act(depositsCalls.reverseDepositReceipt, { offerId, reason, ...(receiptId === undefined ? {} : { receiptId }) })
        : what === 'setProblem'
          ? await act(depositsCalls.setDepositProblem, { offerId, problem: reason })
          : await act(depositsCalls.clearDepositProblem, { offerId, reason });
    return answer.ok ? undefined : refusalText(answer.refusal);
  };
  return (
    <AdminReason
      readBy="addressees"
      title={t(`act.${what}`)}
      subject={row.offerName}
      act={t(`act.${what}`)}
      label={t(`why.${what}`)}
      onClose={onClose}
      onSend={send}
    >
      {what === 'reverse' && row.allowed.includes('undoLast') && (
        <Note tone="amber">{t(row.disputed ? 'reverse.last.disputed' : 'reverse.last')}</Note>
      )}
      {what === 'reverse' && row.receipts.length > 1 && (
        <ChoiceField
          name="receipt"
          label={t('reverse.which')}
          value={receiptId ?? null}
          tiles
          onChange={setReceipt}
          options={row.receipts.map(({ id, amount, bookedOn, payerName, bankReference }) => ({
            value: id,
            label: f.money(amount as Grosze),
            hint: t('reverse.one', { day: f.day(bookedOn), name: payerName ?? '', reference: bankReference }),
          }))}
        />
      )}
    </AdminReason>
  );
};

/** What is paid into court: the admin names the court and its account. */
const CourtDialog = ({ row, payee, onClose }: { readonly row: DepositRow; readonly payee: Payee; readonly onClose: () => void }) => {
  const t = useWords(adminWords);
  const act = useAct();
  const [to, setTo] = useState({ recipient: '', account: '' });
  const missing = (): Readonly<Record<string, string>> =>
    Object.fromEntries(
      Object.entries(to)
        .filter(([, value]) => value.trim().length < 3)
        .map(([field]) => [field, t('field.required')]),
    );
  return (
    <BankDialog
      title={t('act.bookCourt')}
      subject={row.offerName}
      act={t('act.bookCourt')}
      amount={payee.amount as Grosze}
      onClose={onClose}
      missing={missing}
      onSend={(entry) => act(depositsCalls.bookCourtDeposit, { offerId: row.offerId, ...entry, ...to })}
    >
      {(errors) =>
        (['recipient', 'account'] as const).map((field) => (
          <TextField
            key={field}
            name={field}
            label={t(`refund.${field}`)}
            value={to[field]}
            onChange={(value) => setTo({ ...to, [field]: value })}
            error={errors[field]}
            maxLength={field === 'account' ? 40 : 200}
          />
        ))
      }
    </BankDialog>
  );
};
