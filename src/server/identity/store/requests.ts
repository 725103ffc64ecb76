/** Reads and writes requests of the citizen app. */

import { and, asc, count, desc, eq, getTableColumns, ilike, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { beginsRequest, identityLifecycle } from '../../../domain/identity/machine.ts';
import {
  answerRuns,
  codeRuns,
  givenUp,
  isAttended,
  isOpenRequest,
  isQueued,
  type RequestStatus,
  requestLifecycle,
  silenceEnds,
} from '../../../domain/identity/request.machine.ts';
import { lastSweep } from '../../../domain/identity/rules/timers.ts';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { identityNumbers } from '../../../domain/kit/numbers.ts';
import { MINUTE_MS, SECOND_MS } from '../../../domain/kit/time/units.ts';
import { plusMs } from '../../../domain/kit/time.ts';
import { nameOfPerson, person } from '../../accounts/tables.ts';
import type { DueRows } from '../../kit/clock/duties.ts';
import type { Db, Reader, Tx } from '../../kit/database/database.ts';
import type { WaitingRows } from '../../kit/database/waiting.ts';
import { identityRequest } from '../tables.ts';

/** A stored request. */
export type StoredRequest = typeof identityRequest.$inferSelect;

/** A request with the person whose it is, as its lifecycle sees it. */
export type RequestRow = StoredRequest & { readonly firstName: string; readonly lastName: string };

const statusesWhere = (is: (status: RequestStatus) => boolean): RequestStatus[] => requestLifecycle.states.filter(is);
const openStatuses = statusesWhere(isOpenRequest);

/** A request, locked after its person until the end of the transaction: whoever moves either takes them in this order. That of a deleted account is none (docs/rules/identity.md#leaving). */
export const lockRequest = async (tx: Tx, id: Id): Promise<RequestRow | null> => {
  const [found] = await tx.select({ uid: identityRequest.uid }).from(identityRequest).where(eq(identityRequest.id, id));
  if (found === undefined) return null;
  const [owner] = await tx
    .select({ firstName: person.firstName, lastName: person.lastName })
    .from(person)
    .where(and(eq(person.uid, found.uid), isNull(person.deletedAt)))
    .for('update');
  const [row] = await tx.select().from(identityRequest).where(eq(identityRequest.id, id)).for('update');
  return row === undefined || owner === undefined ? null : { ...row, ...owner };
};

/** The request of a person that is still to be brought to an end. */
export const openRequestOf = async (reader: Reader, uid: Id): Promise<StoredRequest | null> =>
  (
    await reader
      .select()
      .from(identityRequest)
      .where(and(eq(identityRequest.uid, uid), inArray(identityRequest.status, openStatuses)))
  )[0] ?? null;

/** Writes a new request; the instructions are open from its first moment on. */
export const insertRequest = async (tx: Tx, id: Id, uid: Id, now: Instant): Promise<void> => {
  await tx.insert(identityRequest).values({ id, uid, instructionsShownAt: now, seenAt: now, createdAt: now });
};

/** Columns that a step may change beside the status. */
export type RequestChange = Partial<Omit<StoredRequest, 'id' | 'uid' | 'status' | 'createdAt'>>;

/** Sets the status where it is still `from`; null when it is another. */
export const changeRequest = async (
  tx: Tx,
  step: { readonly id: Id; readonly from: RequestStatus; readonly to: RequestStatus; readonly change: RequestChange },
): Promise<StoredRequest | null> => {
  const rows = await tx
    .update(identityRequest)
    .set({ ...step.change, status: step.to })
    .where(and(eq(identityRequest.id, step.id), eq(identityRequest.status, step.from)))
    .returning();
  return rows[0] ?? null;
};

/** Removes a request. */
export const deleteRequest = async (tx: Tx, id: Id): Promise<void> => {
  await tx.delete(identityRequest).where(eq(identityRequest.id, id));
};

/** Notes a sign of life of the person's page; one that comes after half an hour of silence is too late. */
export const noteSeen = async (db: Db, uid: Id): Promise<void> => {
  const recent = sql`${identityRequest.seenAt} > clock_timestamp() - ${`${identityNumbers.silenceMinutes} minutes`}::interval`;
  await db
    .update(identityRequest)
    .set({ seenAt: sql`clock_timestamp()` })
    .where(and(eq(identityRequest.uid, uid), inArray(identityRequest.status, statusesWhere(isAttended)), recent));
};

/** How many wait for a code since before this moment. */
export const queuedBefore = async (reader: Reader, since: Instant): Promise<number> => {
  const [found] = await reader
    .select({ n: count() })
    .from(identityRequest)
    .where(and(inArray(identityRequest.status, statusesWhere(isQueued)), lt(identityRequest.codeRequestedAt, since)));
  return found?.n ?? 0;
};

/** Which requests the console lists: those to be brought to an end, the decided ones, all; by a part of a name or an address. */
export type RequestFilter = { readonly view: 'open' | 'closed' | 'all'; readonly text: string | null };

/** A request as the console lists it. */
export type ListedRequest = RequestRow & { readonly email: string };

/** A page of requests, newest first. */
export const requestPage = (reader: Reader, filter: RequestFilter, limit: number, offset: number): Promise<ListedRequest[]> =>
  reader
    .select({ ...getTableColumns(identityRequest), firstName: person.firstName, lastName: person.lastName, email: person.email })
    .from(identityRequest)
    .innerJoin(person, eq(person.uid, identityRequest.uid))
    .where(matching(filter))
    .orderBy(desc(identityRequest.createdAt), asc(identityRequest.id))
    .limit(limit)
    .offset(offset);

/** People who wait with an open request. Whoever gave theirs up waits for nobody. */
export const waitingRequests = (): WaitingRows => ({
  table: identityRequest,
  id: identityRequest.id,
  at: identityRequest.createdAt,
  where: inArray(identityRequest.status, statusesWhere(isAttended)),
  name: nameOfPerson(identityRequest.uid),
  who: sql`(select ${person.email} from ${person} where ${person.uid} = ${identityRequest.uid})`,
  code: identityRequest.status,
});

/** How many requests a filter finds. */
export const countRequests = async (reader: Reader, filter: RequestFilter): Promise<number> => {
  const [found] = await reader
    .select({ n: count() })
    .from(identityRequest)
    .innerJoin(person, eq(person.uid, identityRequest.uid))
    .where(matching(filter));
  return found?.n ?? 0;
};

const matching = ({ view, text }: RequestFilter): SQL | undefined => {
  const like = text === null ? null : `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    view === 'all'
      ? undefined
      : inArray(
          identityRequest.status,
          statusesWhere((status) => isOpenRequest(status) === (view === 'open')),
        ),
    like === null ? undefined : or(ilike(person.email, like), ilike(sql`${person.firstName} || ' ' || ${person.lastName}`, like)),
  );
};

/** A request as the console shows it at its side: which one of the person's it is, and what else is known of them. */
export const requestBesides = async (reader: Reader, id: Id) => {
  // Requests that were given up are removed; the history keeps that they were begun.
  const attempt = sql<number>`(select count(*)::int from lifecycle_step where lifecycle = ${identityLifecycle.name} and subject_id = ${identityRequest.uid}
    and event = ${beginsRequest} and lifecycle_step.created_at <= ${identityRequest.createdAt})`;
  const [found] = await reader
    .select({ attempt, emailVerifiedAt: person.emailVerifiedAt, companyName: person.companyName, companyState: person.companyState })
    .from(identityRequest)
    .innerJoin(person, eq(person.uid, identityRequest.uid))
    .where(eq(identityRequest.id, id));
  return found ?? null;
};

/** How many requests somebody has begun since a moment, also those that were given up and removed. */
export const countBegun = async (reader: Reader, uid: Id, since: Instant): Promise<number> => {
  const { rows } = await reader.execute<{ n: number }>(sql`select count(*)::int as n from lifecycle_step
    where lifecycle = ${identityLifecycle.name} and subject_id = ${uid} and event = ${beginsRequest} and created_at > ${since}::timestamptz`);
  return rows[0]?.n ?? 0;
};

const before = (now: Instant, ms: number): Instant => plusMs(now, -ms);

/** Codes that are over. */
export const endedCodes: DueRows = {
  table: identityRequest,
  id: identityRequest.id,
  where: (now) => and(eq(identityRequest.status, codeRuns), lte(identityRequest.codeProvidedAt, before(now, identityNumbers.code * SECOND_MS))),
};

/** Requests whose person did not answer, or whose page has long given no sign of life. */
export const silentRequests: DueRows = {
  table: identityRequest,
  id: identityRequest.id,
  where: (now) =>
    or(
      and(eq(identityRequest.status, answerRuns), lte(identityRequest.responseDeadline, now)),
      and(inArray(identityRequest.status, [...silenceEnds]), lte(identityRequest.seenAt, before(now, identityNumbers.silenceMinutes * MINUTE_MS))),
    ),
};

/** Requests that were given up before the last clean-up. */
export const sweptRequests: DueRows = {
  table: identityRequest,
  id: identityRequest.id,
  where: (now) => and(eq(identityRequest.status, givenUp), lt(identityRequest.inactiveAt, lastSweep(now))),
};
