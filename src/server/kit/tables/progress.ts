import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Refusal } from '../../../domain/kit/verdict.ts';
import { createdAt, id, instant, json } from '../database/columns.ts';

/** One step of a piece of work, and when it began. */
export type ProgressStep = { readonly step: string; readonly at: string };

/** `offerCheck`: how far the work on an offer has come. Written by the job that does the work, one row a run. */
export const offerCheck = pgTable(
  'offer_check',
  {
    runId: id('run_id').primaryKey(),
    offerId: id('offer_id').notNull(),
    flow: text('flow').notNull(),
    uid: id('uid').notNull(),
    step: text('step'),
    steps: json<readonly ProgressStep[]>('steps').notNull().default([]),
    attempt: integer('attempt').notNull().default(0),
    refusal: json<Refusal>('refusal'),
    doneAt: instant('done_at'),
    createdAt: createdAt(),
  },
  (table) => [index('offer_check_offer').on(table.offerId, table.uid, table.createdAt)],
);
