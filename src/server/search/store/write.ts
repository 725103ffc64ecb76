/** Writes listings. */

import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Id } from '../../../domain/kit/brand.ts';
import type { Tx } from '../../kit/database/database.ts';
import { listingFilter } from '../tables/filter.ts';
import { listing } from '../tables/listing.ts';

/** A row of the projection as it is written. */
export type NewListing = typeof listing.$inferInsert;

/** What an offer answers to the filters, as it is written; its fields' columns go by the fields' names. */
export type NewFilter = typeof listingFilter.$inferInsert & Readonly<Record<string, unknown>>;

/** The rows travel as one JSON value: a statement that is the same for one row and for a thousand, and no thousand parameters to name. */
const upsertInto = (table: typeof listing | typeof listingFilter) => {
  const columns = Object.entries(getTableColumns(table))
    .filter(([, { generated }]) => generated === undefined)
    .map(([field, { name }]) => ({ field, name }));
  const names = sql.raw(columns.map(({ name }) => `"${name}"`).join(', '));
  const others = columns.filter(({ field }) => field !== 'offerId');
  const asGiven = sql.raw(others.map(({ name }) => `"${name}" = excluded."${name}"`).join(', '));
  return async (tx: Tx, rows: readonly Readonly<Record<string, unknown>>[]): Promise<void> => {
    if (rows.length === 0) return;
    const stored = rows.map((row) => Object.fromEntries(columns.map(({ field, name }) => [name, row[field] ?? null])));
    await tx.execute(sql`insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(stored)}::jsonb)
      on conflict ("offer_id") do update set ${asGiven}`);
  };
};

const upsertListings = upsertInto(listing);
const upsertFilters = upsertInto(listingFilter);

/** Writes the rows of offers anew, with what they answer to the filters. */
export const putListings = async (tx: Tx, rows: readonly { readonly row: NewListing; readonly filter: NewFilter }[]): Promise<void> => {
  await upsertListings(
    tx,
    rows.map(({ row }) => row),
  );
  await upsertFilters(
    tx,
    rows.map(({ filter }) => filter),
  );
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
