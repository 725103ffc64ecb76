import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Grosze } from '../../../domain/kit/brand.ts';
import { type CounterOfferState, counterOfferLifecycle, isOpenState } from '../../../domain/offers/counter-offer.machine.ts';
import { createdAt, grosze, id, instant } from '../../kit/database/columns.ts';

const isOpen = sql.raw(
  `state in (${counterOfferLifecycle.states
    .filter(isOpenState)
    .map((state) => `'${state}'`)
    .join(', ')})`,
);

/** Other terms that a company proposes for an offer. `offerVersion` is the one that it was sent for, `signedVersion` the one that took it up. */
export const counterOffer = pgTable(
  'counter_offer',
  {
    id: id('id').primaryKey(),
    offerId: id('offer_id').notNull(),
    offerVersion: integer('offer_version').notNull(),
    companyId: id('company_id').notNull(),
    uid: id('uid').notNull(),
    state: text('state').$type<CounterOfferState>().notNull().default('NEW'),
    newPrice: grosze('new_price').$type<Grosze>(),
    newDuration: integer('new_duration'),
    expiresAt: instant('expires_at').notNull(),
    /** When it ended, and why the owner declined. */
    answeredAt: instant('answered_at'),
    reason: text('reason'),
    signedVersion: integer('signed_version'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('counter_offer_open').on(table.offerId, table.companyId).where(isOpen),
    index('counter_offer_offer').on(table.offerId, table.createdAt),
    index('counter_offer_due').on(table.expiresAt).where(isOpen),
    check('counter_offer_proposes', sql`new_price is not null or new_duration is not null`),
  ],
);
