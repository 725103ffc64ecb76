import type { adminCalls } from '../../../contract/admin/endpoints.ts';
import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { Grosze, Instant } from '../../../domain/kit/brand.ts';
import { ZERO } from '../../../domain/kit/money.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import { leaseMachine } from '../../../domain/leases/machine.ts';
import { allowedOnLease } from '../../../domain/leases/permissions.ts';
import type { LeaseState } from '../../../domain/leases/types.ts';
import { translator } from '../../../words/kit/words.ts';
import { en } from '../../../words/leases/en/tasks.ts';
import { pl } from '../../../words/leases/pl/tasks.ts';
import type { Ctx } from '../../kit/context.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { factsOf, type LeaseRow, pageOfLeases } from '../store/leases.ts';
import { depositsHeld } from '../store/ledger.ts';
import { pageOfTasks, type TaskRow } from '../store/tasks.ts';

/** Rows on a page of the console. */
const PAGE = 20;

/** The states in which the operator has money to book; read from the lifecycle's own table. */
const moneyStates: readonly LeaseState[] = [
  ...new Set(leaseMachine.filter((row) => row.by.includes('admin') && row.on !== 'endUnpaid').flatMap((row) => row.from)),
];

type DepositPage = OutputOf<typeof adminCalls.listDeposits>;

const payToOf = (row: LeaseRow, isRefund: boolean): string | null => (isRefund ? row.tenant.bankAccount : row.landlord.bankAccount);

const depositRow = (row: LeaseRow, held: Grosze, now: Instant): DepositPage['items'][number] => {
  const lease = factsOf(row, held);
  const isRefund = lease.refundDue !== null && lease.disputeDecision !== 'payout';
  return {
    offerId: row.offerId,
    leaseId: row.id,
    offerName: row.offerName,
    reference: row.reference,
    state: row.state,
    tenant: row.tenant.name,
    landlord: row.landlord.name,
    amount: row.deposit,
    held,
    due: row.depositDue,
    payoutDue: lease.payout.at === 'due' ? lease.payout.day : null,
    refundDue: lease.refundDue,
    payTo: held > 0 && (isRefund || lease.payout.at === 'due') ? payToOf(row, isRefund) : null,
    disputed: row.disputed,
    depositProblem: row.depositProblem,
    allowed: [...allowedOnLease({ lease, now }, { side: null, isAdmin: true })],
  };
};

/** Leases by their deposits, those that wait for the operator first named. */
export const listDeposits = async (ctx: Ctx, { waiting, page }: InputOf<typeof adminCalls.listDeposits>): Promise<Result<DepositPage>> => {
  const { rows, total } = await pageOfLeases(ctx.db, { states: waiting ? moneyStates : null, page, size: PAGE });
  const ids = rows.map((row) => row.id);
  const [held, now] = [await depositsHeld(ctx.db, ids), await databaseNow(ctx.db)];
  return ok({ items: rows.map((row) => depositRow(row, held.get(row.id) ?? ZERO, now)), page, pages: Math.max(1, Math.ceil(total / PAGE)), total });
};

const translators = { pl: translator(pl, 'pl'), en: translator(en, 'en') };
const isKnown = (kind: string): kind is keyof typeof pl => Object.hasOwn(pl, kind);

const titleOf = (ctx: Ctx, task: TaskRow): string => {
  const kind = `task.${task.kind}`;
  const offer = String(task.facts['offer'] ?? '');
  return isKnown(kind) ? translators[ctx.lang](kind, { offer }) : task.kind;
};

/** What waits for an admin. */
export const listTasks = async (
  ctx: Ctx,
  { open, page }: InputOf<typeof adminCalls.listTasks>,
): Promise<Result<OutputOf<typeof adminCalls.listTasks>>> => {
  const { rows, total } = await pageOfTasks(ctx.db, open, page, PAGE);
  const items = rows.map((task) => ({
    id: task.id,
    kind: task.kind,
    offerId: task.offerId,
    title: titleOf(ctx, task),
    createdAt: task.createdAt,
    closedAt: task.closedAt,
    facts: { ...task.facts },
  }));
  return ok({ items, page, pages: Math.max(1, Math.ceil(total / PAGE)), total });
};
