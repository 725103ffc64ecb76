import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../kit/database/columns.ts';

/** A question that somebody asked the owner of an offer, and the owner's answer. `asker` is the name and company as they were; only the owner's side and admins read it. */
export const offerQuestion = pgTable(
  'offer_question',
  {
    id: id('id').primaryKey(),
    offerId: id('offer_id').notNull(),
    uid: id('uid').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    asker: text('asker').notNull().default(''),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    answeredBy: id('answered_by'),
    createdAt: createdAt(),
  },
  (table) => [
    index('offer_question_uid').on(table.uid, table.createdAt),
    index('offer_question_offer').on(table.offerId, table.createdAt),
    check('offer_question_answer', sql`(answer is null) = (answered_at is null)`),
  ],
);
