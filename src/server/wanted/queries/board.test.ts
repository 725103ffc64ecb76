import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anInsertedSigner } from '../../../../tests/factories/deals.ts';
import { must } from '../../../../tests/factories/published-offer.ts';
import { aWantedListing } from '../../../../tests/factories/wanted.ts';
import { type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { wantedCalls } from '../../../contract/wanted/endpoints.ts';

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
