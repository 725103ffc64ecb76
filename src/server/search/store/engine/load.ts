/** Reads what stands in the columns in memory, and what has changed since. */

import type { Pool } from 'pg';
import type { Id } from '../../../../domain/kit/brand.ts';
import { fieldFilter } from '../../../../domain/search/rules/filters.ts';
import { fieldColumn, nameColumn } from '../wide.ts';
import { keyedNames, type LoadedOffer, nameColumns, numberFields, plainNumbers } from './columns.ts';

const milliseconds = (instant: string): string => `(extract(epoch from ${instant}) * 1000)::float8`;

const plainColumn: Readonly<Record<(typeof plainNumbers)[number], string>> = {
  modifiedAt: milliseconds('l.modified_at'),
  publishedAt: milliseconds('l.published_at'),
  validTo: milliseconds('l.valid_to'),
  pricePerMetre: 'l.price_per_metre',
  trueCost: 'l.true_cost',
  lat: 'l.lat',
  lng: 'l.lng',
};

const array = (columns: readonly string[]): string => `json_build_array(${columns.join(', ')})`;
const parts = {
  keyed: array(Object.keys(keyedNames).map((name) => nameColumn(name as keyof typeof keyedNames))),
  names: array(nameColumns.map((name) => `coalesce(${name === 'postCode' ? 'f.post_code' : nameColumn(name)}, '')`)),
  plain: array(plainNumbers.map((name) => plainColumn[name])),
  fields: array(numberFields.map((name) => (fieldFilter(name)?.kind === 'days' ? `${fieldColumn(name)} - date '1970-01-01'` : fieldColumn(name)))),
  choices: "coalesce(to_json(f.choices), '[]')",
  words: "coalesce(f.words, '')",
} as const satisfies Readonly<Record<Exclude<keyof LoadedOffer, 'id'>, string>>;

// So few at once that a request in between waits for some milliseconds only.
const atOnce = 500;

// A text for many offers: rows of sixty columns each would cost the program ten times as much to read.
const offers = (where: string): string => `select coalesce(json_agg(${array(['offer_id', ...Object.values(parts)])} order by offer_id), '[]')::text
  from (select * from listing where listed and ${where} order by offer_id limit ${atOnce}) l left join listing_filter f using (offer_id)`;

type Row = readonly [string, ...unknown[]];

const offerOf = ([id, keyed, names, plain, fields, choices, words]: Row): LoadedOffer =>
  ({ id, keyed, names, plain, fields, choices, words }) as LoadedOffer;

const ask = async (pool: Pool, name: string, text: string, values: readonly unknown[]): Promise<readonly (string | null)[]> => {
  const { rows } = await pool.query<(string | null)[]>({ name, text, values: [...values], rowMode: 'array', types: { getTypeParser: () => String } });
  return rows[0] ?? [];
};

const readOffers = async (pool: Pool, name: string, text: string, value: unknown): Promise<readonly LoadedOffer[]> => {
  const [json] = await ask(pool, name, text, [value]);
  return (JSON.parse(json ?? '[]') as Row[]).map(offerOf);
};

/** The listed offers behind an id, by id; the last ones when there are fewer than `atOnce`. */
const offersBehind = (pool: Pool, id: string): Promise<readonly LoadedOffer[]> => readOffers(pool, 'search_load', offers('offer_id > $1'), id);

/** Every listed offer, some at once. */
export async function* allOffers(pool: Pool): AsyncGenerator<readonly LoadedOffer[]> {
  for (let last = ''; ; ) {
    const some = await offersBehind(pool, last);
    yield some;
    if (some.length < atOnce) return;
    last = some.at(-1)?.id ?? '';
  }
}

/** These offers, as far as they are listed, some at once. */
export async function* theseOffers(pool: Pool, ids: readonly Id[]): AsyncGenerator<readonly LoadedOffer[]> {
  for (let from = 0; from < ids.length; from += atOnce)
    yield await readOffers(pool, 'search_reload', offers('offer_id = any($1)'), ids.slice(from, from + atOnce));
}

/** What a process knows of the database: a snapshot, as PostgreSQL writes it. */
export type Revision = string;

/** Which offers' listings were written or taken out by transactions that a revision does not see; the revision now, and the database's time in milliseconds. */
export type Changes = { readonly revision: Revision; readonly now: number; readonly ids: readonly Id[] };

// Numbers that a restored database has not reached yet were loaded at the start like all others.
const unseen = `changed_in >= pg_snapshot_xmin($1::pg_snapshot) and changed_in < pg_snapshot_xmax(pg_current_snapshot()) and not pg_visible_in_snapshot(changed_in, $1::pg_snapshot)`;
const changesText = `select pg_current_snapshot(), ${milliseconds('now()')}, (select json_agg(offer_id) from listing_change where ${unseen})`;

/** What has been committed since a revision. */
export const changesSince = async (pool: Pool, since: Revision): Promise<Changes> => {
  const [revision, now, ids] = await ask(pool, 'search_changes', changesText, [since]);
  return { revision: revision ?? since, now: Number(now), ids: JSON.parse(ids ?? '[]') as Id[] };
};

/** The revision now. */
export const revisionNow = async (pool: Pool): Promise<Revision> => (await ask(pool, 'search_revision', 'select pg_current_snapshot()', []))[0] ?? '';
