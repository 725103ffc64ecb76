import { sql } from 'drizzle-orm';
import { index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { LeaseDocumentFacts } from '../../domain/leases/document/facts.ts';
import type { FeeRates } from '../../domain/offers/rules/fees.ts';
import type { LeaseOption } from '../../domain/offers/types.ts';
import { createdAt, id, instant, json } from '../kit/database/columns.ts';

/** Why a reservation is over. */
export type ReservationEnd = 'signed' | 'withdrawn' | 'expired';

/** A company's hold on an offer. `facts` and the document are frozen by the job that prepares the lease; a running one is alone on its offer. */
export const reservation = pgTable(
  'reservation',
  {
    id: id('id').primaryKey(),
    /** Running number of prepared contracts, `U/2026/0007`. */
    number: serial('number').notNull(),
    offerId: id('offer_id').notNull(),
    companyId: id('company_id').notNull(),
    uid: id('uid').notNull(),
    /** For whom the lease is drawn: another person of the company than who booked, and the second signer where its rule wants two. */
    signerUid: id('signer_uid'),
    cosignerUid: id('cosigner_uid'),
    option: text('option').$type<LeaseOption>().notNull(),
    offerVersion: integer('offer_version').notNull(),
    consents: json<Readonly<Record<string, string>>>('consents').notNull(),
    runId: id('run_id').notNull(),
    bookedAt: instant('booked_at').notNull(),
    reservedUntil: instant('reserved_until').notNull(),
    warnedAt: instant('warned_at'),
    documentId: id('document_id'),
    documentSha256: text('document_sha256'),
    facts: json<LeaseDocumentFacts>('facts'),
    feeRates: json<FeeRates>('fee_rates').notNull(),
    reference: text('reference').notNull(),
    endedAt: instant('ended_at'),
    endReason: text('end_reason').$type<ReservationEnd>(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('reservation_running').on(table.offerId).where(sql`ended_at is null`),
    index('reservation_company').on(table.companyId, table.endedAt),
    index('reservation_until').on(table.reservedUntil).where(sql`ended_at is null`),
  ],
);
