import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner } from '../../../../tests/factories/deals.ts';
import { type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { candidatesAfter, type ListedOffer, listedOffer } from './matches.ts';

const searches = 100_000;
let server: TestServer;
let offer: ListedOffer;

beforeAll(async () => {
  server = await testServer();
  const offerId = await anInsertedOffer(server, await anInsertedSigner(server));
  const { uid } = await server.person();
  // Towns, provinces and uses as people search for them; one in twenty leaves the place open.
  await server.db.execute(sql`
    insert into saved_search (id, uid, name, filters, filters_key, use, province, county_key, city_key, min_area, max_price, frequency)
    select 'S' || lpad(n::text, 19, '0'), ${uid}, n, jsonb_build_object('minArea', n % 500 + 1), n,
      (array['office', 'retail', 'warehouse', ''])[n % 4 + 1], case when n % 21 = 0 then '' when n % 16 = 5 then 'lodzkie' else 'province ' || n % 16 end, '',
      case when n % 21 = 0 then '' when n % 160 = 5 then 'lodz' else 'town ' || n % 400 end, n % 500 + 1, (n % 97 + 3) * 100000, 'daily'
    from generate_series(1, ${searches}) n`);
  await server.db.execute(sql`vacuum analyze saved_search`);
  const listed = await listedOffer(server.db, offerId);
  if (listed === null) throw new Error('the offer is not listed');
  offer = listed;
}, 120_000);
afterAll(() => server.close());

type Plan = { readonly 'Node Type': string; readonly 'Relation Name'?: string; readonly 'Actual Rows': number; readonly Plans?: readonly Plan[] };

const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

it('asks few of a hundred thousand searches whether they match an offer, by the index', async () => {
  const asked: { readonly text: string; readonly values: unknown[] }[] = [];
  const { $client } = server.db;
  const query = $client.query.bind($client);
  Object.assign($client, {
    query: (config: { text?: string; values?: unknown[] }, values?: unknown[]) => {
      if (config.text?.includes('saved_search')) asked.push({ text: config.text, values: values ?? config.values ?? [] });
      return query(config as never, values as never);
    },
  });
  const found = await candidatesAfter(server.db, offer, '', 1000);
  Object.assign($client, { query });
  expect(found.length).toBeGreaterThan(0);
  const [statement] = asked;
  const { rows } = await server.db.$client.query<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(
    `explain (analyze, format json) ${statement?.text ?? ''}`,
    statement?.values ?? [],
  );
  const nodes = rows.flatMap((row) => row['QUERY PLAN']).flatMap(({ Plan: plan }) => nodesOf(plan));
  const scans = nodes.filter((node) => node['Relation Name'] === 'saved_search' || node['Node Type'] === 'Bitmap Index Scan');
  expect(scans.map((node) => node['Node Type'])).not.toContain('Seq Scan');
  expect(Math.max(...scans.map((node) => node['Actual Rows']))).toBeLessThan(searches / 20);
});
