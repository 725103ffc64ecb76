import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner, aSignedLease } from '../../../../tests/factories/deals.ts';
import { aProject, must } from '../../../../tests/factories/published-offer.ts';
import { type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { offersCalls } from '../../../contract/offers/endpoints.ts';
import { workspaceCalls } from '../../../contract/workspace/endpoints.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

it('tells everybody that an offer was let, and whoever keeps it finds it among the favourites without its lease', async () => {
  const keeper = await server.person();
  const { landlord, offerId } = await aSignedLease(server);
  expect(await server.visitor.ask(offersCalls.getOffer, { offerId })).toMatchObject({ refusal: { code: 'offer.not_found' } });
  const outcome = await must(server.visitor, offersCalls.getOfferOutcome, { offerId });
  expect(outcome).toMatchObject({ outcome: 'signed', name: expect.any(String), isFavourite: false });
  expect(Object.keys(outcome).sort()).toEqual(['city', 'isFavourite', 'name', 'outcome', 'use']);
  expect(await keeper.ask(offersCalls.addFavourite, { offerId })).toMatchObject({ refusal: { code: 'offer.not_found' } });
  await server.db.execute(sql`insert into favourite (uid, offer_id) values (${keeper.uid}, ${offerId})`);
  expect(await must(keeper, offersCalls.getOfferOutcome, { offerId })).toMatchObject({ isFavourite: true });
  const { items } = await must(keeper, workspaceCalls.listOffers, { list: 'favorites', sort: 'lastModified', direction: 'desc', page: 1 });
  expect(items).toMatchObject([
    { id: offerId, badge: 'signed', path: `/offer/${offerId}`, postSigningStatus: null, other: null, start: null, nextActor: null },
  ]);
  expect(JSON.stringify(items)).not.toContain(landlord.companyName);
});

it('keeps the name of a hidden offer to itself, and knows no project and no open offer', async () => {
  const [landlord, admin] = [await anInsertedSigner(server), await server.person({ claims: ['admin'] })];
  const offerId = await anInsertedOffer(server, landlord, { name: 'Lokal z cudzych zdjęć' });
  const unknown = { refusal: { code: 'offer.not_found' } };
  expect(await server.visitor.ask(offersCalls.getOfferOutcome, { offerId })).toMatchObject(unknown);
  await must(admin, offersCalls.hideOffer, { offerId, hidden: true, reason: 'Cudze zdjęcia' });
  const outcome = await must(server.visitor, offersCalls.getOfferOutcome, { offerId });
  expect(outcome).toMatchObject({ outcome: 'hidden', name: null });
  expect(JSON.stringify(outcome)).not.toContain('Cudze');
  const draft = await aProject(landlord);
  expect(await server.visitor.ask(offersCalls.getOfferOutcome, { offerId: draft })).toMatchObject(unknown);
});
