import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../kit/database/columns.ts';

/**
 * The landlord's withdrawal from a lease whose deposit did not come: the text as it was shown to who signs, kept with the act that signed it.
 * Without `signedAt` it binds nobody, and preparing it again replaces it.
 */
export const leaseUnpaidEnd = pgTable('lease_unpaid_end', {
  leaseId: id('lease_id').primaryKey(),
  id: id('id').notNull(),
  signerUid: id('signer_uid').notNull(),
  /** The second signer, where the company's rule wants two. */
  cosignerUid: id('cosigner_uid'),
  text: text('text').notNull(),
  sha256: text('sha256').notNull(),
  preparedAt: createdAt(),
  signedAt: instant('signed_at'),
  evidenceId: id('evidence_id'),
});
