/** Puts an alias in the place of a person's name and address, in what is kept without them. */

import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../database/database.ts';

type PersonName = { readonly firstName: string; readonly lastName: string; readonly email: string };

/** Somebody, and what they are called from now on. `hasNamesake`: another account bears the same first and last name. */
export type AliasedPerson = PersonName & { readonly uid: string; readonly alias: PersonName; readonly hasNamesake?: boolean };

const fullName = ({ firstName, lastName }: PersonName): string => `${firstName} ${lastName}`;

/** The text as a whole word or address: "Jan Nowak" is not in "Jan Nowakowski", nor jan@x.pl in bojan@x.pl or jan@x.pl.example. */
const wholly = (text: string, flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}._%+-])${text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`, flags);

/** How a value is rid of the person: with or without their name. */
type Scrubber = { readonly word: (text: string) => string; readonly isNamed: (value: object) => boolean; readonly alias: PersonName };

const scrubberOf = (who: AliasedPerson, withName: boolean): Scrubber => {
  const [address, name] = [wholly(who.email, 'giu'), wholly(fullName(who), 'gu')];
  const withoutAddress = (text: string): string => text.replace(address, () => who.alias.email);
  return {
    alias: who.alias,
    word: withName ? (text) => withoutAddress(text).replace(name, () => fullName(who.alias)) : withoutAddress,
    isNamed: (value) => withName && isNamed(value, who),
  };
};

/** First and last name side by side; with another address beside them they are somebody else's. */
const isNamed = (value: object, { firstName, lastName, email }: PersonName): boolean =>
  'firstName' in value &&
  value.firstName === firstName &&
  'lastName' in value &&
  value.lastName === lastName &&
  (!('email' in value) || typeof value.email !== 'string' || value.email.toLowerCase() === email);

const scrubbedBy = (value: unknown, by: Scrubber): unknown => {
  if (typeof value === 'string') return by.word(value);
  if (Array.isArray(value)) return value.map((one) => scrubbedBy(one, by));
  if (typeof value !== 'object' || value === null) return value;
  const names = by.isNamed(value) ? { firstName: by.alias.firstName, lastName: by.alias.lastName } : {};
  return { ...Object.fromEntries(Object.entries(value).map(([key, one]) => [key, scrubbedBy(one, by)])), ...names };
};

/**
 * A JSON value without the person: their address and full name wherever they stand in a text, and first and last name where they stand side by
 * side. `{ "to": "Anna Lipska", "by": { "firstName": "Anna", "lastName": "Lipska" } }` names the alias in both places; an Anna of another name
 * stays. `row` is all that stands in the row: where another account bears the same name, it goes only if the row names the person by id or address.
 */
export const scrubbed = (value: unknown, who: AliasedPerson, row: string = JSON.stringify(value)): unknown =>
  scrubbedBy(value, scrubberOf(who, who.hasNamesake !== true || row.includes(who.uid) || wholly(who.email, 'iu').test(row)));

const tableOf = (column: AnyPgColumn) => sql.identifier(getTableName(column.table as PgTable));
const nameOf = (column: AnyPgColumn) => sql.identifier(column.name);
const typeOf = (column: AnyPgColumn) => sql.raw(column.getSQLType());

/** How many rows are held in memory and written at once. */
const rowsAtOnce = 200;

type FoundRow = { readonly place: string; readonly row: string; readonly values: Readonly<Record<string, unknown>> };

/** Scrubs columns of one table, texts or JSON, in the rows that mention the person: one reading of the table, and only rows that change are written. */
export const scrub = async (tx: Tx, columns: readonly [AnyPgColumn, ...AnyPgColumn[]], who: AliasedPerson): Promise<void> => {
  const table = tableOf(columns[0]);
  const mentioned = sql.join(
    columns.map((column) => mentions(column, who)),
    sql` or `,
  );
  const { rows: found } = await tx.execute<{ place: string }>(sql`select ctid::text as place from ${table} where ${mentioned} for update`);
  const fields = sql.join(
    columns.map((column) => sql`${column.name}::text, ${nameOf(column)}`),
    sql`, `,
  );
  for (let first = 0; first < found.length; first += rowsAtOnce) {
    const places = found.slice(first, first + rowsAtOnce).map(({ place }) => place);
    const { rows } = await tx.execute<FoundRow>(sql`
      select ctid::text as place, ${table}::text as row, jsonb_build_object(${fields}) as values
      from ${table} where ctid = any(${sql.param(places)}::text[]::tid[])`);
    await write(
      tx,
      columns,
      rows.flatMap(({ place, row, values }) => changed(place, values, scrubbed(values, who, row))),
    );
  }
};

/** Whether the column may mention the person; what it comes to is decided by `scrubbed`. */
const mentions = (column: AnyPgColumn, who: AliasedPerson): SQL => {
  const content = sql`${nameOf(column)}::text`;
  const isJson = column.getSQLType() === 'jsonb';
  const written = (text: string): string => (isJson ? JSON.stringify(text).slice(1, -1) : text);
  const has = (text: string): SQL => sql`position(${text} in ${content}) > 0`;
  const pair = sql`(${has(`"firstName": ${JSON.stringify(who.firstName)}`)} and ${has(`"lastName": ${JSON.stringify(who.lastName)}`)})`;
  const byText = sql`position(${written(who.email)} in lower(${content})) > 0 or ${has(written(fullName(who)))}`;
  return isJson ? sql`(${byText} or ${pair})` : sql`(${byText})`;
};

const changed = (place: string, before: unknown, after: unknown) =>
  JSON.stringify(before) === JSON.stringify(after) ? [] : [{ place, ...(after as Readonly<Record<string, unknown>>) }];

const write = async (tx: Tx, columns: readonly [AnyPgColumn, ...AnyPgColumn[]], rows: readonly object[]): Promise<void> => {
  if (rows.length === 0) return;
  const table = tableOf(columns[0]);
  const set = sql.join(
    columns.map((column) => sql`${nameOf(column)} = scrubbed.${nameOf(column)}`),
    sql`, `,
  );
  const shape = sql.join(
    columns.map((column) => sql`${nameOf(column)} ${typeOf(column)}`),
    sql`, `,
  );
  await tx.execute(sql`
    update ${table} set ${set} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as scrubbed(place text, ${shape})
    where ${table}.ctid = scrubbed.place::tid`);
};
