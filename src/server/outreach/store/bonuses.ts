/** Reads and writes what milestones bring callers. */

import { and, between, sql } from 'drizzle-orm';
import type { Day, Grosze, Id } from '../../../domain/kit/brand.ts';
import { ZONE } from '../../../domain/kit/time/units.ts';
import type { Milestone } from '../../../domain/outreach/types.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { outreachBonus, prospectMilestone } from '../tables.ts';

export const allBonuses = (reader: Reader): Promise<(typeof outreachBonus.$inferSelect)[]> => reader.select().from(outreachBonus);

/** Sets what a milestone brings from now on. */
export const upsertBonus = async (tx: Tx, milestone: Milestone, amount: Grosze, uid: Id): Promise<void> => {
  const change = { amount, changedBy: uid, changedAt: sql`clock_timestamp()` };
  await tx
    .insert(outreachBonus)
    .values({ milestone, ...change })
    .onConflictDoUpdate({ target: outreachBonus.milestone, set: change });
};

/** How often each milestone was reached within these days, and the bonuses of it. */
export const milestonesWithin = (reader: Reader, from: Day, to: Day) => {
  const day = sql`(${prospectMilestone.at} at time zone ${sql.raw(`'${ZONE}'`)})::date`;
  return reader
    .select({
      milestone: prospectMilestone.milestone,
      n: sql<number>`count(*)::int`,
      sum: sql<number>`coalesce(sum(${prospectMilestone.bonus}), 0)::bigint`.mapWith(Number),
    })
    .from(prospectMilestone)
    .where(and(between(day, from, to)))
    .groupBy(prospectMilestone.milestone);
};
