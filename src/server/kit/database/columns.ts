/** The kinds of columns that tables are made of. */

import { sql } from 'drizzle-orm';
import { customType, jsonb, text } from 'drizzle-orm/pg-core';
import type { Day, Grosze, Instant } from '../../../domain/kit/brand.ts';

/**
 * A moment as a session of ours (they speak UTC) writes it, `2026-10-08 13:58:26.1+00`, as ISO. Put together from its parts: making a
 * date of each costs more than the rest of a row.
 */
export const readInstant = (text: string): Instant => {
  const end = text.length - 3;
  if (text[10] !== ' ' || end > 23 || !text.endsWith('+00')) return new Date(text).toISOString() as Instant;
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, end).padEnd(3, '0')}Z` as Instant;
};

const instantType = customType<{ data: Instant; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: readInstant,
});

const dayType = customType<{ data: Day; driverData: string }>({ dataType: () => 'date', fromDriver: (value) => value as Day });

// bigint: an int4 ends at 21 million zł, which a ledger total can pass.
const groszeType = customType<{ data: Grosze; driverData: string | number }>({
  dataType: () => 'bigint',
  fromDriver: (value) => Number(value) as Grosze,
});

const bytesType = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value),
  fromDriver: (value) => new Uint8Array(value),
});

/** An identifier or a reference to one. */
export const id = (name: string) => text(name);
/** A moment, stored as timestamptz, read as an ISO instant. */
export const instant = (name: string) => instantType(name);
/** When the row was written, by the database's clock. */
export const createdAt = () => instantType('created_at').notNull().default(sql`now()`);
/** A calendar day of Warsaw. */
export const day = (name: string) => dayType(name);
/** Money. */
export const grosze = (name: string) => groszeType(name);
/** A JSON document of a known shape. */
export const json = <T>(name: string) => jsonb(name).$type<T>();
/** Raw bytes. */
export const bytes = (name: string) => bytesType(name);
