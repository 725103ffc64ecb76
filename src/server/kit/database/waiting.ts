/** Counts what waits for somebody, and tells since when the first of it does. */

import { count, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Instant } from '../../../domain/kit/brand.ts';
import { listNumbers } from '../../../domain/kit/numbers.ts';
import { readInstant } from './columns.ts';
import type { Reader } from './database.ts';

/** How much waits, and since when the oldest of it does: null where nothing waits. */
export type Waiting = { readonly count: number; readonly since: Instant | null };

/** Rows of a table that wait, each since the moment `at`. */
type WaitingRows = { readonly table: PgTable; readonly at: SQLWrapper; readonly where: SQL | undefined };

/** Reads the oldest of them and counts: no further than to one beyond what a console shows, however many there are. */
export const countWaiting = async (reader: Reader, { table, at, where }: WaitingRows): Promise<Waiting> => {
  const oldest = reader
    .select({ since: sql<string>`${at}`.as('since') })
    .from(table)
    .where(where)
    .orderBy(sql`since`)
    .limit(listNumbers.waitingMost + 1)
    .as('oldest');
  const [sum] = await reader.select({ count: count(), since: sql<string | null>`min(${oldest.since})` }).from(oldest);
  return { count: sum?.count ?? 0, since: sum?.since == null ? null : readInstant(sum.since) };
};
