import { pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt } from '../database/columns.ts';

/** The self-made seal key, one for all processes, encrypted with SEAL_SECRET. */
export const sealKey = pgTable('seal_key', {
  name: text('name').primaryKey(),
  certificate: bytes('certificate').notNull(),
  lockedKey: bytes('locked_key').notNull(),
  createdAt: createdAt(),
});
