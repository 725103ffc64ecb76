/** The console's list of deposits. */

import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { depositsCalls } from '../../../contract/deposits/endpoints.ts';
import { leasePath } from '../../../domain/kit/page/deal-paths.ts';
import { isDepositAwaited } from '../../../domain/leases/rules/status.ts';
import { adminWords } from '../../../words/admin/pages.ts';
import { requireAdmin } from '../../accounts/parts/session.ts';
import { Link } from '../../kit/page/link.tsx';
import { pageIn } from '../../kit/page/pages.ts';
import { ask, orErrorPage } from '../../kit/page/request.ts';
import { Badge } from '../../kit/parts/badge.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import { LeaseBadge } from '../../leases/parts/lease-badge.tsx';
import styles from '../console.module.css';
import { ConsoleTable, listQuery } from '../parts/console-table.tsx';
import { Approvals } from '../parts/money/approvals.tsx';
import type { DepositRow } from '../parts/money/bank-dialog.tsx';
import { DepositActs } from '../parts/money/deposit-acts.tsx';
import { DisputeSubject } from '../parts/money/dispute-subject.tsx';
import { UnmatchedList, unmatchedPage } from '../parts/money/unmatched-list.tsx';

export const loader = async (args: LoaderFunctionArgs) => {
  requireAdmin(args);
  const list = orErrorPage(await ask(args.context)(depositsCalls.listDeposits, listQuery(args.url)));
  const unmatched = orErrorPage(await ask(args.context)(depositsCalls.listUnmatched, { page: pageIn(args.url, unmatchedPage) }));
  return { list, unmatched };
};

export default function DepositsPage() {
  const { list, unmatched } = useLoaderData<typeof loader>();
  const t = useWords(adminWords);
  const f = useFormat();
  return (
    <>
      <ConsoleTable
        title={t('deposits.title')}
        text={t('deposits.text')}
        views={[t('tab.waiting'), t('tab.all')]}
        list={list}
        keyOf={({ leaseId }) => leaseId}
        empty={[t('empty.deposits')]}
        columns={[
          { head: t('lease'), cell: (row) => <LeaseName row={row} /> },
          { head: t('reference'), named: true, kind: 'unbroken', cell: ({ reference }) => t('transfer', { reference }) },
          {
            head: t('state'),
            named: true,
            // What may be done stands under what it is done to: a column of its own would leave neither enough room.
            cell: (row) => (
              <>
                <State row={row} />
                <div className={styles['under']}>
                  <DepositActs row={row} />
                </div>
              </>
            ),
          },
          { head: t('amount'), named: true, kind: 'number', cell: ({ amount }) => f.money(amount) },
          { head: t('held'), named: true, kind: 'number', cell: ({ held, payable }) => f.money(held + payable) },
        ]}
      />
      <UnmatchedList {...unmatched} />
    </>
  );
}

const LeaseName = ({ row }: { readonly row: DepositRow }) => (
  <>
    <b>
      <Link to={leasePath(row.offerId)}>{row.offerName}</Link>
    </b>
    <small>
      {row.tenant} · {row.landlord}
    </small>
  </>
);

const State = ({ row }: { readonly row: DepositRow }) => {
  const t = useWords(adminWords);
  return (
    <>
      <span className={styles['states']}>
        <LeaseBadge status={row.state} ending={row.ending} />
        {row.disputed && <Badge tone="red">{t('disputed')}</Badge>}
      </span>
      <Due row={row} />
      {row.depositProblem && <small>{t('problem', { problem: row.depositProblem })}</small>}
      <Receipts row={row} />
      <DisputeSubject row={row} />
      <Approvals row={row} />
    </>
  );
};

/** What came in and from whom: a refund goes back there. */
const Receipts = ({ row }: { readonly row: DepositRow }) => {
  const t = useWords(adminWords);
  const f = useFormat();
  return row.receipts.map(({ amount, bookedOn, bankReference, payerName, payerAccount }) => (
    <small key={`${bankReference} ${amount}`}>
      {t('receipt', {
        amount: f.money(amount),
        day: f.day(bookedOn),
        payer: [payerName, payerAccount === null ? null : f.account(payerAccount)].filter((part) => part !== null).join(', '),
      })}
    </small>
  ));
};

const Due = ({ row }: { readonly row: DepositRow }) => {
  const t = useWords(adminWords);
  const f = useFormat();
  if (row.payoutDue) return <small>{t('due.payout', { day: f.day(row.payoutDue) })}</small>;
  if (row.disputed) return null;
  if (row.refundDue) return <small>{t('due.refund', { day: f.day(row.refundDue) })}</small>;
  if (isDepositAwaited(row.state) && row.held > 0)
    return <small>{t('due.rest', { amount: f.money(row.amount - row.held), day: f.day(row.due) })}</small>;
  // A deposit that has arrived is due no more.
  return row.held > 0 ? null : <small>{t('due.deposit', { day: f.day(row.due) })}</small>;
};
