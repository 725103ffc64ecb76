/** The tables of reports, of notices about offers and wanted listings, of opinions on answers, and of visits. */

import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AnalyticsEvent, AnalyticsParams } from '../../domain/content/rules/analytics.ts';
import type { FaqId } from '../../domain/content/rules/faq.ts';
import type { FaqAuthor } from '../../domain/content/rules/faq-answer.ts';
import type { NoticeDecision, NoticeGround } from '../../domain/content/rules/offer-notices.ts';
import type { ReportMark, ReportType } from '../../domain/content/types.ts';
import type { HidingBasis } from '../../domain/offers/rules/hiding.ts';
import { createdAt, id, instant, json } from '../kit/database/columns.ts';

/** What somebody reported. A person is named by `uid`, a visitor by `email`; `sender` is who counts against the limit, as a hash. */
export const report = pgTable(
  'report',
  {
    id: id('id').primaryKey(),
    uid: id('uid'),
    email: text('email'),
    type: text('type').$type<ReportType>().notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    sender: text('sender').notNull(),
    mark: text('mark').$type<ReportMark>().notNull().default('open'),
    markedAt: instant('marked_at'),
    markedBy: id('marked_by'),
    createdAt: createdAt(),
  },
  (table) => [index('report_sender').on(table.sender, table.createdAt), index('report_mark').on(table.mark, table.createdAt)],
);

/** A notice that an offer or a wanted listing breaks a law or the terms, and how it was decided. A person is named by `uid`, a visitor by name and address. */
export const offerNotice = pgTable(
  'offer_notice',
  {
    id: id('id').primaryKey(),
    offerId: id('offer_id'),
    wantedListingId: id('wanted_listing_id'),
    uid: id('uid'),
    name: text('name'),
    email: text('email'),
    lang: text('lang').$type<'pl' | 'en'>().notNull(),
    ground: text('ground').$type<NoticeGround>().notNull(),
    explanation: text('explanation').notNull(),
    sender: text('sender').notNull(),
    createdAt: createdAt(),
    decision: text('decision').$type<NoticeDecision>(),
    basis: text('basis').$type<HidingBasis>(),
    reference: text('reference'),
    reason: text('reason'),
    decidedAt: instant('decided_at'),
    decidedBy: id('decided_by'),
  },
  (table) => [
    index('offer_notice_sender').on(table.sender, table.createdAt),
    index('offer_notice_open').on(table.createdAt).where(sql`decided_at is null`),
    index('offer_notice_decided').on(table.decidedAt).where(sql`decided_at is not null`),
    check('offer_notice_subject', sql`num_nonnulls(offer_id, wanted_listing_id) = 1`),
    check('offer_notice_decided_whole', sql`num_nulls(decision, basis, reason, decided_at, decided_by) in (0, 5)`),
  ],
);

/**
 * Whether an answer of the FAQ helped: a question of the page (`entry_id`), or an answer to somebody's own question. `sender` is a hash that tells
 * nobody who it was; `subject` says what it is about, so that one sender has one opinion on it.
 */
export const faqOpinion = pgTable(
  'faq_opinion',
  {
    id: id('id').primaryKey(),
    sender: text('sender').notNull(),
    subject: text('subject').notNull(),
    entryId: text('entry_id').$type<FaqId>(),
    question: text('question'),
    answer: text('answer'),
    author: text('author').$type<FaqAuthor>(),
    helpful: boolean('helpful').notNull(),
    lang: text('lang').$type<'pl' | 'en'>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('faq_opinion_once').on(table.sender, table.subject),
    index('faq_opinion_list').on(table.helpful, table.createdAt),
    check(
      'faq_opinion_whole',
      sql`(entry_id is not null and num_nulls(question, answer, author) = 3) or (entry_id is null and num_nulls(question, answer, author) = 0)`,
    ),
  ],
);

/**
 * Something that happened in a browser whose visitor allows statistics, in the terms of GA4. `client` is the browser's random number; nobody's account
 * or address stands here. A purchase has a transaction, and no transaction has two.
 */
export const analyticsEvent = pgTable(
  'analytics_event',
  {
    id: id('id').primaryKey(),
    client: text('client').notNull(),
    name: text('name').$type<AnalyticsEvent>().notNull(),
    params: json<AnalyticsParams>('params').notNull(),
    transactionId: text('transaction_id'),
    createdAt: createdAt(),
    forwardedAt: instant('forwarded_at'),
  },
  (table) => [
    uniqueIndex('analytics_event_transaction').on(table.transactionId),
    index('analytics_event_time').on(table.createdAt),
    index('analytics_event_waiting').on(table.createdAt).where(sql`forwarded_at is null`),
  ],
);
