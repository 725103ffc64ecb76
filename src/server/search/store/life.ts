import { eq } from 'drizzle-orm';
import type { Tx } from '../../kit/database/database.ts';
import { listing } from '../tables.ts';
import type { NewListing } from './listing.ts';

/** Writes only what an offer's state and its reservation decide; false when the projection does not hold the offer. */
export const putLife = async (tx: Tx, { offerId, state, booked, bookedAt, reservedUntil }: NewListing): Promise<boolean> => {
  const rows = await tx
    .update(listing)
    .set({ state, booked, bookedAt: bookedAt ?? null, reservedUntil: reservedUntil ?? null })
    .where(eq(listing.offerId, offerId))
    .returning({ offerId: listing.offerId });
  return rows.length === 1;
};
