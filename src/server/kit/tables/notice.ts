import { bigserial, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../database/columns.ts';

/** Live notices: which topics changed. Kept for a day, so that a browser that was away catches up by number. */
export const notice = pgTable(
  'notice',
  { id: bigserial('id', { mode: 'number' }).primaryKey(), topic: text('topic').notNull(), createdAt: createdAt() },
  (table) => [index('notice_created_at').on(table.createdAt)],
);
