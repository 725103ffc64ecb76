/** Reads the figures of the console's overview: what a day has brought so far. */

import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { DayMeeting } from '../../../domain/admin/rules/day.ts';
import type { Grosze, Instant } from '../../../domain/kit/brand.ts';
import type { LoggedMethod } from '../../../domain/kit/log/events.ts';
import { grosze } from '../../../domain/kit/money.ts';
import { consoleNumbers } from '../../../domain/kit/numbers.ts';
import { addDays, dayOf, startOfDay } from '../../../domain/kit/time.ts';
import { isProtocolAwaited } from '../../../domain/leases/rules/meeting.ts';
import { depositTransfer } from '../../deposits/tables/records.ts';
import { appointment } from '../../handover/tables.ts';
import type { Reader } from '../../kit/database/database.ts';
import { event } from '../../kit/tables/event.ts';
import { lease } from '../../leases/tables/lease.ts';

/** What a day of Warsaw has brought so far, by the event log, and what is arranged for it. */
export type DayFigures = {
  readonly accounts: number;
  readonly offers: number;
  readonly wanted: number;
  readonly counterOffers: number;
  readonly reservations: number;
  readonly leases: number;
  readonly identities: number;
  readonly deposits: number;
  readonly depositSum: Grosze;
  readonly meetings: number;
  readonly transfersDue: number;
};

const method = (name: LoggedMethod) => sql`${event.method} = ${name}`;

/** How often something happened. */
const times = (name: LoggedMethod, only = sql`true`) => sql`(count(*) filter (where ${method(name)} and ${only}))::int`;

/**
 * The figures of the day on which a moment lies. The log is read from the beginning of that day on alone. The first of two signatures publishes
 * and concludes nothing; a version after the first is no new offer.
 */
export const dayFigures = async (reader: Reader, now: Instant): Promise<DayFigures> => {
  const today = dayOf(now);
  const [from, to] = [startOfDay(today), startOfDay(addDays(today, 1))];
  const { rows } = await reader.execute<Omit<DayFigures, 'depositSum'> & { readonly depositSum: string | number }>(sql`
    select ${times('onNewUser')} as accounts,
      ${times('onOfferAddConfirm', sql`${event.details} ->> 'version' = '1'`)} as offers,
      ${times('addWantedListing')} as wanted,
      ${times('onCounterOffer')} as "counterOffers",
      ${times('bookOffer')} as reservations,
      ${times('onOfferSignConfirm', sql`${event.details} ? 'leaseId'`)} as leases,
      (count(*) filter (where ${method('decideIdentity')} or ${method('confirmMObywatelVerification')}))::int as identities,
      ${times('confirmDepositReceived')} as deposits,
      coalesce(sum((${event.details} ->> 'amount')::bigint) filter (where ${method('confirmDepositReceived')}), 0)::bigint as "depositSum",
      (select count(*)::int from ${appointment} where side = 'tenant' and ${appointment.meetingAt} >= ${from} and ${appointment.meetingAt} < ${to}) as meetings,
      (select count(*)::int from ${depositTransfer} where ${depositTransfer.bookedOn} is null and ${depositTransfer.due} <= ${today}) as "transfersDue"
    from ${event} where ${event.createdAt} >= ${from}`);
  const [row] = rows;
  if (row === undefined) throw new Error('an aggregate answers one row');
  return { ...row, depositSum: grosze(Number(row.depositSum)) };
};

/** The handovers that are arranged for the day on which a moment lies, in order: the tenant's appointment is the meeting. */
export const dayMeetings = async (reader: Reader, now: Instant): Promise<readonly DayMeeting[]> => {
  const today = dayOf(now);
  const rows = await reader
    .select({ at: appointment.meetingAt, name: lease.offerName, state: lease.state })
    .from(appointment)
    .innerJoin(lease, eq(lease.id, appointment.leaseId))
    .where(
      and(eq(appointment.side, 'tenant'), gte(appointment.meetingAt, startOfDay(today)), lt(appointment.meetingAt, startOfDay(addDays(today, 1)))),
    )
    .orderBy(asc(appointment.meetingAt), asc(lease.id))
    .limit(consoleNumbers.casesShown);
  return rows.flatMap(({ at, name, state }) => (at === null ? [] : [{ at, name, isOver: !isProtocolAwaited(state) }]));
};
