/** The tables of signing acts: those done, and first ones that wait for a second. */

import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Capacity } from '../../../domain/companies/types.ts';
import type { ActProof } from '../../../domain/kit/evidence.ts';
import type { SigningPurpose } from '../../../domain/signing/rules.ts';
import { id, instant, json } from '../../kit/database/columns.ts';

/** One signing act: who, for which company and in what capacity, when by the database's clock, from where, with which code, over which bytes. Never changed. */
export const evidence = pgTable(
  'evidence',
  {
    id: id('id').primaryKey(),
    purpose: text('purpose').$type<SigningPurpose>().notNull(),
    subjectId: id('subject_id').notNull(),
    /** Null for a proxy without an account. */
    uid: id('uid'),
    /** Empty for a person who signs for no company. */
    companyId: id('company_id').notNull(),
    capacity: text('capacity').$type<Capacity | 'receiver' | 'in_person'>().notNull(),
    asProxy: boolean('as_proxy').notNull().default(false),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    signedAt: instant('signed_at').notNull(),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
    codeId: id('code_id').notNull(),
    consents: json<Readonly<Record<string, string>>>('consents').notNull(),
    documentId: id('document_id'),
    documentSha256: text('document_sha256').notNull(),
    /** What stood behind the act; null for acts from before it was kept. */
    proof: json<ActProof>('proof'),
  },
  (table) => [index('evidence_subject').on(table.purpose, table.subjectId), index('evidence_document').on(table.documentId)],
);

/** An act of signing before its subject is there. */
export type PendingAct = Omit<typeof evidence.$inferInsert, 'subjectId'>;

/**
 * The first of two acts by which a company with a joint rule signs: it waits for the second and binds nobody until then. `act` is the
 * evidence as it will be written, at the time of this act, when the second comes. At most one waits for an offer and a purpose.
 */
export const signaturePending = pgTable(
  'signature_pending',
  {
    id: id('id').primaryKey(),
    purpose: text('purpose').$type<SigningPurpose>().notNull(),
    offerId: id('offer_id').notNull(),
    uid: id('uid').notNull(),
    /** Who was to sign second, and under what name the offer went; null in acts from before they were kept. */
    secondUid: id('second_uid'),
    offerName: text('offer_name'),
    /** Null where a text is signed that is no document of its own. */
    documentId: id('document_id'),
    act: json<PendingAct>('act').notNull(),
    signedAt: instant('signed_at').notNull(),
    validUntil: instant('valid_until').notNull(),
    /** Something was changed or given up, or the time ran out: the act counts no more. */
    voidedAt: instant('voided_at'),
    concludedAt: instant('concluded_at'),
  },
  (table) => [uniqueIndex('signature_pending_open').on(table.purpose, table.offerId).where(sql`voided_at is null and concluded_at is null`)],
);
