/** The tables of short links, prospects, mails to them, milestones, bonuses and the figures of each day. */

import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ContactBasis, Milestone, SendKind } from '../../domain/outreach/types.ts';
import { createdAt, day, grosze, id, instant } from '../kit/database/columns.ts';

/** A short link: six letters and digits for an address. One of a campaign names the prospect who was given it. */
export const shortLink = pgTable(
  'short_link',
  {
    shortId: text('short_id').primaryKey(),
    originalUrl: text('original_url').notNull(),
    createdBy: id('created_by').notNull(),
    prospectId: id('prospect_id'),
    clicks: integer('clicks').notNull().default(0),
    lastClickedAt: instant('last_clicked_at'),
    createdAt: createdAt(),
  },
  (table) => [index('short_link_creator').on(table.createdBy, table.createdAt), index('short_link_prospect').on(table.prospectId)],
);

/** Somebody whom a caller has written to or made a campaign link for, once for each caller. The address goes when its time is over. */
export const prospect = pgTable(
  'prospect',
  {
    id: id('id').primaryKey(),
    callerUid: id('caller_uid').notNull(),
    email: text('email'),
    emailHash: text('email_hash').notNull(),
    /** Who came of it: the account that had the address, or that was made with the campaign. */
    uid: id('uid'),
    /** Whether the address had an account before the caller wrote to it. */
    isExisting: boolean('is_existing').notNull(),
    utmSource: text('utm_source').notNull(),
    utmMedium: text('utm_medium').notNull(),
    utmCampaign: text('utm_campaign').notNull(),
    utmId: text('utm_id').notNull(),
    utmTerm: text('utm_term').notNull(),
    utmContent: text('utm_content').notNull(),
    sentAgain: boolean('sent_again').notNull().default(false),
    lastSentAt: instant('last_sent_at'),
    /** When somebody came by a link of this prospect last; the newest one of a person is credited. */
    touchedAt: instant('touched_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('prospect_address').on(table.callerUid, table.emailHash),
    index('prospect_hash').on(table.emailHash),
    index('prospect_person').on(table.uid, table.touchedAt),
    index('prospect_created').on(table.createdAt),
  ],
);

/** A mail to a prospect with the ground on which it was sent. */
export const outreachSend = pgTable(
  'outreach_send',
  {
    id: id('id').primaryKey(),
    prospectId: id('prospect_id').notNull(),
    callerUid: id('caller_uid').notNull(),
    kind: text('kind').$type<SendKind>().notNull(),
    offerId: id('offer_id'),
    basis: text('basis').$type<ContactBasis>().notNull(),
    basisDay: day('basis_day').notNull(),
    basisNote: text('basis_note').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [index('outreach_send_prospect').on(table.prospectId, table.sentAt), index('outreach_send_caller').on(table.callerUid, table.sentAt)],
);

/** A milestone that a prospect reached, with the bonus that the table of bonuses had then. */
export const prospectMilestone = pgTable(
  'prospect_milestone',
  {
    prospectId: id('prospect_id').notNull(),
    milestone: text('milestone').$type<Milestone>().notNull(),
    callerUid: id('caller_uid').notNull(),
    bonus: grosze('bonus').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.prospectId, table.milestone] }), index('prospect_milestone_caller').on(table.callerUid, table.at)],
);

/** What a milestone brings a caller; no row means nothing. */
export const outreachBonus = pgTable('outreach_bonus', {
  milestone: text('milestone').$type<Milestone>().primaryKey(),
  amount: grosze('amount').notNull(),
  changedBy: id('changed_by').notNull(),
  changedAt: instant('changed_at').notNull(),
});

const counted = (name: string) => integer(name).notNull().default(0);

/** How many who reached a step on a day of Warsaw have also reached a later step, whenever that was: counted as it happens. */
export const outreachConversion = pgTable(
  'outreach_conversion',
  {
    day: day('day').notNull(),
    callerUid: id('caller_uid').notNull(),
    stepFrom: text('step_from').$type<Milestone>().notNull(),
    stepTo: text('step_to').$type<Milestone>().notNull(),
    n: integer('n').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.callerUid, table.stepFrom, table.stepTo] }),
    index('outreach_conversion_caller').on(table.callerUid, table.day),
  ],
);

/** What happened on a day of Warsaw in a campaign of a caller, counted as it happens: figures never read the milestones one by one. */
export const outreachDay = pgTable(
  'outreach_day',
  {
    day: day('day').notNull(),
    callerUid: id('caller_uid').notNull(),
    campaign: text('campaign').notNull(),
    website: counted('website'),
    offer: counted('offer'),
    linkClick: counted('link_click'),
    accountCreation: counted('account_creation'),
    identityVerification: counted('identity_verification'),
    companyVerification: counted('company_verification'),
    offerSubmission: counted('offer_submission'),
    contractSigning: counted('contract_signing'),
    bonus: grosze('bonus').notNull().default(sql`0`),
  },
  (table) => [primaryKey({ columns: [table.day, table.callerUid, table.campaign] }), index('outreach_day_caller').on(table.callerUid, table.day)],
);
