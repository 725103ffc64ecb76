/** The tables of wanted listings, of offers sent to them, of what fits, and of whom that is mailed to. */

import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { MainUse } from '../../domain/kit/provinces.ts';
import type { AlertFrequency } from '../../domain/search/rules/alert.ts';
import { isWantedActive, wantedLifecycle } from '../../domain/wanted/machine.ts';
import type { WantedState } from '../../domain/wanted/types.ts';
import { createdAt, day, grosze, id, instant, json } from '../kit/database/columns.ts';

const active = sql.raw(
  `state in (${wantedLifecycle.states
    .filter(isWantedActive)
    .map((state) => `'${state}'`)
    .join(', ')})`,
);

/** What a company looks for. Nothing in a column leaves its condition open. */
export const wantedListing = pgTable(
  'wanted_listing',
  {
    id: id('id').primaryKey(),
    companyId: id('company_id').notNull(),
    /** Who added it; null once that account is gone. */
    createdBy: id('created_by'),
    state: text('state').$type<WantedState>().notNull().default('ACTIVE'),
    location: text('location').notNull(),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    radiusKm: doublePrecision('radius_km').notNull(),
    use: text('use').$type<MainUse>(),
    maxRent: grosze('max_rent'),
    minSurface: doublePrecision('min_surface'),
    maxSurface: doublePrecision('max_surface'),
    neededFrom: day('needed_from'),
    mustHaves: json<readonly string[]>('must_haves').notNull().default([]),
    description: text('description').notNull().default(''),
    website: text('website'),
    /** How often offers that fit are mailed to the company. */
    frequency: text('frequency').$type<AlertFrequency>().notNull().default('daily'),
    /** When the next mail is due; set by the first offer that fits. */
    mailDueAt: instant('mail_due_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
    matchedAt: instant('matched_at'),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('wanted_listing_newest').on(table.createdAt.desc().nullsFirst(), table.id).where(active),
    index('wanted_listing_place').on(table.lat, table.lng).where(active),
    index('wanted_listing_company').on(table.companyId, table.createdAt),
    index('wanted_listing_person').on(table.createdBy),
    index('wanted_listing_due').on(table.mailDueAt).where(sql`mail_due_at is not null`),
  ],
);

/** An offer that was sent to a listing, once for ever. Whose company sent it reads the name of the one that looks. */
export const wantedSubmission = pgTable(
  'wanted_submission',
  {
    listingId: id('listing_id')
      .notNull()
      .references(() => wantedListing.id),
    offerId: id('offer_id').notNull(),
    submittedAt: instant('submitted_at').notNull().default(sql`now()`),
    /** Who sent it; null once that account is gone. */
    submittedBy: id('submitted_by'),
    /** For which company; null for a person without one. */
    companyId: id('company_id'),
    /** Set when the company let these premises and said that the listing is fulfilled by them. */
    matchedAt: instant('matched_at'),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.offerId] }),
    index('wanted_submission_offer').on(table.offerId),
    index('wanted_submission_person').on(table.submittedBy),
  ],
);

/** A press on the link to the company's website. */
export const wantedClick = pgTable(
  'wanted_click',
  {
    id: id('id').primaryKey(),
    listingId: id('listing_id')
      .notNull()
      .references(() => wantedListing.id),
    uid: id('uid').notNull(),
    at: instant('at').notNull().default(sql`now()`),
  },
  (table) => [index('wanted_click_listing').on(table.listingId), index('wanted_click_person').on(table.uid)],
);

/** An offer that fits or once fitted a listing. The row stays, so that nobody is mailed about the pair twice. */
export const wantedMatch = pgTable(
  'wanted_match',
  {
    listingId: id('listing_id')
      .notNull()
      .references(() => wantedListing.id),
    offerId: id('offer_id').notNull(),
    /** Per cent when they were last found to fit. */
    score: integer('score').notNull(),
    /** Whether they fitted when they were last compared. An offer that is reserved while its listing is edited is compared when it is free again. */
    fits: boolean('fits').notNull().default(true),
    /** When the company's mail, and that of the offer's owner, was written or would have been. */
    companyMailedAt: instant('company_mailed_at'),
    ownerMailedAt: instant('owner_mailed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.offerId] }),
    index('wanted_match_offer').on(table.offerId),
    index('wanted_match_company_open').on(table.listingId).where(sql`company_mailed_at is null`),
    index('wanted_match_owner_open').on(table.offerId).where(sql`owner_mailed_at is null`),
  ],
);

/** How often somebody hears of companies that look for premises like theirs, and when the next mail is due. */
export const seekerAlert = pgTable(
  'seeker_alert',
  {
    uid: id('uid').primaryKey(),
    frequency: text('frequency').$type<AlertFrequency>().notNull().default('daily'),
    mailDueAt: instant('mail_due_at'),
  },
  (table) => [index('seeker_alert_due').on(table.mailDueAt).where(sql`mail_due_at is not null`)],
);
