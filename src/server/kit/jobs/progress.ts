/** Writes and reads the progress of a run, step by step. */

import { and, desc, eq, sql } from 'drizzle-orm';
import type { Id } from '../../../domain/kit/brand.ts';
import type { Refusal } from '../../../domain/kit/verdict.ts';
import type { Services } from '../context.ts';
import type { Db, Tx } from '../database/database.ts';
import { notice } from '../live/notices.ts';
import { notice as notices } from '../tables/notice.ts';
import { offerCheck } from '../tables/progress.ts';

type OfferCheckRow = typeof offerCheck.$inferSelect;

/** A run of work on an offer, as its screen shows it. */
export type ProgressRun = { readonly runId: Id; readonly offerId: Id; readonly flow: string; readonly uid: Id };

/** Writes the progress of a run for the job that does the work. Each step is committed at once, so that the person sees it. */
export type Progress = {
  readonly step: (step: string) => Promise<void>;
  readonly done: () => Promise<void>;
  readonly fail: (refusal: Refusal) => Promise<void>;
};

/** Opens a run within the command's transaction; a repeat with the same run id changes nothing. A run is shown to its person alone, who is noticed of it. */
export const startProgress = async (tx: Tx, run: ProgressRun): Promise<void> => {
  await tx.insert(offerCheck).values(run).onConflictDoNothing();
  await notice(tx, [`user:${run.uid}`]);
};

/** Writes the progress of a run. A step that was already reached (a retried job) is noted again only as the present one. */
export const progressOf = (services: Services, runId: Id): Progress => {
  // One statement for the step and its notice: a job makes half a dozen of them, each on its own.
  const write = async (set: Record<string, unknown>): Promise<void> => {
    const changed = services.db.update(offerCheck).set(set).where(eq(offerCheck.runId, runId)).returning({ uid: offerCheck.uid });
    await services.db.execute(sql`with changed as ${changed} insert into ${notices} (topic) select 'user:' || uid from changed`);
    services.live.wake();
  };
  const added = (step: string) =>
    sql`case when ${offerCheck.steps} @> ${JSON.stringify([{ step }])}::jsonb then ${offerCheck.steps}
      else ${offerCheck.steps} || jsonb_build_array(jsonb_build_object('step', ${step}::text, 'at', to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) end`;
  return {
    step: (step) => write({ step, steps: added(step), refusal: null }),
    done: () => write({ step: 'DONE', steps: added('DONE'), doneAt: sql`clock_timestamp()`, refusal: null }),
    fail: (refusal) => write({ refusal }),
  };
};

/** The latest run of a person on an offer, of one flow or of any. */
export const latestProgress = async (db: Db, offerId: Id, uid: Id, flow?: string): Promise<OfferCheckRow | null> => {
  const [row] = await db
    .select()
    .from(offerCheck)
    .where(and(eq(offerCheck.offerId, offerId), eq(offerCheck.uid, uid), flow ? eq(offerCheck.flow, flow) : undefined))
    .orderBy(desc(offerCheck.createdAt))
    .limit(1);
  return row ?? null;
};
