import { eq } from 'drizzle-orm';
import type { Id } from '../../../domain/kit/brand.ts';
import type { Tx } from '../../kit/database.ts';
import { listing } from '../tables.ts';

/** A row of the projection as it is written. */
export type NewListing = typeof listing.$inferInsert;

/** Writes the row of an offer anew. */
export const putListing = async (tx: Tx, row: NewListing): Promise<void> => {
  const { offerId: _key, ...set } = row;
  await tx.insert(listing).values(row).onConflictDoUpdate({ target: listing.offerId, set });
};

/** Takes an offer out of the projection. */
export const dropListing = async (tx: Tx, offerId: Id): Promise<void> => {
  await tx.delete(listing).where(eq(listing.offerId, offerId));
};
