/** Finds out which stored files the database names. */

import { and, getTableName, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Reader } from '../database/database.ts';

/** A column whose rows name stored files, and which of some keys they name. A room lists its own in `files` of its `room.ts`. */
export type FileReference = {
  /** `table.column`, as the database calls it. */
  readonly column: string;
  readonly named: (reader: Reader, keys: readonly string[]) => Promise<readonly string[]>;
};

/** A column that holds one key. `narrow` leads to the rows by an index, where the column has none of its own. */
export const keyColumn = (column: AnyPgColumn, narrow?: (keys: readonly string[]) => SQL): FileReference => ({
  column: nameOf(column),
  named: async (reader, keys) => {
    const where = and(narrow?.(keys), inArray(column, [...keys]));
    const rows = await reader
      .select({ key: sql<string>`${column}` })
      .from(tableOf(column))
      .where(where);
    return rows.map(({ key }) => key);
  },
});

/** A JSON column that holds keys under a path such as `$[*].key`. */
export const jsonKeys = (column: AnyPgColumn, path: string): FileReference => ({
  column: nameOf(column),
  named: async (reader, keys) => {
    const list = sql.join(
      keys.map((key) => sql`${key}`),
      sql`, `,
    );
    const found = await reader.execute<{ readonly key: string }>(sql`
      select distinct found #>> '{}' as key from ${tableOf(column)} cross join jsonb_path_query(${column}, ${path}::jsonpath) as found
      where found #>> '{}' in (${list})`);
    return found.rows.map(({ key }) => key);
  },
});

const tableOf = (column: AnyPgColumn): PgTable => column.table as PgTable;

const nameOf = (column: AnyPgColumn): string => `${getTableName(column.table)}.${column.name}`;

/** The keys that no row names. */
export const unnamedOf = async (reader: Reader, references: readonly FileReference[], keys: readonly string[]): Promise<readonly string[]> => {
  let left = keys;
  for (const { named } of references) {
    if (left.length === 0) return left;
    const taken = new Set(await named(reader, left));
    left = left.filter((key) => !taken.has(key));
  }
  return left;
};
