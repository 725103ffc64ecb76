/** The tables of companies, their members, and what is checked of them. */

import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CompanyState } from '../../domain/accounts/types.ts';
import type { AccessCause } from '../../domain/companies/rules/name-access.ts';
import type { RegisterFacts, RegisterOutcome, RegisterSource } from '../../domain/companies/rules/registers/answers.ts';
import type {
  Capacity,
  CompanyChangeState,
  CompanyForm,
  GeneralPartner,
  LegalForm,
  NamedPartner,
  RepresentationRule,
  VatStatus,
} from '../../domain/companies/types.ts';
import { createdAt, id, instant, json } from '../kit/database/columns.ts';

/**
 * A company by its register data, normalised. It is accepted while it has an accepted member; of one NIP one row at most is accepted,
 * and an unaccepted one keeps nobody from giving in their own (docs/rules/companies.md#whose-record).
 */
export const company = pgTable(
  'company',
  {
    id: id('id').primaryKey(),
    creatorUid: id('creator_uid').notNull(),
    name: text('name').notNull(),
    nip: text('nip').notNull(),
    regon: text('regon').notNull(),
    krs: text('krs'),
    noKrs: boolean('no_krs').notNull(),
    country: text('country').notNull(),
    postalCode: text('postal_code').notNull(),
    city: text('city').notNull(),
    street: text('street').notNull(),
    houseNumber: text('house_number').notNull(),
    website: text('website'),
    bankAccount: text('bank_account').notNull(),
    vatStatus: text('vat_status').$type<VatStatus>().notNull(),
    legalForm: text('legal_form').$type<LegalForm>(),
    representation: text('representation').$type<RepresentationRule>(),
    generalPartner: json<GeneralPartner>('general_partner'),
    partners: json<readonly NamedPartner[]>('partners').notNull().default([]),
    noticesEmail: text('notices_email'),
    deliveryAddress: text('delivery_address'),
    isLargeUndertaking: boolean('is_large_undertaking'),
    acceptedAt: instant('accepted_at'),
    /** Set when its creator deleted it: the record stays for what was signed for it, and nobody finds it. */
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('company_nip').on(table.nip).where(sql`accepted_at is not null`), index('company_nip_any').on(table.nip)],
);

/** Which company may see the name of which while that one looks for premises. Who allowed it, and why, stands in the event log. */
export const companyAccess = pgTable(
  'company_access',
  {
    /** Whose name is seen. */
    companyId: id('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    /** Whose people see it. */
    viewerId: id('viewer_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    cause: text('cause').$type<AccessCause>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.viewerId] }), index('company_access_viewer').on(table.viewerId)],
);

/** Changes of an accepted company's data that wait for a moderator or are decided; the old data stays in force until an acceptance. */
export const companyChange = pgTable(
  'company_change',
  {
    id: id('id').primaryKey(),
    companyId: id('company_id')
      .notNull()
      .references(() => company.id),
    uid: id('uid').notNull(),
    form: json<CompanyForm>('form').notNull(),
    /** In what capacity the person acts under the new data; null: as before. */
    capacity: text('capacity').$type<Capacity>(),
    /** The document that goes with the change; null where none has to. */
    authorityId: id('authority_id'),
    state: text('state').$type<CompanyChangeState>().notNull().default('CHECKING'),
    decidedAt: instant('decided_at'),
    decidedBy: id('decided_by'),
    rejectionReason: text('rejection_reason'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('company_change_open').on(table.companyId).where(sql`decided_at is null`),
    index('company_change_company').on(table.companyId, table.createdAt),
    // A document that an accepted change names is never forgotten.
    index('company_change_authority').on(table.authorityId).where(sql`authority_id is not null`),
  ],
);

/** Documents (`Umocowanie.pdf`) that prove a person's capacity, as uploaded; never changed, a newer one stands beside the older. */
export const companyAuthority = pgTable(
  'company_authority',
  {
    id: id('id').primaryKey(),
    companyId: id('company_id')
      .notNull()
      .references(() => company.id),
    uid: id('uid').notNull(),
    key: text('key').notNull(),
    sha256: text('sha256').notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('company_authority_person').on(table.uid, table.companyId, table.createdAt)],
);

/** A person's link with a company: in what capacity, and how far its verification is. The person's own row repeats the state. */
export const companyMember = pgTable(
  'company_member',
  {
    companyId: id('company_id')
      .notNull()
      .references(() => company.id),
    uid: id('uid').notNull(),
    capacity: text('capacity').$type<Capacity>().notNull(),
    /** The document that proves the capacity; null when a register shows it. */
    authorityId: id('authority_id'),
    state: text('state').$type<CompanyState>().notNull().default('INITIAL'),
    submittedAt: instant('submitted_at'),
    decidedAt: instant('decided_at'),
    decidedBy: id('decided_by'),
    rejectionReason: text('rejection_reason'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.uid] }),
    uniqueIndex('company_member_uid').on(table.uid),
    index('company_member_waiting').on(table.state, table.submittedAt),
  ],
);

/** What a register answered about a tax number, with where and when: kept as proof, and asked again on another day. */
export const registerAnswer = pgTable(
  'register_answer',
  {
    id: id('id').primaryKey(),
    nip: text('nip').notNull(),
    source: text('source').$type<RegisterSource>().notNull(),
    outcome: text('outcome').$type<RegisterOutcome>().notNull(),
    requestId: text('request_id'),
    stateOn: text('state_on'),
    isRecorded: boolean('is_recorded').notNull(),
    facts: json<RegisterFacts>('facts'),
    /** Who asked; null: forgotten with the person. */
    askedBy: id('asked_by'),
    askedAt: instant('asked_at').notNull().default(sql`now()`),
  },
  (table) => [
    index('register_answer_nip').on(table.nip, table.source, table.askedAt),
    index('register_answer_asked').on(table.askedBy, table.askedAt),
  ],
);
