import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../database/columns.ts';

/** Secrets of links sent by e-mail (new password, receiver's form, unsubscribe). Only the hash is stored. */
export const linkToken = pgTable(
  'link_token',
  {
    hash: text('hash').primaryKey(),
    purpose: text('purpose').notNull(),
    subject: text('subject').notNull(),
    uid: id('uid'),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (table) => [index('link_token_subject').on(table.purpose, table.subject)],
);
