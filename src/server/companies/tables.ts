/** The tables of companies and their members. */

import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CompanyState } from '../../domain/accounts/types.ts';
import type { Capacity, VatStatus } from '../../domain/companies/types.ts';
import { createdAt, id, instant } from '../kit/database/columns.ts';

/** A company by its register data, normalised; one row for each NIP. */
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
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('company_nip').on(table.nip)],
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
