import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../kit/database/columns.ts';

/** Duties of the clock that are done. The key is unique for ever, so a clock that catches up after downtime repeats nothing. */
export const clockDuty = pgTable('clock_duty', {
  key: text('key').primaryKey(),
  leaseId: id('lease_id').notNull(),
  kind: text('kind').notNull(),
  createdAt: createdAt(),
});
