import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner, type Signer } from '../../../../../tests/factories/deals.ts';
import { must } from '../../../../../tests/factories/published-offer.ts';
import { type TestPerson, type TestServer, testServer } from '../../../../../tests/kit/server.ts';
import { savedSearchCalls } from '../../../../contract/search/endpoints/saved.ts';
import { gazetteer } from '../../../kit/places.ts';
import { matchOffer } from './match.ts';

let server: TestServer;
let landlord: Signer;
let person: TestPerson;
beforeAll(async () => {
  server = await testServer();
  landlord = await anInsertedSigner(server);
});
beforeEach(async () => {
  person = await server.person();
});
afterAll(() => server.close());

/** An offer that is published now, whose saved searches were asked. */
const publish = async (changes: object): Promise<string> => {
  const offerId = await anInsertedOffer(server, landlord, changes);
  await matchOffer(server.services, { offerId });
  return offerId;
};

describe('what is new in all searches', () => {
  const found = async () => {
    const { offers, total } = await must(person, savedSearchCalls.listFoundOffers, {});
    return { offers: offers.map(({ id, search }) => [id, search.name]), total };
  };
  const named = async (name: string, filters: object) =>
    (await must(person, savedSearchCalls.saveSearch, savedSearchCalls.saveSearch.in.parse({ filters, name, frequency: 'instant' }))).searchId;

  it('is at most three offers, the newest first, each told once, with its rent for whoever sees it, until its search was opened', async () => {
    const [offices, all] = [await named('Biura', { premisesPurpose: 'office' }), await named('Wszystko', { minArea: 1 })];
    expect(await found()).toEqual({ offers: [], total: 0 });
    const ids: string[] = [];
    for (const legalMainUse of ['office', 'retail', 'retail', 'office']) ids.push(await publish({ legalMainUse }));
    const [first = '', second = '', third = '', fourth = ''] = ids;
    const { offers, total } = await must(person, savedSearchCalls.listFoundOffers, {});
    expect([total, offers.map(({ id }) => id)]).toEqual([4, [fourth, third, second]]);
    expect(offers[0]).toMatchObject({ price: expect.any(Number), badge: 'active', search: { query: expect.stringMatching(/^\?/) } });
    await must(person, savedSearchCalls.openSavedSearch, { searchId: all });
    expect(await found()).toEqual({
      offers: [
        [fourth, 'Biura'],
        [first, 'Biura'],
      ],
      total: 2,
    });
    await must(person, savedSearchCalls.changeSavedSearch, { searchId: offices, isPaused: true });
    expect(await found()).toEqual({ offers: [], total: 0 });
  });

  it('leaves out what is listed no more, and tells nobody of a search of somebody else', async () => {
    await named('Hale', { premisesPurpose: 'warehouse' });
    const [gone, there] = [await publish({ legalMainUse: 'warehouse' }), await publish({ legalMainUse: 'warehouse' })];
    await server.db.execute(sql`update listing set listed = false where offer_id = ${gone}`);
    expect(await found()).toEqual({ offers: [[there, 'Hale']], total: 1 });
    const other = await server.person();
    expect(await must(other, savedSearchCalls.listFoundOffers, {})).toEqual({ offers: [], total: 0 });
  });
});

/** The corners that a radius was saved as. */
const circleOf = ({ lat, lng }: { readonly lat: number; readonly lng: number }, km: number): readonly (readonly [number, number])[] =>
  Array.from({ length: 48 }, (_, at) => {
    const [north, angle] = [km / Math.cos(Math.PI / 48) / 111.2, (2 * Math.PI * at) / 48];
    return [lat + north * Math.sin(angle), lng + (north / Math.cos((lat * Math.PI) / 180)) * Math.cos(angle)] as const;
  });

it('a radius that was saved before its place was kept says place and distance, and keeps a name that somebody wrote', async () => {
  const [lodz] = await gazetteer().named('Łódź');
  const area = circleOf(lodz ?? { lat: 0, lng: 0 }, 20);
  const save = (filters: object, name?: string) =>
    must(person, savedSearchCalls.saveSearch, savedSearchCalls.saveSearch.in.parse({ filters, ...(name && { name }), frequency: 'daily' }));
  await save({ area });
  await save({ area, minArea: 80 }, 'Pod piekarnię');
  await save({ area: circleOf({ lat: 51.9, lng: 19.1 }, 20) });
  const { searches } = await must(person, savedSearchCalls.listSavedSearches, {});
  const query = `?${new URLSearchParams({ place: 'Łódź', within: '20' })}`;
  expect(searches.map(({ name, chips }) => [name, ...chips].map((text) => text.replaceAll('\u00a0', ' '))).toReversed()).toEqual([
    ['Łódź i 20 km wokół', 'Łódź i 20 km wokół'],
    ['Pod piekarnię', 'od 80 m²', 'Łódź i 20 km wokół'],
    ['obszar narysowany na mapie', 'obszar narysowany na mapie'],
  ]);
  expect(searches.at(-1)?.query).toBe(query);
  const offerId = await publish({ geoMarker: { lat: 51.77, lng: 19.46 } });
  expect((await must(person, savedSearchCalls.listFoundOffers, {})).offers).toMatchObject([
    { id: offerId, search: { name: expect.stringMatching(/Łódź|piekarnię|obszar/) } },
  ]);
});
