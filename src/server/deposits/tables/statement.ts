import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { Side } from '../../../domain/companies/types.ts';
import type { Outcome } from '../../../domain/leases/types.ts';
import { createdAt, id, instant } from '../../kit/database/columns.ts';

/**
 * What one side says about money and lease, and what the other answered. Prepared without `proposedAt`: its text was shown to be signed and
 * binds nobody. `evidenceId` and `answerEvidenceId` are the acts that signed it.
 */
export const depositStatement = pgTable(
  'deposit_statement',
  {
    id: id('id').primaryKey(),
    leaseId: id('lease_id').notNull(),
    side: text('side').$type<Side>().notNull(),
    outcome: text('outcome').$type<Outcome>().notNull(),
    text: text('text').notNull(),
    sha256: text('sha256').notNull(),
    uid: id('uid').notNull(),
    createdAt: createdAt(),
    proposedAt: instant('proposed_at'),
    evidenceId: id('evidence_id'),
    answeredAt: instant('answered_at'),
    accepted: boolean('accepted'),
    answeredBy: id('answered_by'),
    answerEvidenceId: id('answer_evidence_id'),
  },
  (table) => [index('deposit_statement_lease').on(table.leaseId, table.createdAt)],
);
