import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { is, Placeholder } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureOffers } from '../../scripts/bench/offers/main.ts';
import { kinds, mapKinds, pageAndCountOf, pinsOf, requestsOf } from '../../scripts/bench/search/kinds.ts';
import type { Db } from '../../src/server/kit/database/database.ts';
import { offerPageStatement } from '../../src/server/offers/store/page.ts';
import { companyBookings } from '../../src/server/reservations/store.ts';
import { newestFoundStatement } from '../../src/server/search/store/found.ts';
import { similarStatement } from '../../src/server/search/store/similar.ts';
import {
  cardStatement,
  cardsStatement,
  landingStatement,
  pageAndCountStatement,
  pageStatement,
  type Statement,
} from '../../src/server/search/store/statements.ts';
import { seekersOf } from '../../src/server/wanted/store/matches.ts';
import { type TestDatabase, testDatabase } from '../kit/database.ts';

const server = path.join(import.meta.dirname, '../../src/server');
const offers = 20_000;

/** The statistics of so few rows are of all of them, not of a sample: the plans are the same in every run. */
const settled = `set max_parallel_workers_per_gather = 0; set jit = off; set random_page_cost = 4; set seq_page_cost = 1; set work_mem = '4MB';
  set effective_cache_size = '4GB'; set default_statistics_target = 100`;

/** The offers come without documents and saved searches, and the plan of an empty table tells nothing. */
const documents = `insert into document (id, kind, offer_id, lang, sha256, drawn_key, drawn_bytes, code, pages, facts, text_versions, test_mode)
  select 'plan-' || n, 'offer', 'plan-' || n, 'pl', n, n, 1, n, 1, '{}', '{}', '{}' from generate_series(1, 2000) n`;
const searches = `insert into saved_search (id, uid, name, filters, filters_key, use, province, county_key, city_key, min_area, max_price, frequency)
  select 'search-' || n, 'person-' || n / 5, 'A search', '{}', n, '', '', '', '', 0, 9007199254740991, 'daily' from generate_series(1, 5000) n`;
const matches = `insert into saved_search_match (search_id, offer_id) select 'search-' || n % 5000, 'plan-' || n from generate_series(1, 20000) n`;

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await testDatabase();
  await ensureOffers(database.url, offers);
  client = new pg.Client({ connectionString: database.url, options: '-c TimeZone=UTC' });
  await client.connect();
  await client.query(settled);
  for (const filling of [documents, searches, matches]) await client.query(filling);
  // The database would do it by itself, sooner or later: a plan would hang on when.
  await client.query('vacuum analyze');
}, 240_000);
afterAll(async () => {
  await client.end();
  await database.close();
});

type Filters = ReturnType<typeof requestsOf>[number];

/** `keysOnly`: the tables beside the offers are nearly empty here, so a scan of them is cheap; it is asked whether an index could answer. */
type Shape = { readonly what: string; readonly statement: Statement; readonly keysOnly?: true };

const shapesOf = (list: typeof kinds, statementOf: (request: Filters) => Statement): readonly Shape[] =>
  list.flatMap((kind) =>
    requestsOf(kind)
      .slice(0, 1)
      .map((request) => ({ what: kind.what, statement: statementOf(request) })),
  );

/** A town as the map shows it: few squares of the near grid, in each order that they hold. */
const towns: readonly Shape[] = (['published', 'area', 'price'] as const).map((sort) => ({
  what: `a town on the map by ${sort}`,
  statement: pageAndCountStatement({ sort, direction: 'desc', bounds: { south: 51.74, west: 19.42, north: 51.79, east: 19.5 } }, 1, null),
}));

/** The pages beside an offer of the middle of the list. */
const turned: readonly Shape[] = (['published', 'area', 'price'] as const).flatMap((sort) =>
  [kinds[4], mapKinds[0]].flatMap((kind) =>
    (['after', 'before'] as const).flatMap((side): Shape[] => {
      const filters = kind && requestsOf(kind)[0];
      const key = { published: Date.parse('2026-11-01'), area: 150, price: 500_000 }[sort];
      return filters
        ? [
            {
              what: `${kind.what}, ${side} an offer by ${sort}`,
              statement: pageAndCountStatement({ ...filters, sort }, { key, id: 'x'.repeat(20), side }, null),
            },
          ]
        : [];
    }),
  ),
);

const landing: readonly Shape[] = [null, 'lodzkie' as const].map((province) => ({
  what: `the landing page of ${province ? 'a province' : 'the country'}`,
  statement: landingStatement(province, null),
}));

const similar: readonly Shape[] = [false, true].map((byRent) => ({
  what: `like an offer, ${byRent ? 'by place, area and rent' : 'by place and area'}`,
  statement: similarStatement('an offer', byRent, null),
}));

/** As somebody signed in reads them: their favourites come with the cards. */
const signedIn: readonly Shape[] = [
  ...[kinds[1], mapKinds[0]].flatMap((kind) =>
    kind
      ? requestsOf(kind)
          .slice(0, 1)
          .map((filters) => ({ what: kind.what, statement: pageAndCountStatement(filters, 1, 'a person') }))
      : [],
  ),
  { what: 'offers found in memory', statement: cardsStatement(['an offer', 'another'], 'a person') },
  { what: 'the card behind a pin', statement: cardStatement('an offer', 'a person') },
  { what: 'the landing page', statement: landingStatement(null, 'a person') },
  { what: 'like an offer', statement: similarStatement('an offer', true, 'a person') },
  { what: 'what saved searches have found', statement: newestFoundStatement('a person') },
].map((shape) => ({ ...shape, keysOnly: true as const }));

/** The page of an offer for somebody who is signed in: the one who asks for the most. */
const offerPage = (): Statement => {
  const given: Readonly<Record<string, string>> = { offerId: 'an offer', uid: 'a person', companyId: 'a company' };
  const { sql: text, params } = offerPageStatement(drizzle.mock() as unknown as Db, { bookings: companyBookings, seekers: seekersOf }).getQuery();
  return { name: 'offer_page', text, values: params.map((param) => (is(param, Placeholder) ? given[param.name] : param)) };
};

const files: Readonly<Record<string, readonly Shape[]>> = {
  'offers/plans/page': [{ what: 'the page of an offer', statement: offerPage(), keysOnly: true }],
  'search/plans/pages': shapesOf([...kinds, ...mapKinds], pageAndCountOf),
  'search/plans/towns': towns,
  'search/plans/turned': turned,
  'search/plans/pins': shapesOf(mapKinds, pinsOf),
  'search/plans/landing': landing,
  'search/plans/similar': similar,
  'search/plans/signed-in': signedIn,
};

const literal = (value: unknown): string => (Array.isArray(value) ? `'{${value.join(',')}}'` : `'${String(value).replaceAll("'", "''")}'`);

/** Under which a statement is prepared here: the product names it only once it has come back. */
const nameOf = (text: string): string => `plan_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;

/** The plan for these values, or, as a connection soon takes it, for any. Days move with the calendar. */
const planOf = async ({ text, values }: Statement, mode: 'custom' | 'generic'): Promise<string> => {
  await client.query(`set plan_cache_mode = force_${mode}_plan`);
  const given = values.length > 0 ? `(${values.map(literal).join(', ')})` : '';
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (costs off) execute ${nameOf(text)}${given}`);
  return rows.map((row) => row['QUERY PLAN'].replace(/'\d{4}-\d\d-\d\d[^']*'/g, "'…'")).join('\n');
};

const sectionOf = async ({ what, statement, keysOnly }: Shape): Promise<string> => {
  await client.query(`set enable_seqscan = ${keysOnly ? 'off' : 'on'}`);
  await client.query(`prepare ${nameOf(statement.text)} as ${statement.text}`).catch((fault: unknown) => {
    if (!(fault instanceof pg.DatabaseError) || fault.code !== '42P05') throw fault;
  });
  const [custom, generic] = [await planOf(statement, 'custom'), await planOf(statement, 'generic')];
  return `## ${what}\n\n${statement.text}\n\nWith these values:\n${custom}\n\nWith any values:\n${generic}\n`;
};

const textOf = async (shapes: readonly Shape[]): Promise<string> => {
  const sections: string[] = [];
  for (const shape of shapes) sections.push(await sectionOf(shape));
  return sections.join('\n');
};

describe('the plans of search and of the offer page', () => {
  it.each(Object.keys(files))('are those that stand in src/server/%s.txt', async (name) => {
    const file = path.join(server, `${name}.txt`);
    const text = await textOf(files[name] ?? []);
    if (process.env['UPDATE_PLANS'] === '1') await writeFile(file, text);
    const kept = await readFile(file, 'utf8').catch(() => '');
    expect(text, 'A plan has changed. When the new one is as good: UPDATE_PLANS=1 npx vitest run tests/search/plans.test.ts').toBe(kept);
  });

  it('need every index of the listings', async () => {
    const { rows } = await client.query<{ name: string }>("select indexname as name from pg_indexes where tablename = 'listing' order by 1");
    const texts = await Promise.all(Object.keys(files).map((name) => readFile(path.join(server, `${name}.txt`), 'utf8')));
    const used = new Set(texts.flatMap((text) => [...text.matchAll(/\b(?:using|on) (listing_\w+)/g)].map(([, name]) => name)));
    expect(rows.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([]);
  });

  it('never read the whole table', async () => {
    for (const shapes of Object.values(files)) expect(await textOf(shapes)).not.toContain('Seq Scan');
  });
});

/** What a page must hold, said without cells, bands and indexes. */
const plainly = async ({ bounds, premisesPurpose, sort, direction }: Filters, page: number): Promise<string[]> => {
  const column = sort === 'area' ? 'surface' : sort === 'price' ? 'price' : 'published_at';
  const order = `${column} ${direction}, offer_id ${direction}`;
  const { rows } = await client.query<{ offer_id: string }>(
    `select offer_id from listing where listed and valid_to > now() and lat between $1 and $2 and lng between $3 and $4
      and use = coalesce($5, use) order by ${order} limit 9 offset $6`,
    [bounds?.south, bounds?.north, bounds?.west, bounds?.east, premisesPurpose ?? null, (page - 1) * 9],
  );
  return rows.map((row) => row.offer_id);
};

const keyOf = async (id: string, sort: Filters['sort']): Promise<number> => {
  const { rows } = await client.query<{ published: Date; area: number; price: string }>(
    'select published_at as published, surface as area, price from listing where offer_id = $1',
    [id],
  );
  return Number(rows[0]?.[sort as 'published' | 'area' | 'price']);
};

describe('the pages of a viewport', () => {
  const [towns, one, , country] = mapKinds;
  const wide: Filters['bounds'] = { south: 50, west: 16, north: 54, east: 23 };
  const asked: readonly Filters[] = [towns, one, country]
    .flatMap((kind) => (kind ? requestsOf(kind).slice(0, 12) : []))
    .flatMap((request) => [request, { ...request, bounds: wide }]);

  it.each([
    ['published', 'desc'],
    ['published', 'asc'],
    ['area', 'asc'],
    ['price', 'desc'],
  ] as const)('by %s, %s, hold what lies there in that order', async (sort, direction) => {
    for (const [index, request] of asked.entries()) {
      const page = [1, 2, 5, 40][index % 4] ?? 1;
      const filters = { ...request, sort, direction };
      const { text, values } = pageStatement(filters, page, null);
      const { rows } = await client.query<{ offer_id: string }>(text, values);
      const expected = await plainly(filters, page);
      expect(rows.map((row) => row.offer_id)).toEqual(expected);
      for (const side of ['after', 'before'] as const) {
        const neighbour = side === 'after' ? page - 1 : page + 1;
        const id = neighbour < 1 ? undefined : (await plainly(filters, neighbour)).at(side === 'after' ? -1 : 0);
        if (id === undefined) continue;
        const beside = pageStatement(filters, { key: await keyOf(id, sort), id, side }, null);
        const turned = await client.query<{ offer_id: string }>(beside.text, beside.values);
        expect(
          turned.rows.map((row) => row.offer_id),
          `${side} ${id}`,
        ).toEqual(expected);
      }
    }
  });
});
