/** The tables of appointments, and of drafts and rounds of the protocol. */

import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ProtocolData } from '../../domain/handover/types.ts';
import type { Side } from '../../domain/leases/types.ts';
import { createdAt, day, id, instant, json } from '../kit/database/columns.ts';

/** How a submitted round ended. */
export type RoundOutcome = 'confirmed' | 'declined' | 'withdrawn';

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
  (table) => [
    uniqueIndex('protocol_round_number').on(table.leaseId, table.round),
    uniqueIndex('protocol_round_open').on(table.leaseId).where(sql`outcome is null`),
    index('protocol_round_document').on(table.documentId),
    check('protocol_round_answered', sql`num_nulls(outcome, outcome_at) in (0, 2)`),
  ],
);

/** Whom a side named for the meeting: the tenant its receiver with day and hour, the landlord who hands over. Naming somebody else replaces it. */
export const appointment = pgTable(
  'appointment',
  {
    leaseId: id('lease_id').notNull(),
    side: text('side').$type<Side>().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    date: day('meeting_on'),
    hour: text('meeting_hour'),
    meetingAt: instant('meeting_at'),
    /** First day of the window in which the meeting was named: a window that ran anew stays where it began. */
    windowFrom: day('window_from'),
    savedAt: instant('saved_at').notNull(),
    savedBy: id('saved_by'),
  },
  (table) => [primaryKey({ columns: [table.leaseId, table.side] }), index('appointment_meeting').on(table.meetingAt).where(sql`side = 'tenant'`)],
);

/** A side's consent to hand over before the agreed hour; it counts as long as the meeting is the one that it names. */
export const earlyHandover = pgTable(
  'early_handover',
  {
    leaseId: id('lease_id').notNull(),
    side: text('side').$type<Side>().notNull(),
    meetingAt: instant('meeting_at').notNull(),
    agreedAt: instant('agreed_at').notNull(),
    agreedBy: id('agreed_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.leaseId, table.side] })],
);

/** Another time that the landlord proposed; the tenant answers by naming one. */
export const meetingProposal = pgTable('meeting_proposal', {
  leaseId: id('lease_id').primaryKey(),
  date: day('meeting_on').notNull(),
  hour: text('meeting_hour').notNull(),
  meetingAt: instant('meeting_at').notNull(),
  proposedAt: instant('proposed_at').notNull(),
  proposedBy: id('proposed_by').notNull(),
});

/** A protocol drawn for its submitter to read and sign; drawing it again replaces it. */
export const preparedProtocol = pgTable(
  'prepared_protocol',
  {
    leaseId: id('lease_id').notNull(),
    side: text('side').$type<Side>().notNull(),
    /** For whom it was drawn: the account, or the receiver's address. */
    signerKey: text('signer_key').notNull(),
    signerName: text('signer_name').notNull(),
    draftVersion: integer('draft_version').notNull(),
    round: integer('round').notNull(),
    data: json<ProtocolData>('data').notNull(),
    documentId: id('document_id').notNull(),
    preparedAt: instant('prepared_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.leaseId, table.side] })],
);
