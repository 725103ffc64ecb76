/** Where the clock finds deposits that are missing, and money that should have left. */

import { and, eq, exists, gt, inArray, isNull, lt, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Instant } from '../../../domain/kit/brand.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import { depositReminders, depositStates, longStopDue, overdueDue, refundStates } from '../../../domain/leases/rules/reminders.ts';
import type { DueRows } from '../../kit/clock/duties.ts';
import { lease } from '../../leases/tables/lease.ts';
import { depositDispute, depositTransfer } from '../tables/records.ts';

const query = new QueryBuilder();
const once = (): SQL<string> => sql`'once'`;
const isAwaited = inArray(lease.state, [...depositStates]);
const isReminded = (begunBefore: Instant): SQL => lt(lease.depositTermAt, begunBefore);
/** Each term of a deposit is reminded and overdue for itself. */
const ofTerm = (what: SQL | string): SQL<string> => sql`${lease.depositDue}::text || ':' || (${what})::text`;

/** Leases whose deposit is missing and not overdue yet, by the latest reminder that they have come to. */
export const missingDeposits: DueRows = {
  table: lease,
  id: lease.id,
  where: (now) =>
    and(isAwaited, gt(lease.depositDue, overdueDue(now)), or(...depositReminders(now).map(({ begunBefore }) => isReminded(begunBefore)))),
  occasion: (now) => {
    const latest = depositReminders(now).map(({ n, begunBefore }) => sql`when ${isReminded(begunBefore)} then ${String(n)}::text`);
    return ofTerm(sql`case ${sql.join(latest, sql` `)} end`);
  },
};

/** Leases whose deposit is so late that the landlord may end them. */
export const overdueDeposits: DueRows = {
  table: lease,
  id: lease.id,
  where: (now) => and(isAwaited, lte(lease.depositDue, overdueDue(now))),
  occasion: () => ofTerm('overdue'),
};

const isLate = (kind: 'payout' | 'refund', now: Instant): SQL | undefined =>
  and(eq(depositTransfer.kind, kind), isNull(depositTransfer.bookedOn), lt(depositTransfer.due, dayOf(now)));

/** Leases whose payout should have left. */
export const latePayouts: DueRows = { table: depositTransfer, id: depositTransfer.leaseId, where: (now) => isLate('payout', now), occasion: once };

const isUndisputed = notExists(
  query
    .select({ id: depositDispute.id })
    .from(depositDispute)
    .where(and(eq(depositDispute.leaseId, depositTransfer.leaseId), isNull(depositDispute.decidedAt))),
);

/** Leases whose refund should have left, whatever became of them, and that nobody disputes. */
export const lateRefunds: DueRows = {
  table: depositTransfer,
  id: depositTransfer.leaseId,
  where: (now) => and(isLate('refund', now), isUndisputed),
  occasion: () => sql`${depositTransfer.due}::text`,
};

/** Disputes that nobody settled before the day from which the deposit may be paid into court (docs/rules/deposits.md#long-stop). */
export const lastingDisputes: DueRows = {
  table: depositDispute,
  id: depositDispute.leaseId,
  where: (now) =>
    and(
      isNull(depositDispute.decidedAt),
      exists(
        query
          .select({ id: lease.id })
          .from(lease)
          .where(and(eq(lease.id, depositDispute.leaseId), inArray(lease.state, [...refundStates]), lte(lease.withdrawalUntil, longStopDue(now)))),
      ),
    ),
  occasion: () => sql`${depositDispute.id}`,
};
