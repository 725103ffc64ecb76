import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { adminCalls } from '../../contract/admin/endpoints.ts';
import { requireAdmin } from '../accounts/parts/session.ts';
import { Pager } from '../kit/page/pager.tsx';
import { ask, orErrorPage } from '../kit/page/request.ts';
import { Badge } from '../kit/parts/badge.tsx';
import { Empty } from '../kit/parts/states.tsx';
import { useFormat } from '../kit/words/format.ts';
import { useWords } from '../kit/words/words.ts';
import { LeaseBadge } from '../leases/parts/lease-badge.tsx';
import styles from './console.module.css';
import { adminWords } from './parts/admin-words.ts';
import { DepositActs } from './parts/deposit-acts.tsx';
import { ListHead, listQuery } from './parts/list-head.tsx';
import type { DepositRow } from './parts/money-dialog.tsx';

export const loader = async (args: LoaderFunctionArgs) => {
  requireAdmin(args);
  return orErrorPage(await ask(args.context)(adminCalls.listDeposits, listQuery(args.url)));
};

const Due = ({ row }: { readonly row: DepositRow }) => {
  const t = useWords(adminWords);
  const f = useFormat();
  if (row.payoutDue) return <small>{t('due.payout', { day: f.day(row.payoutDue) })}</small>;
  if (row.refundDue) return <small>{t('due.refund', { day: f.day(row.refundDue) })}</small>;
  // A deposit that has arrived is due no more.
  return row.held > 0 ? null : <small>{t('due.deposit', { day: f.day(row.due) })}</small>;
};

const Row = ({ row }: { readonly row: DepositRow }) => {
  const t = useWords(adminWords);
  const f = useFormat();
  return (
    <tr>
      <td>
        <b>{row.offerName}</b>
        <small>
          {row.tenant} · {row.landlord}
        </small>
      </td>
      <td data-label={t('reference')} className="nw">
        {t('transfer', { reference: row.reference })}
      </td>
      <td data-label={t('state')}>
        <LeaseBadge status={row.state} />
        {row.disputed && <Badge tone="red">{t('disputed')}</Badge>}
        <Due row={row} />
        {row.depositProblem && <small>{row.depositProblem}</small>}
      </td>
      <td data-label={t('amount')} className={styles['n']}>
        {f.money(row.amount)}
      </td>
      <td data-label={t('held')} className={styles['n']}>
        {f.money(row.held)}
      </td>
      <td>
        <DepositActs row={row} />
      </td>
    </tr>
  );
};

export default function DepositsPage() {
  const { items, page, pages } = useLoaderData<typeof loader>();
  const t = useWords(adminWords);
  return (
    <>
      <ListHead title={t('deposits.title')} text={t('deposits.text')} views={[t('tab.waiting'), t('tab.all')]} />
      {items.length === 0 ? (
        <Empty title={t('empty.deposits')} />
      ) : (
        <table className={styles['table']}>
          <thead>
            <tr>
              <th>{t('lease')}</th>
              <th>{t('reference')}</th>
              <th>{t('state')}</th>
              <th className={styles['n']}>{t('amount')}</th>
              <th className={styles['n']}>{t('held')}</th>
              <th>
                <span className="sr">{t('acts')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((row) => (
              <Row key={row.leaseId} row={row} />
            ))}
          </tbody>
        </table>
      )}
      <Pager page={page} pages={pages} />
    </>
  );
}
