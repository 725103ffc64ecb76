/** Money that no lease was found for, below the deposits of the console. */

import { useState } from 'react';
import { depositsCalls } from '../../../../contract/deposits/endpoints.ts';
import type { OutputOf } from '../../../../contract/kit/call.ts';
import type { Grosze } from '../../../../domain/kit/brand.ts';
import { TRANSFER_TITLE_MAX } from '../../../../domain/leases/rules/transfer-title.ts';
import { adminWords } from '../../../../words/admin/pages.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { TextField } from '../../../kit/form/text-field.tsx';
import { DataTable } from '../../../kit/lists/data-table.tsx';
import { Pager } from '../../../kit/page/pager.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { Card } from '../../../kit/parts/card.tsx';
import { Note } from '../../../kit/parts/note.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import styles from '../../console.module.css';
import { AdminReason } from '../admin-reason.tsx';
import { BankDialog } from './bank-dialog.tsx';
import { ReceiptDialog } from './receipt-dialog.tsx';

type TransferPage = OutputOf<typeof depositsCalls.listUnmatched>;
type UnmatchedTransfer = TransferPage['items'][number];

/** What counts the pages of this money in the address, beside those of the deposits. */
export const unmatchedPage = 'unmatched';

/** Money that no lease was found for: it is booked, found a lease for, or sent back. */
export const UnmatchedList = ({ items, page, pages }: TransferPage) => {
  const t = useWords(adminWords);
  const f = useFormat();
  const [isBooking, setBooking] = useState(false);
  return (
    <div className={styles['below']}>
      <Card title={t('unmatched.title')}>
        <p>{items.length === 0 ? t('unmatched.none') : t('unmatched.text')}</p>
        {items.length > 0 && (
          <DataTable
            label={t('unmatched.title')}
            inCard
            rows={items}
            keyOf={({ id }) => id}
            columns={[
              { head: t('field.payerName'), cell: (item) => <Payer item={item} /> },
              { head: t('field.valueDate'), named: true, cell: (item) => <Booked item={item} /> },
              { head: t('field.amount'), named: true, kind: 'number', cell: ({ amount }) => f.money(amount) },
              { head: t('acts'), kind: 'acts', cell: (item) => <Acts item={item} /> },
            ]}
          />
        )}
        <Pager page={page} pages={pages} name={unmatchedPage} />
        <div className={styles['acts']}>
          <Button size="s" kind="quiet" onClick={() => setBooking(true)}>
            {t('unmatched.book')}
          </Button>
        </div>
      </Card>
      {isBooking && <ReceiptDialog row={null} onClose={() => setBooking(false)} />}
    </div>
  );
};

type RowProps = { readonly item: UnmatchedTransfer };

const Payer = ({ item: { payerName, payerAccount } }: RowProps) => {
  const t = useWords(adminWords);
  const f = useFormat();
  return (
    <>
      <b>{payerName}</b>
      <small>{payerAccount === null ? t('unmatched.noAccount') : f.account(payerAccount)}</small>
    </>
  );
};

const Booked = ({ item: { bookedOn, bankReference } }: RowProps) => {
  const f = useFormat();
  return (
    <>
      {f.day(bookedOn)}
      <small>{bankReference}</small>
    </>
  );
};

const Acts = ({ item }: RowProps) => {
  const t = useWords(adminWords);
  const f = useFormat();
  const act = useAct();
  const [asking, setAsking] = useState<'assign' | 'return' | 'reverse' | null>(null);
  const close = (): void => setAsking(null);
  return (
    <>
      <div className={styles['acts']}>
        <Button size="s" onClick={() => setAsking('assign')}>
          {t('unmatched.assign')}
        </Button>
        <Button size="s" kind="quiet" onClick={() => setAsking('return')}>
          {t('unmatched.return')}
        </Button>
        <Button size="s" kind="quiet" onClick={() => setAsking('reverse')}>
          {t('unmatched.reverse')}
        </Button>
      </div>
      {asking === 'reverse' && <ReverseDialog receiptId={item.id} onClose={close} />}
      {asking === 'assign' && <AssignDialog item={item} onClose={close} />}
      {asking === 'return' && (
        <BankDialog
          title={t('unmatched.return')}
          act={t('unmatched.return')}
          amount={item.amount as Grosze}
          onClose={close}
          onSend={({ valueDate, bankReference }) => act(depositsCalls.returnReceipt, { receiptId: item.id, valueDate, bankReference })}
        >
          {() =>
            item.payerAccount !== null && (
              <Note tone="navy">{t('money.to', { name: item.payerName ?? '', account: f.account(item.payerAccount) })}</Note>
            )
          }
        </BankDialog>
      )}
    </>
  );
};

/** Takes a booking back that was a mistake; the reason stands in the ledger. */
const ReverseDialog = ({ receiptId, onClose }: { readonly receiptId: string; readonly onClose: () => void }) => {
  const t = useWords(adminWords);
  const act = useAct();
  const refusalText = useRefusalText();
  const send = async (reason: string): Promise<string | undefined> => {
    const answer = await act(depositsCalls.reverseDepositReceipt, { receiptId, reason });
    return answer.ok ? undefined : refusalText(answer.refusal);
  };
  return (
    <AdminReason readBy="log" title={t('unmatched.reverse')} act={t('unmatched.reverse')} label={t('why.reverse')} onClose={onClose} onSend={send} />
  );
};

const AssignDialog = ({ item, onClose }: { readonly item: UnmatchedTransfer; readonly onClose: () => void }) => {
  const t = useWords(adminWords);
  const act = useAct();
  const refusalText = useRefusalText();
  const [reference, setReference] = useState('');
  const [error, setError] = useState<string>();
  const send = async (): Promise<void> => {
    if (reference.trim() === '') return setError(t('field.required'));
    const answer = await act(depositsCalls.assignReceipt, { receiptId: item.id, reference });
    if (answer.ok) onClose();
    else setError(refusalText(answer.refusal));
  };
  return (
    <Dialog open onClose={onClose} title={t('unmatched.assign')}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextField
          name="reference"
          label={t('unmatched.reference')}
          hint={t('unmatched.reference.hint')}
          value={reference}
          onChange={setReference}
          error={error}
          maxLength={TRANSFER_TITLE_MAX}
        />
        <footer>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="main" type="submit" busy={act.busy && t('busy')}>
            {t('unmatched.assign')}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
};
