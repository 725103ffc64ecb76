import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner, type Signer } from '../../../../../tests/factories/deals.ts';
import { must } from '../../../../../tests/factories/published-offer.ts';
import { type TestPerson, type TestServer, testServer } from '../../../../../tests/kit/server.ts';
import { savedSearchCalls } from '../../../../contract/search/endpoints/saved.ts';
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
