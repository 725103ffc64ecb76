/** Reads the offers that a mail about a saved search names. */

import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Id } from '../../../domain/kit/brand.ts';
import type { Reader } from '../../kit/database/database.ts';
import { listing } from '../tables/listing.ts';

/** An offer as a mail names it. */
type FoundRow = Pick<typeof listing.$inferSelect, 'name' | 'address' | 'surface' | 'price' | 'sale' | 'booked'> & { readonly id: Id };

/** The offers among these that are listed now, the newest first. */
export const foundOffers = async (reader: Reader, ids: readonly Id[]): Promise<FoundRow[]> => {
  const among: SQL = sql`${listing.offerId} = any(${sql.param([...ids])})`;
  return reader
    .select({
      id: listing.offerId,
      name: listing.name,
      address: listing.address,
      surface: listing.surface,
      price: listing.price,
      sale: listing.sale,
      booked: listing.booked,
    })
    .from(listing)
    .where(and(among, eq(listing.listed, true), gt(listing.validTo, sql`now()`)))
    .orderBy(sql`${listing.modifiedAt} desc`);
};
