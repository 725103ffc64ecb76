/** Reads and writes who has taken a case. It counts while the case waits and whoever has it is an admin (docs/rules/console.md#taken-cases). */

import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { WaitingKind } from '../../../domain/admin/rules/waiting.ts';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { nameOfPerson, person } from '../../accounts/tables.ts';
import { readInstant } from '../../kit/database/columns.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { takeLock } from '../../kit/database/locks.ts';
import type { WaitingRows } from '../../kit/database/waiting.ts';
import { takenCase } from '../tables.ts';

/** A case of the overview. */
export type CaseKey = { readonly kind: WaitingKind; readonly id: string };

/** Who has a case. */
export type Holder = { readonly uid: Id; readonly name: string };

const isAdmin = sql`exists (select 1 from ${person} where ${person.uid} = ${takenCase.uid} and 'admin' = any(${person.claims}))`;

const names = { uid: takenCase.uid, name: sql<string>`${nameOfPerson(takenCase.uid)}` };

/** The cases that admins have, each with the moment since which it waited when it was taken. */
export const takenCases = (reader: Reader): Promise<readonly (CaseKey & Holder & { readonly since: Instant })[]> =>
  reader
    .select({ kind: takenCase.kind, id: takenCase.caseId, since: takenCase.since, ...names })
    .from(takenCase)
    .where(isAdmin);

/** What somebody has taken, for a copy of their data. */
export const casesOf = (reader: Reader, uid: Id) =>
  reader.select({ kind: takenCase.kind, caseId: takenCase.caseId, at: takenCase.createdAt }).from(takenCase).where(eq(takenCase.uid, uid));

/** Narrows what waits to the cases of one admin. */
export const takenBy = (kind: WaitingKind, { id, at, where }: WaitingRows, uid: Id): SQL | undefined =>
  and(
    where,
    sql`exists (select 1 from ${takenCase} where ${takenCase.kind} = ${kind} and ${takenCase.caseId} = ${id}::text
      and ${takenCase.since} = ${at} and ${takenCase.uid} = ${uid})`,
  );

/** Holds a case against others who take it at the same moment; answers since when it waits, null when it does not. */
export const lockCase = async (tx: Tx, { kind, id }: CaseKey, rows: WaitingRows): Promise<Instant | null> => {
  await takeLock(tx, 'case', kind, id);
  const { table, where, at } = rows;
  const found = await tx.execute<{ since: string }>(
    sql`select ${at} as since from ${table} where ${rows.id}::text = ${id} and (${where ?? sql`true`})`,
  );
  const [row] = found.rows;
  return row === undefined ? null : readInstant(row.since);
};

const isCase = ({ kind, id }: CaseKey) => and(eq(takenCase.kind, kind), eq(takenCase.caseId, id));

/** Who has a case that waits since a moment. */
export const holderOf = async (reader: Reader, key: CaseKey, since: Instant): Promise<Holder | null> => {
  const [row] = await reader
    .select(names)
    .from(takenCase)
    .where(and(isCase(key), eq(takenCase.since, since), isAdmin));
  return row ?? null;
};

/** Writes who has a case from now on, whoever had it, or had an earlier one of the same id. */
export const writeHolder = async (tx: Tx, { kind, id }: CaseKey, since: Instant, uid: Id): Promise<void> => {
  await tx
    .insert(takenCase)
    .values({ kind, caseId: id, since, uid })
    .onConflictDoUpdate({ target: [takenCase.kind, takenCase.caseId], set: { since, uid, createdAt: sql`now()` } });
};

/** Whether somebody had the case, and has it no more. */
export const deleteHolder = async (tx: Tx, key: CaseKey, uid: Id): Promise<boolean> =>
  (await tx.delete(takenCase).where(and(isCase(key), eq(takenCase.uid, uid)))).rowCount === 1;

/** Somebody has no case any more. */
export const deleteHolderEverywhere = async (tx: Tx, uid: Id): Promise<void> => {
  await tx.delete(takenCase).where(eq(takenCase.uid, uid));
};

/** Forgets who had cases of a kind that wait no more. */
export const deleteDecided = async (tx: Tx, kind: WaitingKind, { table, id, at, where }: WaitingRows): Promise<void> => {
  const waits = sql`select 1 from ${table} where ${id}::text = ${takenCase.caseId} and ${at} = ${takenCase.since} and (${where ?? sql`true`})`;
  await tx.delete(takenCase).where(and(eq(takenCase.kind, kind), sql`not exists (${waits})`));
};
