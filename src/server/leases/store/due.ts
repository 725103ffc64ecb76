/** Where the clock finds leases that somebody leaves waiting. */

import { and, gte, inArray, lt, sql } from 'drizzle-orm';
import { mediatedBefore, silentBefore, waitingStates } from '../../../domain/leases/rules/reminders.ts';
import type { DueRows } from '../../kit/clock/duties.ts';
import { lease } from '../tables/lease.ts';

const rows = { table: lease, id: lease.id } as const;
const isWaiting = inArray(lease.state, [...waitingStates]);
const thisWait = (): ReturnType<NonNullable<DueRows['occasion']>> => sql`${lease.state} || ' since ' || ${lease.stateSince}::text`;

/** Leases that have waited since yesterday. */
export const silentLeases: DueRows = {
  ...rows,
  where: (now) => and(isWaiting, lt(lease.stateSince, silentBefore(now)), gte(lease.stateSince, mediatedBefore(now))),
  occasion: thisWait,
};

/** Leases that have waited so long that somebody mediates. */
export const mediatedLeases: DueRows = {
  ...rows,
  where: (now) => and(isWaiting, lt(lease.stateSince, mediatedBefore(now))),
  occasion: thisWait,
};
