import { lt, sql } from 'drizzle-orm';
import { refuseKit } from '../../domain/kit/refusals.ts';
import type { Verdict } from '../../domain/kit/verdict.ts';
import type { Db } from './database.ts';
import { callCount } from './tables/calls.ts';

/** Calls a minute (decisions section 7). Reads and searches are counted apart from the rest. */
export type Limits = { readonly user: number; readonly visitor: number; readonly read: number };

/** The limits of decisions section 7. */
export const standardLimits: Limits = { user: 60, visitor: 20, read: 300 };

const windowSeconds = 60;

/** Counts one call of a person (or a visitor's address) in this minute, in the database so that processes share the count. */
export const countCall = async (db: Db, bucket: string, limit: number): Promise<Verdict> => {
  const { rows } = await db.execute<{ count: number; rest: number }>(sql`
    insert into ${callCount} (bucket, "window") values (${bucket}, floor(extract(epoch from now()) / ${windowSeconds}))
    on conflict (bucket, "window") do update set count = ${callCount}.count + 1
    returning count, (${windowSeconds} - floor(extract(epoch from now()))::int % ${windowSeconds})::int as rest`);
  const row = rows[0];
  return row && row.count > limit ? refuseKit('kit.too_many_calls', { params: { retryAfter: row.rest } }) : null;
};

/** Removes counts of minutes that are over; a job of the kit runs it. */
export const forgetCounts = async (db: Db): Promise<void> => {
  await db.delete(callCount).where(lt(callCount.window, sql`floor(extract(epoch from now()) / ${windowSeconds}) - 5`));
};
