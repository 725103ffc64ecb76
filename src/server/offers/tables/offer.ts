/** The tables of offers and of their open editors. */

import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import type { Grosze } from '../../../domain/kit/brand.ts';
import { isBooked, isSigned, offerLifecycle } from '../../../domain/offers/machine.ts';
import {
  type FirstRight,
  firstOfferState,
  type HiddenCause,
  type OfferForm,
  type OfferState,
  type Reservation,
} from '../../../domain/offers/types.ts';
import { createdAt, grosze, id, instant, json } from '../../kit/database/columns.ts';

const among = (holds: (state: OfferState) => boolean): string =>
  `(state in (${offerLifecycle.states
    .filter(holds)
    .map((state) => `'${state}'`)
    .join(', ')}))`;

/** An offer. `version` counts what was published, `saveVersion` what was saved; the form of a published offer stands frozen in `offer_version`. */
export const offer = pgTable(
  'offer',
  {
    id: id('id').primaryKey(),
    number: serial('number').notNull(),
    ownerUid: id('owner_uid').notNull(),
    companyId: id('company_id'),
    /** Who acts for the owner under a signed agency agreement, and for which account. */
    agentUid: id('agent_uid'),
    originalOwnerUid: id('original_owner_uid'),
    copiedFrom: id('copied_from'),
    state: text('state').$type<OfferState>().notNull().default(firstOfferState),
    hiddenReason: text('hidden_reason'),
    /** Why it is hidden: by an admin's hand, or because its signer's acceptance was taken back; only the latter ends by itself. */
    hiddenCause: text('hidden_cause').$type<HiddenCause>(),
    /** Who holds the premises until when, as long as it is booked; the whole reservation stands in its own room. */
    reservation: json<Reservation>('reservation'),
    /** The company of its lease, once it is signed. */
    tenantCompanyId: id('tenant_company_id'),
    /** The company whose counter-offer the running version took up, and until when it alone may book. */
    firstRight: json<FirstRight>('first_right'),
    version: integer('version').notNull().default(0),
    saveVersion: integer('save_version').notNull().default(0),
    form: json<OfferForm>('form').notNull().default({}),
    name: text('name').generatedAlwaysAs(sql`form->>'name'`),
    price: grosze('price').$type<Grosze>().generatedAlwaysAs(sql`(form->>'price')::bigint`),
    validTo: instant('valid_to'),
    savedAt: instant('saved_at'),
    modifiedAt: instant('modified_at').notNull().default(sql`now()`),
    publishedAt: instant('published_at'),
    deletedAt: instant('deleted_at'),
    filesRemovedAt: instant('files_removed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('offer_owner').on(table.ownerUid, table.state, table.modifiedAt),
    index('offer_original_owner').on(table.originalOwnerUid, table.state, table.modifiedAt).where(sql`original_owner_uid is not null`),
    index('offer_company').on(table.companyId, table.state, table.modifiedAt),
    index('offer_state').on(table.state, table.validTo),
    index('offer_deleted_with_files').on(table.deletedAt).where(sql`files_removed_at is null and deleted_at is not null`),
    check('offer_reservation', sql.raw(`${among(isBooked)} = (reservation is not null)`)),
    check('offer_tenant', sql.raw(`${among(isSigned)} = (tenant_company_id is not null)`)),
  ],
);

/** The name of whatever offer a column of another table names by id; null while it has none. */
export const nameOfOffer = (offerId: SQLWrapper): SQL => sql`(select ${offer.name} from ${offer} where ${offer.id} = ${offerId})`;

/** An open editor of an offer, for the alert about another device. */
export const offerSession = pgTable(
  'offer_session',
  {
    offerId: id('offer_id').notNull(),
    sessionId: text('session_id').notNull(),
    deviceId: text('device_id').notNull(),
    uid: id('uid').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.offerId, table.sessionId] })],
);
