import { getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Id } from '../../../domain/kit/brand.ts';
import type { Tx } from '../../kit/database.ts';
import { listing } from '../tables.ts';

/** A row of the projection as it is written. */
export type NewListing = typeof listing.$inferInsert;

const { offerId: _key, ...written } = getTableColumns(listing);
const asGiven: Readonly<Record<string, SQL>> = Object.fromEntries(
  Object.entries(written).map(([field, column]) => [field, sql.raw(`excluded."${column.name}"`)]),
);

/** Writes the rows of offers anew. */
export const putListings = async (tx: Tx, rows: readonly NewListing[]): Promise<void> => {
  if (rows.length === 0) return;
  await tx
    .insert(listing)
    .values([...rows])
    .onConflictDoUpdate({ target: listing.offerId, set: asGiven });
};

/** Takes offers out of the projection. */
export const dropListings = async (tx: Tx, offerIds: readonly Id[]): Promise<void> => {
  if (offerIds.length > 0) await tx.delete(listing).where(inArray(listing.offerId, [...offerIds]));
};
