import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../database/columns.ts';

/** Occasions on which a duty of the clock was fulfilled for a subject: a clock that catches up after downtime repeats nothing. */
export const clockDuty = pgTable(
  'clock_duty',
  {
    duty: text('duty').notNull(),
    subjectId: id('subject_id').notNull(),
    occasion: text('occasion').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.duty, table.subjectId, table.occasion] })],
);
