import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anInsertedSigner } from '../../../../tests/factories/deals.ts';
import { type TestServer, testServer } from '../../../../tests/kit/server.ts';
import type { Premises } from '../../../domain/wanted/rules/matching.ts';
import { matchNumbers } from '../../../domain/wanted/rules/wanted-numbers.ts';
import { boardBeyond, boardPage } from './listings.ts';
import { listingsFor } from './matches.ts';

const listings = 40_000;
let server: TestServer;

beforeAll(async () => {
  server = await testServer();
  const { companyId } = await anInsertedSigner(server);
  // All over the country, a few kilometres of radius each.
  await server.db.execute(sql`
    insert into wanted_listing (id, company_id, location, lat, lng, radius_km, use, max_rent, created_at)
    select 'W' || lpad(n::text, 19, '0'), ${companyId}, 'place ' || n, 49 + (n % 577) / 100.0, 14.2 + (n % 991) / 100.0, n % 20 + 1,
      (array['office', 'retail', 'warehouse'])[n % 3 + 1], (n % 90 + 20) * 100, now() - n * interval '1 minute'
    from generate_series(1, ${listings}) n`);
  await server.db.execute(sql`vacuum analyze wanted_listing`);
}, 120_000);
afterAll(() => server.close());

type Plan = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Plan[];
};
const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** The plans of what is asked of listings while the work runs. */
const plansOf = async (work: () => Promise<unknown>): Promise<readonly Plan[]> => {
  const asked: { readonly text: string; readonly values: unknown[] }[] = [];
  const { $client } = server.db;
  const query = $client.query.bind($client);
  Object.assign($client, {
    query: (config: { text?: string; values?: unknown[] }, values?: unknown[]) => {
      if (config.text?.includes('wanted_listing')) asked.push({ text: config.text, values: values ?? config.values ?? [] });
      return query(config as never, values as never);
    },
  });
  await work();
  Object.assign($client, { query });
  const plans = asked.map(({ text, values }) =>
    $client.query<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(`explain (analyze, format json) ${text}`, values),
  );
  return (await Promise.all(plans)).flatMap(({ rows }) => rows.flatMap((row) => row['QUERY PLAN']).flatMap(({ Plan: plan }) => nodesOf(plan)));
};

const premises: Premises = {
  use: 'retail',
  point: { lat: 51.76, lng: 19.46 },
  perMetre: 60_00 as never,
  surface: 90,
  freeFrom: null,
  has: new Set(),
};

it('compares an offer with the nearest listings that can fit it, at most two hundred, found by the index of places', async () => {
  const found = await listingsFor(server.db, premises, null);
  expect(found.length).toBeGreaterThan(10);
  expect(found.length).toBeLessThanOrEqual(matchNumbers.candidatesMax);
  expect(found.every(({ use }) => use === 'retail')).toBe(true);
  const nodes = await plansOf(() => listingsFor(server.db, premises, null));
  expect(nodes.map((node) => node['Index Name'])).toContain('wanted_listing_place');
  expect(nodes.map((node) => `${node['Node Type']} ${node['Relation Name'] ?? ''}`)).not.toContain('Seq Scan wanted_listing');
});

it('reads the first page of the board, all of it or a circle, by an index and not by reading the table', async () => {
  const page = { limit: 9, offset: 0 };
  const near = { lat: 51.76, lng: 19.46, km: 15 };
  const nodes = await plansOf(() => boardPage(server.db, { near, use: null }, page));
  expect(nodes.map((node) => `${node['Node Type']} ${node['Relation Name'] ?? ''}`)).not.toContain('Seq Scan wanted_listing');
  const all = await plansOf(() => boardPage(server.db, { near: null, use: null }, page));
  expect(all.map((node) => node['Index Name'])).toContain('wanted_listing_newest');
});

it('counts what the board holds beyond a filter by reading it once', async () => {
  const near = { lat: 53.2, lng: 15.01, km: 1 };
  const nodes = await plansOf(() => boardBeyond(server.db, { near, use: 'office' }));
  const read = nodes.filter((node) => node['Relation Name'] === 'wanted_listing');
  expect(read.map((node) => `${node['Actual Loops']} × ${node['Actual Rows'] > 0}`)).toEqual(['1 × true']);
  const { country, all, nearestKm, wider } = await boardBeyond(server.db, { near, use: 'office' });
  expect(all).toBe(listings);
  expect(country).toBe(Math.floor(listings / 3));
  expect(wider?.total).toBeGreaterThan(0);
  expect(nearestKm).toBeLessThanOrEqual(wider?.km ?? 0);
});
