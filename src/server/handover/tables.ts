/** The tables of drafts and rounds of the protocol. */

import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ProtocolData } from '../../domain/handover/types.ts';
import type { Side } from '../../domain/leases/types.ts';
import { createdAt, id, instant, json } from '../kit/database/columns.ts';

/** How a submitted round ended. */
export type RoundOutcome = 'confirmed' | 'declined' | 'withdrawn' | 'overtaken';

/** The draft of one side; the other side never sees it. */
export const protocolDraft = pgTable(
  'protocol_draft',
  {
    leaseId: id('lease_id').notNull(),
    side: text('side').$type<Side>().notNull(),
    version: integer('version').notNull(),
    data: json<ProtocolData>('data').notNull(),
    savedBy: text('saved_by').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.leaseId, table.side] })],
);

/** A protocol that one side submitted: its frozen content and drawn document. At most one round is open (outcome null) a lease. */
export const protocolRound = pgTable(
  'protocol_round',
  {
    id: id('id').primaryKey(),
    leaseId: id('lease_id').notNull(),
    round: integer('round').notNull(),
    submitterSide: text('submitter_side').$type<Side>().notNull(),
    submitterUid: text('submitter_uid').notNull(),
    submitterName: text('submitter_name').notNull(),
    data: json<ProtocolData>('data').notNull(),
    documentId: id('document_id').notNull(),
    submittedAt: instant('submitted_at').notNull(),
    outcome: text('outcome').$type<RoundOutcome>(),
    outcomeAt: instant('outcome_at'),
    reason: text('reason'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('protocol_round_number').on(table.leaseId, table.round), index('protocol_round_document').on(table.documentId)],
);
