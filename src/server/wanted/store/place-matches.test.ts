import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anInsertedSigner } from '../../../../tests/factories/deals.ts';
import { aWantedListing } from '../../../../tests/factories/wanted.ts';
import { type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { statementsOf } from '../../../../tests/kit/statements.ts';
import type { Instant } from '../../../domain/kit/brand.ts';
import { type WantedRow, wantedById } from './listings.ts';
import { findAlertsFor } from './place-matches.ts';

const people = 2_000;
let server: TestServer;
let listing: WantedRow;

beforeAll(async () => {
  server = await testServer();
  await server.db.execute(sql`
    insert into person (uid, email, first_name, last_name, lang, email_verified_at)
    select 'reader-' || n, 'reader-' || n || '@test.example', 'Jan', 'Czytelnik', 'pl', now() from generate_series(1, ${people}::int) n`);
  // All over the country: twenty of each person, one in twenty of them with a large circle.
  await server.db.execute(sql`
    insert into place_alert (id, uid, location, lat, lng, radius_km, use, area_key, frequency, since)
    select 'alert-' || n, 'reader-' || (n % ${people}::int + 1), 'place ' || n, 49 + (n % 577) / 100.0, 14.2 + (n % 991) / 100.0,
      case when n % 20 = 0 then 100 + n % 101 else n % 25 + 1 end, (array['office', 'retail', null])[n % 3 + 1], 'key ' || n, 'daily', now() - interval '1 day'
    from generate_series(1, ${people * 20}::int) n`);
  const row = await wantedById(server.db, await aWantedListing(await anInsertedSigner(server)));
  if (row === null) throw new Error('there is no listing');
  listing = row;
  await server.db.execute(sql`vacuum analyze place_alert`);
  await server.db.execute(sql`vacuum analyze person`);
}, 120_000);
afterAll(() => server.close());

const now = '2026-11-27T08:00:00.000Z' as Instant;
const find = () => server.db.transaction((tx) => findAlertsFor(tx, listing, { instant: now, daily: now, weekly: now }));

it('finds the alerts that a listing is new to by two boxes of the map, in one statement, and none of them twice', async () => {
  const asked = (await statementsOf(server.db, find)).filter(({ text }) => !/^(begin|commit)/.test(text));
  expect(asked).toHaveLength(1);
  const { rows } = await server.db.execute<{ use: string | null; km: number; radius: number }>(sql`
    select a.use, a.radius_km as radius, 2 * 6371 * asin(sqrt(sin(radians(a.lat - 51.7592) / 2) ^ 2
      + cos(radians(a.lat)) * cos(radians(51.7592)) * sin(radians(a.lng - 19.456) / 2) ^ 2)) as km
    from place_alert_match m join place_alert a on a.id = m.alert_id`);
  expect(rows.length).toBeGreaterThan(200);
  expect(rows.some(({ radius }) => radius > 25) && rows.some(({ radius }) => radius <= 25)).toBe(true);
  expect(rows.every(({ use, km, radius }) => (use === null || use === 'retail') && km <= radius)).toBe(true);
  // Every alert is compared without boxes here.
  const inside = await server.db.execute<{ n: number }>(sql`
    select count(*)::int as n from place_alert a where (a.use is null or a.use = 'retail') and 2 * 6371 * asin(sqrt(sin(radians(a.lat - 51.7592) / 2) ^ 2
      + cos(radians(a.lat)) * cos(radians(51.7592)) * sin(radians(a.lng - 19.456) / 2) ^ 2)) <= a.radius_km`);
  expect(inside.rows[0]?.n).toBe(rows.length);
  expect(await find()).toEqual([]);
});

it('does not read all alerts', async () => {
  await server.db.execute(sql`delete from place_alert_match`);
  const plan = await server.db.transaction(async (tx) => {
    let text = '';
    const explained = {
      execute: async (statement: ReturnType<typeof sql>) => {
        const { rows } = await tx.execute(sql`explain ${statement}`);
        text = rows.map((row) => row['QUERY PLAN']).join('\n');
        return { rows: [] };
      },
    };
    await findAlertsFor(explained as never, listing, { instant: now, daily: now, weekly: now });
    return text;
  });
  expect(plan).toContain('place_alert_near');
  expect(plan).toContain('place_alert_wide');
  expect(plan).not.toMatch(/Seq Scan on (place_alert|wanted_listing)\b/);
});
