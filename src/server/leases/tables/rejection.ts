/** The tables of refusals of the premises, signed and drawn to be signed. */

import { index, pgTable, text } from 'drizzle-orm/pg-core';
import type { RejectionReason } from '../../../domain/leases/types.ts';
import { id, instant, json } from '../../kit/database/columns.ts';

/** A photo that belongs to a rejection: where its bytes lie, and their hash. */
export type RejectionPhoto = { readonly key: string; readonly sha256: string };

/** A rejection of the premises by the tenant: who, when, for which reasons. The newest one of a lease counts. */
export const leaseRejection = pgTable(
  'lease_rejection',
  {
    id: id('id').primaryKey(),
    leaseId: id('lease_id').notNull(),
    uid: id('uid'),
    reasons: json<readonly RejectionReason[]>('reasons').notNull(),
    /** What is wrong, in the tenant's words. */
    description: text('description').notNull().default(''),
    photos: json<readonly RejectionPhoto[]>('photos').notNull().default([]),
    /** The signed statement and the act that signed it; leases of older days have none. */
    documentId: id('document_id'),
    evidenceId: id('evidence_id'),
    rejectedAt: instant('rejected_at').notNull(),
  },
  (table) => [index('lease_rejection_lease').on(table.leaseId, table.rejectedAt)],
);

/** A rejection drawn for the tenant to read and sign; drawing it again replaces it. */
export const preparedRejection = pgTable('prepared_rejection', {
  leaseId: id('lease_id').primaryKey(),
  signerUid: id('signer_uid').notNull(),
  reasons: json<readonly RejectionReason[]>('reasons').notNull(),
  description: text('description').notNull(),
  photos: json<readonly RejectionPhoto[]>('photos').notNull(),
  documentId: id('document_id').notNull(),
  preparedAt: instant('prepared_at').notNull(),
});
