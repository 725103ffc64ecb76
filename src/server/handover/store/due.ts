/** Where the clock finds meetings, and leases that wait for their protocol. */

import { and, eq, exists, gt, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Instant } from '../../../domain/kit/brand.ts';
import { lateMeeting, mediatedBefore, meetingReminders, silentBefore, waitingStates } from '../../../domain/leases/rules/reminders.ts';
import { protocolWritingStates } from '../../../domain/leases/types.ts';
import type { DueRows } from '../../kit/clock/duties.ts';
import { lease } from '../../leases/tables/lease.ts';
import { appointment } from '../tables.ts';

const isUnwritten = exists(
  new QueryBuilder()
    .select({ id: lease.id })
    .from(lease)
    .where(and(eq(lease.id, appointment.leaseId), inArray(lease.state, [...protocolWritingStates]))),
);
/** The tenant's appointment is the meeting; nobody has sent a protocol of it yet. */
const meetings = { table: appointment, id: appointment.leaseId } as const;
const isMeeting = (began: SQL): SQL | undefined => and(eq(appointment.side, 'tenant'), began, isUnwritten);
const byThen = (at: Instant): SQL => lte(appointment.meetingAt, at);
const meetingText = sql`to_char(${appointment.meetingAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI')`;

/** Leases whose meeting has begun and is not late yet, by the latest reminder that they have come to. */
export const begunMeetings: DueRows = {
  ...meetings,
  where: (now) => and(isMeeting(gt(appointment.meetingAt, lateMeeting(now))), or(...meetingReminders(now).map(({ began }) => byThen(began)))),
  occasion: (now) => {
    const latest = meetingReminders(now).map(({ minutes, began }) => sql`when ${byThen(began)} then ${String(minutes)}::text`);
    return sql`${meetingText} || ' after ' || case ${sql.join(latest, sql` `)} end`;
  },
};

/** Leases whose meeting should have ended with a protocol. */
export const lateMeetings: DueRows = { ...meetings, where: (now) => isMeeting(byThen(lateMeeting(now))), occasion: () => sql`${meetingText}` };

/** Silence counts from the beginning of a status, and never before the agreed meeting (docs/rules/handover.md#answer). */
const waits = { table: lease, id: lease.id } as const;
const isSilent = inArray(lease.state, [...waitingStates]);
const meetingOf = sql`(select ${appointment.meetingAt} from ${appointment} where ${appointment.leaseId} = ${lease.id} and ${appointment.side} = 'tenant')`;
const silentSince = sql`greatest(${lease.stateSince}, ${meetingOf})`;
const thisWait = (): SQL<string> => sql<string>`${lease.state} || ' since ' || ${silentSince}::text`;

/** Leases that have waited since yesterday. */
export const silentLeases: DueRows = {
  ...waits,
  where: (now) => and(isSilent, lt(silentSince, silentBefore(now)), gte(silentSince, mediatedBefore(now))),
  occasion: thisWait,
};

/** Leases that have waited so long that somebody mediates. */
export const mediatedLeases: DueRows = { ...waits, where: (now) => and(isSilent, lt(silentSince, mediatedBefore(now))), occasion: thisWait };
