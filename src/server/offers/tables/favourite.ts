import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../kit/database/columns.ts';

/** An offer that a person keeps an eye on. */
export const favourite = pgTable('favourite', { uid: id('uid').notNull(), offerId: id('offer_id').notNull(), createdAt: createdAt() }, (table) => [
  primaryKey({ columns: [table.uid, table.offerId] }),
  index('favourite_offer').on(table.offerId),
]);
