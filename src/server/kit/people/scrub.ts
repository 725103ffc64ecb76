/** Puts an alias in the place of a person's name and address, in what is kept without them. */

import { getTableName, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../database/database.ts';

type Called = { readonly firstName: string; readonly lastName: string; readonly email: string };

/** Somebody, and what they are called from now on. */
export type Renamed = Called & { readonly alias: Called };

const fullName = ({ firstName, lastName }: Called): string => `${firstName} ${lastName}`;

const scrubWord = (text: string, who: Renamed): string => text.replaceAll(who.email, who.alias.email).replaceAll(fullName(who), fullName(who.alias));

const isNamed = (value: object, { firstName, lastName }: Called): boolean =>
  'firstName' in value && value.firstName === firstName && 'lastName' in value && value.lastName === lastName;

/**
 * A JSON value without the person: their address and full name wherever they stand in a text, and first and last name where they stand side by
 * side. `{ "to": "Anna Lipska", "by": { "firstName": "Anna", "lastName": "Lipska" } }` names the alias in both places; an Anna of another name stays.
 */
export const scrubbed = (value: unknown, who: Renamed): unknown => {
  if (typeof value === 'string') return scrubWord(value, who);
  if (Array.isArray(value)) return value.map((one) => scrubbed(one, who));
  if (typeof value !== 'object' || value === null) return value;
  const names = isNamed(value, who) ? { firstName: who.alias.firstName, lastName: who.alias.lastName } : {};
  return { ...Object.fromEntries(Object.entries(value).map(([key, one]) => [key, scrubbed(one, who)])), ...names };
};

const tableOf = (column: AnyPgColumn) => sql.identifier(getTableName(column.table as PgTable));

/** Scrubs a JSON column in every row that mentions the person: one reading of the table. */
export const scrubJson = async (tx: Tx, column: AnyPgColumn, who: Renamed): Promise<void> => {
  const [table, name] = [tableOf(column), sql.identifier(column.name)];
  const { rows } = await tx.execute<{ place: string; value: unknown }>(sql`
    select ctid::text as place, ${name} as value from ${table}
    where position(${JSON.stringify(who.email).slice(1, -1)} in ${name}::text) > 0 or position(${JSON.stringify(who.lastName).slice(1, -1)} in ${name}::text) > 0
    for update`);
  for (const { place, value } of rows)
    await tx.execute(sql`update ${table} set ${name} = ${JSON.stringify(scrubbed(value, who))}::jsonb where ctid = ${place}::tid`);
};

/** Scrubs a column of text in every row that mentions the person. */
export const scrubText = async (tx: Tx, column: AnyPgColumn, who: Renamed): Promise<void> => {
  const [table, name] = [tableOf(column), sql.identifier(column.name)];
  await tx.execute(sql`
    update ${table} set ${name} = replace(replace(${name}, ${who.email}, ${who.alias.email}), ${fullName(who)}, ${fullName(who.alias)})
    where position(${who.email} in ${name}) > 0 or position(${fullName(who)} in ${name}) > 0`);
};
