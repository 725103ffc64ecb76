/** The tables of wanted listings, of offers sent to them, of what fits, of whom that is mailed to, and of alerts about places. */

import { type SQL, sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { MainUse } from '../../domain/kit/provinces.ts';
import type { AlertFrequency } from '../../domain/search/rules/alert.ts';
import { isWantedActive, wantedLifecycle } from '../../domain/wanted/machine.ts';
import { wantedNumbers } from '../../domain/wanted/rules/wanted-numbers.ts';
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
    /** Since when it stands on the board: since it was added, or restored. */
    shownSince: instant('shown_since').notNull().default(sql`now()`),
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

/**
 * What somebody is mailed about who looks: how often about premises like theirs, when that mail is due, and when the next one is about the
 * places that they have alerts for. Whoever writes their alerts locks this row first.
 */
export const seekerAlert = pgTable(
  'seeker_alert',
  {
    uid: id('uid').primaryKey(),
    frequency: text('frequency').$type<AlertFrequency>().notNull().default('daily'),
    mailDueAt: instant('mail_due_at'),
    placeMailDueAt: instant('place_mail_due_at'),
  },
  (table) => [
    index('seeker_alert_due').on(table.mailDueAt).where(sql`mail_due_at is not null`),
    index('seeker_alert_place_due').on(table.placeMailDueAt).where(sql`place_mail_due_at is not null`),
  ],
);

const alertOf = (radius: SQL): SQL => sql`paused_at is null and deleted_at is null and ${radius}`;

/** An alert about new listings of a part of the board. */
export const placeAlert = pgTable(
  'place_alert',
  {
    id: id('id').primaryKey(),
    uid: id('uid').notNull(),
    /** The place as the person chose it. */
    location: text('location').notNull(),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    radiusKm: integer('radius_km').notNull(),
    /** Null for every use. */
    use: text('use').$type<MainUse>(),
    /** The same area always in the same letters, so that nobody has an alert twice. */
    areaKey: text('area_key').notNull(),
    frequency: text('frequency').$type<AlertFrequency>().notNull(),
    /** Listings that stand on the board since then, or later, are told: since the alert was made, or resumed. */
    since: instant('since').notNull().default(sql`now()`),
    pausedAt: instant('paused_at'),
    deletedAt: instant('deleted_at'),
    mailedAt: instant('mailed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('place_alert_once').on(table.uid, table.areaKey).where(sql`deleted_at is null`),
    index('place_alert_person').on(table.uid),
    // A listing finds the many small circles close by, and the few large ones farther away.
    index('place_alert_near')
      .on(table.lat, table.lng)
      .where(alertOf(sql`radius_km <= ${sql.raw(String(wantedNumbers.alertNearKm))}`)),
    index('place_alert_wide')
      .on(table.lat, table.lng)
      .where(alertOf(sql`radius_km > ${sql.raw(String(wantedNumbers.alertNearKm))}`)),
    index('place_alert_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);

/** A listing that an alert has found: once for ever, so that no alert tells of it twice. */
export const placeAlertMatch = pgTable(
  'place_alert_match',
  {
    alertId: id('alert_id').notNull(),
    listingId: id('listing_id').notNull(),
    /** When it is to be mailed. */
    dueAt: instant('due_at').notNull(),
    /** When its mail was written, or would have been. */
    mailedAt: instant('mailed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.alertId, table.listingId] }),
    index('place_alert_match_open').on(table.alertId).where(sql`mailed_at is null`),
  ],
);
