/** Reads the event log for the console. */

import { and, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Day } from '../../../domain/kit/brand.ts';
import { addDays, startOfDay } from '../../../domain/kit/time.ts';
import { person } from '../../accounts/tables.ts';
import type { Reader } from '../../kit/database/database.ts';
import { event } from '../../kit/tables/event.ts';

/** What of the log is asked for; `uid` is whoever acted or whom it was about, days are of Warsaw and both included. */
export type EventFilter = {
  readonly methods: readonly string[] | null;
  readonly uid: string | null;
  readonly offerId: string | null;
  readonly from: Day | null;
  readonly to: Day | null;
};

/** Who acted, where the entry is filed under whom it was about. */
const actor = sql<string | null>`${event.details}->>'by'`;

const matching = ({ methods, uid, offerId, from, to }: EventFilter): SQL | undefined =>
  and(
    methods === null ? undefined : inArray(event.method, [...methods]),
    uid === null ? undefined : or(eq(event.uid, uid), sql`${actor} = ${uid}`),
    offerId === null ? undefined : eq(event.offerId, offerId),
    from === null ? undefined : gte(event.createdAt, startOfDay(from)),
    to === null ? undefined : lt(event.createdAt, startOfDay(addDays(to, 1))),
  );

const [by, about] = [alias(person, 'acting'), alias(person, 'about')];

/** Entries of the log below an id, the newest first. */
export const eventsBelow = (reader: Reader, filter: EventFilter, { before, limit }: { readonly before: number | null; readonly limit: number }) =>
  reader
    .select({
      event,
      actor,
      by: { uid: by.uid, firstName: by.firstName, lastName: by.lastName },
      about: { uid: about.uid, firstName: about.firstName, lastName: about.lastName },
    })
    .from(event)
    .leftJoin(by, eq(by.uid, actor))
    .leftJoin(about, eq(about.uid, event.uid))
    .where(and(matching(filter), before === null ? undefined : lt(event.id, before)))
    .orderBy(desc(event.id))
    .limit(limit);

/** An entry as it is read. */
export type EventRow = Awaited<ReturnType<typeof eventsBelow>>[number];
