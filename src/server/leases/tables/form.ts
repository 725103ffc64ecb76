/** The tables of the written form of leases over 12 months. */

import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { FileOutcome, FormDoubt, FormFileKind, FormState } from '../../../domain/leases/rules/form.ts';
import type { Side } from '../../../domain/leases/types.ts';
import type { ReadSignature } from '../../../domain/signing/types.ts';
import { day, id, instant, json } from '../../kit/database/columns.ts';

/** How far the written form of a lease has come; a lease that needs none has no row. */
export const leaseForm = pgTable(
  'lease_form',
  {
    leaseId: id('lease_id').primaryKey(),
    state: text('state').$type<FormState>().notNull().default('MISSING'),
    stateSince: instant('state_since').notNull(),
    signedAt: instant('signed_at').notNull(),
  },
  (table) => [index('lease_form_open').on(table.state, table.signedAt)],
);

/** A file that a side brought, with what was read in it. The bytes and the reading never change; the moderator's note is added once. */
export const leaseFormFile = pgTable(
  'lease_form_file',
  {
    id: id('id').primaryKey(),
    leaseId: id('lease_id').notNull(),
    side: text('side').$type<Side>().notNull(),
    uid: id('uid').notNull(),
    personName: text('person_name').notNull(),
    kind: text('kind').$type<FormFileKind>().notNull(),
    name: text('name').notNull(),
    fileKey: text('file_key').notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    signatures: json<readonly ReadSignature[]>('signatures').notNull(),
    /** The sides whose signers signed it, as far as that counts. */
    signedBy: json<readonly Side[]>('signed_by').notNull(),
    doubts: json<readonly FormDoubt[]>('doubts').notNull(),
    outcome: text('outcome').$type<FileOutcome>().notNull(),
    note: text('note'),
    reviewedBy: id('reviewed_by'),
    reviewedAt: instant('reviewed_at'),
    uploadedAt: instant('uploaded_at').notNull(),
  },
  (table) => [
    index('lease_form_file_lease').on(table.leaseId, table.uploadedAt),
    index('lease_form_file_sha256').on(table.sha256),
    index('lease_form_file_waiting').on(table.uploadedAt).where(sql`outcome = 'waiting'`),
  ],
);

/** A side's statement of the day on which signed originals were exchanged. A newer one, or a file that was sent back, makes it void. */
export const leaseFormDeclaration = pgTable(
  'lease_form_declaration',
  {
    id: id('id').primaryKey(),
    leaseId: id('lease_id').notNull(),
    side: text('side').$type<Side>().notNull(),
    exchangedOn: day('exchanged_on').notNull(),
    uid: id('uid').notNull(),
    personName: text('person_name').notNull(),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
    declaredAt: instant('declared_at').notNull(),
    voidedAt: instant('voided_at'),
  },
  (table) => [uniqueIndex('lease_form_declaration_one').on(table.leaseId, table.side).where(sql`voided_at is null`)],
);
