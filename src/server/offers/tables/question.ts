import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../kit/database/columns.ts';

/** A question that somebody asked the owner of an offer. */
export const offerQuestion = pgTable(
  'offer_question',
  {
    id: id('id').primaryKey(),
    offerId: id('offer_id').notNull(),
    uid: id('uid').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('offer_question_uid').on(table.uid, table.createdAt)],
);
