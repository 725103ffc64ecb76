import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../database/columns.ts';

/** Six-digit codes sent by e-mail. Only a keyed hash is stored: six digits could be found from a plain one at once. */
export const emailCode = pgTable(
  'email_code',
  {
    id: id('id').primaryKey(),
    purpose: text('purpose').notNull(),
    uid: id('uid').notNull(),
    email: text('email').notNull(),
    hash: text('hash').notNull(),
    tries: integer('tries').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    replacedAt: instant('replaced_at'),
    createdAt: createdAt(),
  },
  (table) => [index('email_code_uid').on(table.uid, table.purpose, table.createdAt)],
);
