import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anInsertedSigner } from '../../../../tests/factories/deals.ts';
import { aWantedListing } from '../../../../tests/factories/wanted.ts';
import { type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { statementsOf } from '../../../../tests/kit/statements.ts';
import type { Instant } from '../../../domain/kit/brand.ts';
import type { GeoPoint } from '../../../domain/kit/map/coordinates.ts';
import { type MainUse, mainUses } from '../../../domain/kit/provinces.ts';
import { isInArea } from '../../../domain/wanted/rules/place-alert.ts';
import { placeAlert, placeAlertMatch, wantedListing } from '../tables.ts';
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
  const found = await server.db
    .select({ radius: placeAlert.radiusKm })
    .from(placeAlertMatch)
    .innerJoin(placeAlert, eq(placeAlert.id, placeAlertMatch.alertId));
  expect(found.length).toBeGreaterThan(200);
  expect(found.some(({ radius }) => radius > 25) && found.some(({ radius }) => radius <= 25)).toBe(true);
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

describe('an alert hears of a listing', () => {
  type Alert = { readonly id: string; readonly point: GeoPoint; readonly radius: number; readonly use: MainUse | null };
  let alerts: readonly Alert[];
  beforeAll(async () => {
    const rows = await server.db.select().from(placeAlert);
    alerts = rows.map(({ id, lat, lng, radiusKm, use }) => ({ id, point: { lat, lng }, radius: radiusKm, use }));
  });

  /** Those that the database finds for the listing, stood somewhere else. */
  const foundFor = (point: GeoPoint, use: MainUse | null): Promise<readonly string[]> =>
    server.db.transaction(async (tx) => {
      await tx.delete(placeAlertMatch);
      const [moved] = await tx
        .update(wantedListing)
        .set({ ...point, use })
        .where(eq(wantedListing.id, listing.id))
        .returning();
      if (moved === undefined) throw new Error('there is no listing');
      await findAlertsFor(tx, moved, { instant: now, daily: now, weekly: now });
      return (await tx.select().from(placeAlertMatch)).map(({ alertId }) => alertId).toSorted();
    });

  it('whose place lies in its area, as the domain says it, wherever that is', async () => {
    const near = fc.record({
      n: fc.nat(people * 20 - 1),
      share: fc.double({ min: 0, max: 1.2, noNaN: true }),
      turn: fc.double({ min: 0, max: 7, noNaN: true }),
    });
    await fc.assert(
      fc.asyncProperty(near, fc.option(fc.constantFrom(...mainUses)), async ({ n, share, turn }, use) => {
        // Around the edge of some alert's circle; about 111 km are a degree to the north, 68 to the east.
        const { point, radius } = alerts[n] ?? { point: listing, radius: 1 };
        const at = { lat: point.lat + (share * radius * Math.cos(turn)) / 111.195, lng: point.lng + (share * radius * Math.sin(turn)) / 68 };
        const expected = alerts.filter((alert) => isInArea(alert, { point: at, use })).map(({ id }) => id);
        expect(await foundFor(at, use)).toEqual(expected.toSorted());
      }),
      { numRuns: 50 },
    );
  });
});
