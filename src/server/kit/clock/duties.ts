/** Duties of the clock: what time makes due, and how the rooms' shares of them are joined. */

import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { ok } from '../../../domain/kit/verdict.ts';
import type { Services } from '../context.ts';
import { databaseNow, type Reader, type Tx } from '../database/database.ts';
import { transact } from '../database/transaction.ts';
import { clockDuty } from '../tables/duty.ts';

/** Where a duty finds what is due: rows of one table, by a condition that an index serves. */
export type DueRows = {
  readonly table: PgTable;
  /** What the duty is about. */
  readonly id: AnyPgColumn;
  readonly where: (now: Instant) => SQL | undefined;
  /**
   * Names what makes the row due where the work itself does not end it: for each occasion the duty is done once for ever. Without it the
   * work has to change the row so that it is due no more.
   */
  readonly occasion?: (now: Instant) => SQL<string>;
};

/** Something that is due: its subject, why it is due, and the moment for which that was asked. */
export type DueSubject = { readonly id: Id; readonly occasion: string; readonly now: Instant };

/** A duty of the clock: where it finds what is due, and what it does about one of them within a transaction that holds the row. */
export type Duty = {
  readonly due: DueRows;
  readonly fulfil: (services: Services, tx: Tx, due: DueSubject) => Promise<void>;
};

/** Duties by name, `offer.expire` for a step that time takes, `reservations.warn` for anything else. */
export type Duties = Readonly<Record<string, Duty>>;

/** What a room says about duties: which steps of its lifecycles time takes, and which duties it fulfils, its own or an earlier room's. */
export type DutyShare = {
  readonly name: string;
  readonly lifecycles?: readonly { readonly timed: readonly string[] }[];
  readonly duties?: Duties;
};

/** Names of the duties that the lifecycles of these rooms owe: one for each step that time takes. */
export type OwedDuty<R extends DutyShare> = R extends { readonly lifecycles: readonly { readonly timed: readonly (infer Name)[] }[] }
  ? Name & string
  : never;

type SuppliedDuty<R extends DutyShare> = R extends { readonly duties: infer D } ? keyof D & string : never;

/**
 * Joins the duties of the rooms. Two of one name, and a step of time that no duty takes, are mistakes of the program, so it does not start.
 * The compiler has said the second one before (`satisfies` at the list of rooms).
 */
export const joinDuties = <R extends DutyShare>(rooms: readonly R[]): { readonly [Name in SuppliedDuty<R>]: Duty } => {
  const joined: Record<string, Duty> = {};
  for (const [name, duty] of rooms.flatMap(({ duties = {} }) => Object.entries(duties))) {
    if (name in joined) throw new Error(`two rooms fulfil the duty ${name}`);
    joined[name] = duty;
  }
  for (const name of rooms.flatMap(({ lifecycles = [] }) => lifecycles.flatMap(({ timed }) => timed)))
    if (!(name in joined)) throw new Error(`nobody fulfils the duty ${name}`);
  return joined as { [Name in SuppliedDuty<R>]: Duty };
};

/** How many subjects one statement finds; a run goes through batch after batch. */
const batch = 100;

/**
 * Fulfils everything that is due, one transaction for each subject. A subject or a duty that fails is logged and tried again with the
 * next run, and keeps no other from its turn. Any number of processes may run this at once: each takes what no other holds.
 */
export const fulfilDuties = async (services: Services, duties: Duties): Promise<void> => {
  for (const [name, duty] of Object.entries(duties))
    await fulfilDuty(services, name, duty).catch((fault: unknown) => services.log.error({ duty: name, fault }, 'what a duty finds due was not read'));
};

const fulfilDuty = async (services: Services, name: string, duty: Duty): Promise<void> => {
  const now = await databaseNow(services.db);
  for (let last: Id | null = ''; last !== null; ) {
    const found = await findDue(services.db, name, duty.due, now, last);
    for (const id of found) await fulfilOne(services, name, duty, id, now);
    last = found.length === batch ? (found.at(-1) ?? null) : null;
  }
};

/** What a duty finds due at a moment, by id after `last`. */
export const findDue = async (reader: Reader, name: string, due: DueRows, now: Instant, last: Id = ''): Promise<readonly Id[]> => {
  const rows = await reader
    .select({ id: sql<Id>`${due.id}` })
    .from(due.table)
    .where(and(gt(due.id, last), due.where(now), isOpen(name, due, now)))
    .orderBy(asc(due.id))
    .limit(batch);
  return rows.map(({ id }) => id);
};

const fulfilOne = async (services: Services, name: string, duty: Duty, id: Id, now: Instant): Promise<void> => {
  try {
    await transact(services, async (tx) => {
      const occasion = await claim(tx, name, duty.due, id, now);
      if (occasion === null) return ok(null);
      if (duty.due.occasion !== undefined && !(await takeOccasion(tx, { duty: name, subjectId: id, occasion }))) return ok(null);
      await duty.fulfil(services, tx, { id, occasion, now });
      return ok(null);
    });
  } catch (fault) {
    services.log.error({ duty: name, id, fault }, 'a duty of the clock failed');
  }
};

/** Locks the row if it is still due and nobody else holds it, and answers its occasion; else null. */
const claim = async (tx: Tx, name: string, due: DueRows, id: Id, now: Instant): Promise<string | null> => {
  const [row] = await tx
    .select({ occasion: due.occasion?.(now) ?? sql<string>`''` })
    .from(due.table)
    .where(and(eq(due.id, id), due.where(now), isOpen(name, due, now)))
    .for('update', { skipLocked: true });
  return row?.occasion ?? null;
};

/** Notes the occasion for ever; false when another process did between our look and our lock. */
const takeOccasion = async (tx: Tx, taken: { readonly duty: string; readonly subjectId: Id; readonly occasion: string }): Promise<boolean> =>
  (await tx.insert(clockDuty).values(taken).onConflictDoNothing().returning({ duty: clockDuty.duty })).length === 1;

/** The condition that the occasion has not had its turn yet. */
const isOpen = (name: string, { id, occasion }: DueRows, now: Instant): SQL | undefined =>
  occasion === undefined
    ? undefined
    : sql`not exists (select from ${clockDuty} as done where done.duty = ${name} and done.subject_id = ${id} and done.occasion = ${occasion(now)})`;
