import { afterAll, beforeAll, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner, book } from '../../../tests/factories/deals.ts';
import { must } from '../../../tests/factories/published-offer.ts';
import { aWantedListing } from '../../../tests/factories/wanted.ts';
import { type Client, type TestServer, testServer } from '../../../tests/kit/server.ts';
import { offersCalls } from '../../contract/offers/endpoints.ts';
import { wantedCalls as calls } from '../../contract/wanted/endpoints.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
}, 120_000);
afterAll(() => server.close());

it('companies on the board are counted on the page of an offer for its owner, while it can be booked', async () => {
  const [owner, booker] = [await anInsertedSigner(server), await anInsertedSigner(server)];
  const [tenant, other] = [await anInsertedSigner(server), await anInsertedSigner(server)];
  const offerId = await anInsertedOffer(server, owner);
  const seekers = async (who: Client) => (await must(who, offersCalls.getOffer, { offerId })).seekers;
  expect(await seekers(owner)).toBe(0);
  const listings = [await aWantedListing(tenant), await aWantedListing(tenant), await aWantedListing(other)];
  await aWantedListing(other, { minSurface: 1_000 });
  await aWantedListing(owner);
  await server.work();
  expect(await seekers(owner)).toBe(2);
  for (const who of [tenant, booker, server.visitor, await server.person({ claims: ['admin'] })]) expect(await seekers(who)).toBeNull();
  await must(other, calls.deleteWantedListing, { wantedListingId: listings[2] ?? '' });
  expect(await seekers(owner)).toBe(1);
  await book(booker, offerId);
  expect(await seekers(owner)).toBeNull();
});
