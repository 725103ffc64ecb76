/** The tables of published and of prepared versions. */

import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { PartyFacts } from '../../../domain/companies/types.ts';
import type { FeeRates } from '../../../domain/offers/rules/fees.ts';
import type { OfferForm } from '../../../domain/offers/types.ts';
import { createdAt, id, json } from '../../kit/database/columns.ts';

/** A photo or a plan as a published version froze it; what does not say that it is a plan is a photo. `sha256` is of the stored bytes, which are never made again. */
export type FrozenImage = {
  readonly id: string;
  readonly key: string;
  readonly smallKey: string;
  readonly width: number;
  readonly height: number;
  readonly thumb: string;
  readonly alt: string;
  readonly kind?: 'plan';
  readonly sha256: string;
};

/** What a landlord signed: form, photos and register data of one published version, with the document and its evidence. */
export const offerVersion = pgTable(
  'offer_version',
  {
    offerId: id('offer_id').notNull(),
    version: integer('version').notNull(),
    form: json<OfferForm>('form').notNull(),
    images: json<readonly FrozenImage[]>('images').notNull(),
    landlord: json<PartyFacts>('landlord').notNull(),
    /** The operator's fees as the landlord accepted them: a later price does not touch them. */
    feeRates: json<FeeRates>('fee_rates').notNull(),
    documentId: id('document_id').notNull(),
    evidenceId: id('evidence_id').notNull(),
    signedBy: id('signed_by').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.offerId, table.version] })],
);

/**
 * What was drawn for signing, and from which save. A later save makes it stale: what is signed is what was read. Of a published offer it is the
 * next version, with the form that it would have and the counter-offer that it takes up.
 */
export const offerPreparation = pgTable(
  'offer_preparation',
  {
    offerId: id('offer_id').primaryKey(),
    saveVersion: integer('save_version').notNull(),
    uid: id('uid').notNull(),
    landlord: json<PartyFacts>('landlord').notNull(),
    images: json<readonly FrozenImage[]>('images').notNull(),
    feeRates: json<FeeRates>('fee_rates').notNull(),
    documentId: id('document_id').notNull(),
    documentSha256: text('document_sha256').notNull(),
    /** A next version has no project. */
    projectDocumentId: id('project_document_id'),
    form: json<OfferForm>('form'),
    counterOfferId: id('counter_offer_id'),
    createdAt: createdAt(),
  },
  (table) => [
    index('offer_preparation_document').on(table.documentId),
    check('offer_preparation_next_version', sql`(form is null) = (counter_offer_id is null)`),
  ],
);
