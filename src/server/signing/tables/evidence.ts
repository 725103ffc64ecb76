import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { Capacity } from '../../../domain/companies/types.ts';
import { id, instant, json } from '../../kit/database/columns.ts';

/** What a signing act was for. */
export type SigningPurpose = 'offer' | 'lease' | 'protocol';

/** One signing act: who, for which company and in what capacity, when by the database's clock, from where, with which code, over which bytes. Never changed. */
export const evidence = pgTable(
  'evidence',
  {
    id: id('id').primaryKey(),
    purpose: text('purpose').$type<SigningPurpose>().notNull(),
    subjectId: id('subject_id').notNull(),
    /** Null for a proxy without an account. */
    uid: id('uid'),
    companyId: id('company_id').notNull(),
    capacity: text('capacity').$type<Capacity | 'receiver'>().notNull(),
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
  },
  (table) => [index('evidence_subject').on(table.purpose, table.subjectId)],
);
