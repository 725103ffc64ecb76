/** Where the clock finds deposits that are missing, and money that should have left. */

import { and, eq, exists, gt, inArray, isNull, lt, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Instant } from '../../../domain/kit/brand.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import { depositReminders, depositStates, overdueDue, refundStates } from '../../../domain/leases/rules/reminders.ts';
import type { DueRows } from '../../kit/clock/duties.ts';
import { lease } from '../../leases/tables/lease.ts';
import { depositDispute, depositTransfer } from '../tables/records.ts';

const query = new QueryBuilder();
const once = (): SQL<string> => sql`'once'`;
const isAwaited = inArray(lease.state, [...depositStates]);
const isReminded = (signedBefore: Instant): SQL => lt(lease.signedAt, signedBefore);

/** Leases whose deposit is missing and not overdue yet, by the latest reminder that they have come to. */
export const missingDeposits: DueRows = {
  table: lease,
  id: lease.id,
  where: (now) =>
    and(isAwaited, gt(lease.depositDue, overdueDue(now)), or(...depositReminders(now).map(({ signedBefore }) => isReminded(signedBefore)))),
  occasion: (now) => {
    const latest = depositReminders(now).map(({ n, signedBefore }) => sql`when ${isReminded(signedBefore)} then ${String(n)}::text`);
    return sql`case ${sql.join(latest, sql` `)} end`;
  },
};

/** Leases whose deposit is so late that the landlord may end them. */
export const overdueDeposits: DueRows = {
  table: lease,
  id: lease.id,
  where: (now) => and(isAwaited, lte(lease.depositDue, overdueDue(now))),
  occasion: once,
};

const isLate = (kind: 'payout' | 'refund', now: Instant): SQL | undefined =>
  and(eq(depositTransfer.kind, kind), isNull(depositTransfer.bookedOn), lt(depositTransfer.due, dayOf(now)));

/** Leases whose payout should have left. */
export const latePayouts: DueRows = { table: depositTransfer, id: depositTransfer.leaseId, where: (now) => isLate('payout', now), occasion: once };

const isRefunded = exists(
  query
    .select({ id: lease.id })
    .from(lease)
    .where(and(eq(lease.id, depositTransfer.leaseId), inArray(lease.state, [...refundStates]))),
);
const isUndisputed = notExists(
  query
    .select({ id: depositDispute.id })
    .from(depositDispute)
    .where(and(eq(depositDispute.leaseId, depositTransfer.leaseId), isNull(depositDispute.decidedAt))),
);

/** Leases whose refund should have left and that nobody disputes. */
export const lateRefunds: DueRows = {
  table: depositTransfer,
  id: depositTransfer.leaseId,
  where: (now) => and(isLate('refund', now), isRefunded, isUndisputed),
  occasion: once,
};
