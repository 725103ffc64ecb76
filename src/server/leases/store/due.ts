/** Where the clock finds leases whose written form is missing, and those whose time for the handover has passed. */

import { and, eq, exists, inArray, isNotNull, isNull, lt, lte, notInArray, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Instant } from '../../../domain/kit/brand.ts';
import { endedStates, formReminders, openFormStates } from '../../../domain/leases/rules/form.ts';
import { longStopDue, statementsDue, waitingStates } from '../../../domain/leases/rules/reminders.ts';
import type { DueRows } from '../../kit/clock/duties.ts';
import { leaseForm } from '../tables/form.ts';
import { lease } from '../tables/lease.ts';

const stands = exists(
  new QueryBuilder()
    .select({ id: lease.id })
    .from(lease)
    .where(and(eq(lease.id, leaseForm.leaseId), notInArray(lease.state, [...endedStates]))),
);
const isReminded = (signedBefore: Instant): SQL => lt(leaseForm.signedAt, signedBefore);

/** Leases over 12 months whose written form is missing, by the latest reminder that they have come to. */
export const formsMissing: DueRows = {
  table: leaseForm,
  id: leaseForm.leaseId,
  where: (now) => {
    const first = formReminders(now).at(-1);
    return first === undefined ? sql`false` : and(inArray(leaseForm.state, [...openFormStates]), isReminded(first.signedBefore), stands);
  },
  occasion: (now) => {
    const latest = formReminders(now).map(({ days, signedBefore }) => sql`when ${isReminded(signedBefore)} then ${`day ${days}`}::text`);
    return sql`case ${sql.join(latest, sql` `)} end`;
  },
};

const waits = { table: lease, id: lease.id } as const;
const isWaiting = inArray(lease.state, [...waitingStates]);

/** Leases in which nobody may withdraw any more and no protocol is signed: the operator calls both sides. */
export const longStops: DueRows = { ...waits, where: (now) => and(isWaiting, isNull(lease.calledAt), lte(lease.withdrawalUntil, longStopDue(now))) };

/** Leases whose sides were called and have not agreed. */
export const unansweredCalls: DueRows = {
  ...waits,
  where: (now) => and(isWaiting, isNotNull(lease.calledAt), lt(lease.calledAt, statementsDue(now))),
};
