/** The tables of reports and of notices about offers. */

import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { NoticeDecision, NoticeGround } from '../../domain/content/rules/offer-notices.ts';
import type { ReportMark, ReportType } from '../../domain/content/types.ts';
import type { HidingBasis } from '../../domain/offers/rules/hiding.ts';
import { createdAt, id, instant } from '../kit/database/columns.ts';

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

/** A notice that an offer breaks a law or the terms, and how it was decided. A person is named by `uid`, a visitor by name and address. */
export const offerNotice = pgTable(
  'offer_notice',
  {
    id: id('id').primaryKey(),
    offerId: id('offer_id').notNull(),
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
    check('offer_notice_decided_whole', sql`num_nulls(decision, basis, reason, decided_at, decided_by) in (0, 5)`),
  ],
);
