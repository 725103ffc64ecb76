/** Counts and lists what waits for somebody, of many kinds at once. */

import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Day, Grosze, Instant } from '../../../domain/kit/brand.ts';
import { grosze } from '../../../domain/kit/money.ts';
import { listNumbers } from '../../../domain/kit/numbers.ts';
import { ZONE } from '../../../domain/kit/time/units.ts';
import { readInstant } from './columns.ts';
import type { Reader } from './database.ts';

/** Rows that wait, each since the moment `at`; those with a day `due` have to be dealt with on it. The other columns say what each is about. */
export type WaitingRows = {
  readonly table: SQLWrapper;
  readonly id: SQLWrapper;
  readonly at: SQLWrapper;
  readonly where: SQL | undefined;
  readonly due?: SQLWrapper;
  /** The offer, person or company that it is about. */
  readonly name?: SQLWrapper;
  /** Who brought it, or what else tells it from others. */
  readonly who?: SQLWrapper;
  /** A word of ours that pages have a name for. */
  readonly code?: SQLWrapper;
  readonly amount?: SQLWrapper;
};

/** Where each kind stands, and how many milliseconds one may wait. */
export type WaitingKinds<K extends string> = { readonly rows: Readonly<Record<K, WaitingRows>>; readonly longAfter: Readonly<Record<K, number>> };

/** How much of a kind waits, since when the oldest of it does, and how much is urgent. */
export type WaitingCount<K extends string = string> = { readonly kind: K; readonly count: number; readonly since: Instant; readonly urgent: number };

/** One thing that waits. */
export type WaitingCase<K extends string = string> = {
  readonly kind: K;
  readonly id: string;
  readonly since: Instant;
  readonly due: Day | null;
  readonly name: string | null;
  readonly who: string | null;
  readonly code: string | null;
  readonly amount: Grosze | null;
};

/** The kinds of which something waits: counted no further than to one beyond what a console shows, however much there is. */
export const countWaiting = async <K extends string>(reader: Reader, { rows, longAfter }: WaitingKinds<K>): Promise<readonly WaitingCount<K>[]> => {
  const parts = partsOf(rows, ({ kind, at, due = sql`null::date`, table, where, limit }) => {
    const isLong = sql`${at} <= now() - ${longAfter[kind]}::float8 * interval '1 millisecond'`;
    return sql`(select ${kind}::text as kind, ${at} as since, ${isLong} or coalesce(${due} <= ${today}, false) as urgent
      from ${table} where ${where ?? sql`true`} order by since limit ${limit})`;
  });
  const counted = await reader.execute<{ kind: K; count: number; since: string; urgent: number }>(
    sql`select kind, count(*)::int as count, min(since) as since, (count(*) filter (where urgent))::int as urgent
      from (${parts(listNumbers.waitingMost + 1)}) as waiting group by kind`,
  );
  return counted.rows.map((row) => ({ ...row, since: readInstant(row.since) }));
};

type Row<K> = Omit<WaitingCase, 'kind' | 'since' | 'amount'> & { readonly kind: K; readonly since: string; readonly amount: string | number | null };

/**
 * What waits, the oldest first, of all kinds. Each kind answers its own oldest, which is what its index is ordered by; what a row is about is
 * looked up for those alone that the limit of its kind leaves.
 */
export const oldestWaiting = async <K extends string>(
  reader: Reader,
  { rows }: Pick<WaitingKinds<K>, 'rows'>,
  limit: number,
): Promise<readonly WaitingCase<K>[]> => {
  const none = sql`null::text`;
  const parts = partsOf(rows, (part) => {
    const { kind, id, at, due = sql`null::date`, name = none, who = none, code = none, amount = sql`null::bigint`, table, where } = part;
    return sql`(select ${kind}::text as kind, ${id}::text as id, ${at} as since, ${due}::date as due, ${name} as name, ${who} as who, ${code} as code,
      ${amount} as amount from ${table} where ${where ?? sql`true`} order by since, id limit ${part.limit})`;
  });
  const found = await reader.execute<Row<K>>(sql`select * from (${parts(limit)}) as waiting order by since, kind, id limit ${limit}`);
  return found.rows.map((row) => ({
    ...row,
    since: readInstant(row.since),
    amount: row.amount === null ? null : grosze(Number(row.amount)),
  }));
};

/** The day of Warsaw by the database's clock. */
const today = sql`(now() at time zone ${sql.raw(`'${ZONE}'`)})::date`;

type Part<K> = WaitingRows & { readonly kind: K; readonly limit: number };

const partsOf =
  <K extends string>(rows: WaitingKinds<K>['rows'], part: (part: Part<K>) => SQL) =>
  (limit: number): SQL =>
    sql.join(
      (Object.entries(rows) as [K, WaitingRows][]).map(([kind, one]) => part({ ...one, kind, limit })),
      sql` union all `,
    );
