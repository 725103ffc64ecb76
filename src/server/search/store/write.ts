/** Writes listings. */

import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Id } from '../../../domain/kit/brand.ts';
import type { Tx } from '../../kit/database/database.ts';
import { listing } from '../tables/listing.ts';

/** A row of the projection as it is written. */
export type NewListing = typeof listing.$inferInsert;

const columns = Object.entries(getTableColumns(listing))
  .filter(([, { generated }]) => generated === undefined)
  .map(([field, { name }]) => ({ field: field as keyof NewListing, name }));
const names = columns.map(({ name }) => `"${name}"`).join(', ');
const asGiven = columns
  .filter(({ field }) => field !== 'offerId')
  .map(({ name }) => `"${name}" = excluded."${name}"`)
  .join(', ');

// The rows travel as one JSON value: a statement that is the same for one row and for a thousand, and no thousand parameters to name.
const upsert = (json: string): SQL =>
  sql`insert into ${listing} (${sql.raw(names)}) select ${sql.raw(names)} from jsonb_populate_recordset(null::${listing}, ${json}::jsonb)
    on conflict ("offer_id") do update set ${sql.raw(asGiven)}`;

const stored = (row: NewListing): Readonly<Record<string, unknown>> =>
  Object.fromEntries(columns.map(({ field, name }) => [name, row[field] ?? null]));

/** Writes the rows of offers anew. */
export const putListings = async (tx: Tx, rows: readonly NewListing[]): Promise<void> => {
  if (rows.length > 0) await tx.execute(upsert(JSON.stringify(rows.map(stored))));
};

/** Writes only what an offer's state and its reservation decide; false when the projection does not hold the offer. */
export const putLife = async (tx: Tx, { offerId, state, booked, bookedAt, reservedUntil }: NewListing): Promise<boolean> => {
  const rows = await tx
    .update(listing)
    .set({ state, booked, bookedAt: bookedAt ?? null, reservedUntil: reservedUntil ?? null })
    .where(eq(listing.offerId, offerId))
    .returning({ offerId: listing.offerId });
  return rows.length === 1;
};

/** Takes offers out of the projection. */
export const dropListings = async (tx: Tx, offerIds: readonly Id[]): Promise<void> => {
  if (offerIds.length > 0) await tx.delete(listing).where(sql`${listing.offerId} = any(${sql.param([...offerIds])})`);
};
