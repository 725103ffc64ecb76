import { bigserial, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, json } from '../database/columns.ts';

/** One step of anything that has a lifecycle. Written in the transaction that takes the step, never changed. */
export const lifecycleStep = pgTable(
  'lifecycle_step',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    lifecycle: text('lifecycle').notNull(),
    subjectId: id('subject_id').notNull(),
    event: text('event').notNull(),
    fromState: text('from_state').notNull(),
    toState: text('to_state').notNull(),
    actors: json<readonly string[]>('actors').notNull(),
    /** The person who took the step; null for the clock. */
    uid: id('uid'),
    details: json<Readonly<Record<string, unknown>>>('details').notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [index('lifecycle_step_subject').on(table.lifecycle, table.subjectId, table.id), index('lifecycle_step_uid').on(table.uid, table.id)],
);
