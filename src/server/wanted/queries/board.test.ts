import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anInsertedSigner } from '../../../../tests/factories/deals.ts';
import { must } from '../../../../tests/factories/published-offer.ts';
import { aWantedListing } from '../../../../tests/factories/wanted.ts';
import { type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { wantedCalls } from '../../../contract/wanted/endpoints.ts';
import { mainUses } from '../../../domain/kit/provinces.ts';
import { suitsUse } from '../../../domain/wanted/rules/matching.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
}, 120_000);
afterAll(() => server.close());

it('tells where a filter finds nothing how much there is with one condition less', async () => {
  const tenant = await anInsertedSigner(server);
  const centre = { lat: 53, lng: 20 };
  const at = (km: number) => ({ lat: centre.lat + km / 111.195, lng: centre.lng });
  for (const [km, use] of [
    [6.4, 'office'],
    [9, 'office'],
    [4, 'retail'],
    [60, 'office'],
  ] as const)
    await aWantedListing(tenant, { locationCoordinates: at(km), location: `Na północ ${km}`, use });
  const beyond = async (changes: object) => (await must(server.visitor, wantedCalls.listWantedListings, { radius: 200, page: 1, ...changes })).beyond;
  const offices = await beyond({ ...centre, radius: 5, use: 'office' });
  expect(offices).toMatchObject({ wider: { km: 10, total: 2 }, anyUse: 1, country: 3, all: 4 });
  expect(offices?.nearestKm).toBeCloseTo(6.4, 2);
  expect(await beyond({ ...at(-100), radius: 10 })).toMatchObject({ wider: { km: 200, total: 4 }, anyUse: 0, country: 4, all: 4 });
  expect(await beyond({ use: 'warehouse' })).toEqual({ nearestKm: null, wider: null, anyUse: 0, country: 0, all: 4 });
  expect(await beyond({ ...centre, radius: 7, use: 'office' })).toBeNull();
  await server.db.execute(sql`update company set accepted_at = null where id = ${tenant.companyId}`);
  const none = { nearestKm: null, wider: null, anyUse: 0, country: 0, all: 0 };
  expect((await must(await server.person({}), wantedCalls.listWantedListings, { ...centre, radius: 7, page: 1 })).beyond).toEqual(none);
});

it('shows whoever filters by the use of their premises what names it and what is open to every use, as matches do', async () => {
  const tenant = await anInsertedSigner(server);
  const centre = { lat: 50, lng: 21 };
  for (const use of [null, ...mainUses]) await aWantedListing(tenant, { locationCoordinates: centre, location: `Na południu ${use}`, use });
  for (const use of mainUses) {
    const { items, total, beyond } = await must(server.visitor, wantedCalls.listWantedListings, { ...centre, radius: 5, use, page: 1 });
    const suited = [null, ...mainUses].filter((wished) => suitsUse(wished, use));
    expect(items.map((item) => item.use).toSorted()).toEqual(suited.toSorted());
    expect({ total, beyond }).toEqual({ total: suited.length, beyond: null });
    const { pins } = await must(server.visitor, wantedCalls.listWantedPins, { ...centre, radius: 5, use });
    expect(pins.map(({ id }) => id).toSorted()).toEqual(items.map(({ id }) => id).toSorted());
  }
  const far = { lat: centre.lat - 0.2, lng: centre.lng };
  const { beyond } = await must(server.visitor, wantedCalls.listWantedListings, { ...far, radius: 5, use: 'office', page: 1 });
  expect(beyond).toMatchObject({ wider: { km: 25, total: 2 }, anyUse: 0, country: 2, all: 1 + mainUses.length });
});
