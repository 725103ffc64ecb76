/** The table of leases. */

import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { PartyFacts } from '../../../domain/companies/types.ts';
import type { LeaseState } from '../../../domain/leases/types.ts';
import type { LeaseOption } from '../../../domain/offers/types.ts';
import { createdAt, day, grosze, id, instant, json } from '../../kit/database/columns.ts';

/** A concluded lease: terms and parties frozen at signing, and its status. One an offer. What happened to it stands in records of its own. */
export const lease = pgTable(
  'lease',
  {
    id: id('id').primaryKey(),
    offerId: id('offer_id').notNull().unique(),
    offerVersion: integer('offer_version').notNull(),
    reservationId: id('reservation_id').notNull().unique(),
    state: text('state').$type<LeaseState>().notNull().default('NONE'),
    /** When the present state began: reminders and tasks count from here. */
    stateSince: instant('state_since').notNull(),
    offerName: text('offer_name').notNull(),
    landlordCompanyId: id('landlord_company_id').notNull(),
    tenantCompanyId: id('tenant_company_id').notNull(),
    landlord: json<PartyFacts>('landlord').notNull(),
    tenant: json<PartyFacts>('tenant').notNull(),
    signerUid: id('signer_uid').notNull(),
    signedAt: instant('signed_at').notNull(),
    evidenceId: id('evidence_id').notNull(),
    documentId: id('document_id').notNull(),
    option: text('option').$type<LeaseOption>().notNull(),
    months: integer('months'),
    startOn: day('start_on').notNull(),
    endOn: day('end_on'),
    rentNet: grosze('rent_net').notNull(),
    deposit: grosze('deposit').notNull(),
    depositDue: day('deposit_due').notNull(),
    /** When the present term of the deposit began: the signing, or when a new day was set. Reminders count from here. */
    depositTermAt: instant('deposit_term_at').notNull(),
    /** Last day of the tenant's right of withdrawal, as the lease prints it; counted anew when a lease goes on after a dispute. */
    withdrawalUntil: day('withdrawal_until').notNull(),
    /** When the operator called both sides because the time for the handover had passed; null again when the lease is taken up anew. */
    calledAt: instant('called_at'),
    /** Rounds of the protocol from before a withdrawal that was undone: they count no more. */
    roundsBefore: integer('rounds_before').notNull().default(0),
    /** Where the deposit is paid out to, once the landlord put another account of its accepted data in the place of the frozen one. */
    payoutAccount: text('payout_account'),
    reference: text('reference').notNull().unique(),
    feeLandlord: integer('fee_landlord').notNull(),
    feeTenant: integer('fee_tenant').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('lease_landlord').on(table.landlordCompanyId, table.state),
    index('lease_tenant').on(table.tenantCompanyId, table.state),
    index('lease_state').on(table.state, table.stateSince),
  ],
);

/** The name of the offer of whatever lease a column of another table names by id. */
export const nameOfLease = (leaseId: SQLWrapper): SQL => sql`(select ${lease.offerName} from ${lease} where ${lease.id} = ${leaseId})`;
