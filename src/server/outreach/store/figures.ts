/** Reads the figures of outreach out of the counts of days. */

import { and, asc, between, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Day, Id } from '../../../domain/kit/brand.ts';
import type { Passage } from '../../../domain/outreach/rules/figures.ts';
import type { Span } from '../../../domain/outreach/rules/spans.ts';
import { type CallerOrder, type Counter, counters, type Figures, type Milestone } from '../../../domain/outreach/types.ts';
import { person } from '../../accounts/tables.ts';
import type { Reader } from '../../kit/database/database.ts';
import { outreachConversion, outreachDay } from '../tables.ts';

/** Which counts: days, and one caller or every one. */
export type Scope = { readonly span: Span; readonly callerUid: Id | null };

type Counts = typeof outreachDay | typeof outreachConversion;

const within = ({ span, callerUid }: Scope, { day, callerUid: caller }: Counts = outreachDay): SQL | undefined =>
  and(between(day, span.from, span.to), callerUid === null ? undefined : eq(caller, callerUid));

const sumOf = (name: Counter | 'bonus') => sql<number>`coalesce(sum(${outreachDay[name]}), 0)::bigint`.mapWith(Number);

const sums = {
  website: sumOf('website'),
  offer: sumOf('offer'),
  linkClick: sumOf('linkClick'),
  accountCreation: sumOf('accountCreation'),
  identityVerification: sumOf('identityVerification'),
  companyVerification: sumOf('companyVerification'),
  offerSubmission: sumOf('offerSubmission'),
  contractSigning: sumOf('contractSigning'),
  bonus: sumOf('bonus'),
} as const satisfies Record<keyof Figures, unknown>;

const nothing: Figures = { ...(Object.fromEntries(counters.map((name) => [name, 0])) as Record<Counter, number>), bonus: 0 };

/** Everything of a scope together. */
export const totalsOf = async (reader: Reader, scope: Scope): Promise<Figures> =>
  (await reader.select(sums).from(outreachDay).where(within(scope)))[0] ?? nothing;

const total = sql<number>`count(*) over ()::int`;
const uid = outreachDay.callerUid;
/** Aggregated, because a group of one caller has one name. */
const [firstName, lastName] = [sql<string>`coalesce(max(${person.firstName}), '')`, sql<string>`coalesce(max(${person.lastName}), '')`];
const byPerson = eq(person.uid, uid);

/** What the callers are put in order by, beside their names: a column, or all mails together. */
const orders = { ...sums, sends: sql`sum(${outreachDay.website} + ${outreachDay.offer})` };

type Part = { readonly limit: number; readonly offset: number };

/** A part of the callers, ordered by name or by a count, the most first. */
export const callersOf = (reader: Reader, scope: Scope, order: CallerOrder, { limit, offset }: Part) =>
  reader
    .select({ uid, firstName, lastName, total, ...sums })
    .from(outreachDay)
    .leftJoin(person, byPerson)
    .where(within(scope))
    .groupBy(uid)
    .orderBy(...(order === 'name' ? [asc(lastName), asc(firstName)] : [desc(orders[order]), desc(sums.offer)]), asc(uid))
    .limit(limit)
    .offset(offset);

/** A part of the campaigns, those with the most mails first. */
export const campaignsOf = (reader: Reader, scope: Scope, { limit, offset }: Part) => {
  const { website, offer, linkClick, accountCreation, contractSigning } = sums;
  return reader
    .select({ campaign: outreachDay.campaign, total, website, offer, linkClick, accountCreation, contractSigning })
    .from(outreachDay)
    .where(within(scope))
    .groupBy(outreachDay.campaign)
    .orderBy(desc(orders.sends), asc(outreachDay.campaign))
    .limit(limit)
    .offset(offset);
};

const passed = sql<number>`sum(${outreachConversion.n})::bigint`.mapWith(Number);

/** How many of those who reached a step in the scope have come to a later one, for each two steps. */
export const passagesOf = (reader: Reader, scope: Scope): Promise<Passage[]> => {
  const { stepFrom, stepTo } = outreachConversion;
  return reader
    .select({ from: stepFrom, to: stepTo, n: passed })
    .from(outreachConversion)
    .where(within(scope, outreachConversion))
    .groupBy(stepFrom, stepTo);
};

type Conversion = { readonly from: Milestone; readonly to: Milestone; readonly search: string };

/** A part of the callers by the share of prospects who came from one step to another, the largest first. */
export const conversionsOf = (reader: Reader, scope: Scope, { from, to, search }: Conversion, { limit, offset }: Part) => {
  const named = search === '' ? undefined : sql`position(lower(${search}) in lower(${person.firstName} || ' ' || ${person.lastName})) > 0`;
  const ends = and(eq(outreachConversion.stepFrom, from), eq(outreachConversion.stepTo, to));
  const come = reader
    .select({ callerUid: outreachConversion.callerUid, n: passed.as('passed') })
    .from(outreachConversion)
    .where(and(within(scope, outreachConversion), ends))
    .groupBy(outreachConversion.callerUid)
    .as('come');
  const reached = sql<number>`coalesce(max(${come.n}), 0)::bigint`.mapWith(Number);
  return reader
    .select({ uid, firstName, lastName, total, from: sums[from], to: reached })
    .from(outreachDay)
    .leftJoin(person, byPerson)
    .leftJoin(come, eq(come.callerUid, uid))
    .where(and(within(scope), named))
    .groupBy(uid)
    .having(sql`sum(${outreachDay[from]}) > 0`)
    .orderBy(desc(sql`coalesce(max(${come.n}), 0)::float / sum(${outreachDay[from]})`), desc(sums[from]), asc(uid))
    .limit(limit)
    .offset(offset);
};

/** Counts of each day: of some people one by one, and of all others together (null). */
export const daysOf = (reader: Reader, scope: Scope, people: readonly Id[]) => {
  const who = people.length === 0 ? sql<Id | null>`null::text` : sql<Id | null>`case when ${inArray(uid, [...people])} then ${uid} end`;
  const { linkClick, accountCreation, offerSubmission, bonus, offer } = sums;
  return reader
    .select({ day: outreachDay.day, who: who.as('who'), linkClick, accountCreation, offerSubmission, bonus, offer })
    .from(outreachDay)
    .where(within(scope))
    .groupBy(outreachDay.day, sql`who`);
};

/** Every count of a scope, day by day, for a file. */
export const rowsOf = (reader: Reader, scope: Scope, limit: number) =>
  reader
    .select({ row: outreachDay, firstName: person.firstName, lastName: person.lastName })
    .from(outreachDay)
    .leftJoin(person, byPerson)
    .where(within(scope))
    .orderBy(asc(outreachDay.day), asc(person.lastName), asc(uid), asc(outreachDay.campaign))
    .limit(limit);

export type DayRow = { readonly day: Day } & Awaited<ReturnType<typeof daysOf>>[number];
