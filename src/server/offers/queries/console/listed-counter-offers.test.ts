import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anOpenOffer, proposed } from '../../../../../tests/factories/counter-offers.ts';
import { anInsertedSigner } from '../../../../../tests/factories/deals.ts';
import { must } from '../../../../../tests/factories/published-offer.ts';
import { type TestServer, testServer } from '../../../../../tests/kit/server.ts';
import { counterOffersCalls } from '../../../../contract/offers/endpoints/counter-offers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

it('shows the operator what waits and what is over, with both sides, the deadline and every step', async () => {
  const admin = await server.person({ claims: ['admin'] });
  const { landlord, tenant, offerId } = await anOpenOffer(server, { name: 'Lokal z rokowaniami' });
  const other = await anInsertedSigner(server);
  const list = async (waiting: boolean) => (await must(admin, counterOffersCalls.listCounterOffers, { waiting, page: 1 })).items;
  const [first, second] = [await proposed(tenant, offerId, { rent: 400_000 }), await proposed(other, offerId, { rent: 410_000, months: 24 })];
  expect(await list(true)).toMatchObject([
    { id: second, state: 'OPEN', newPrice: 410_000, newDuration: 24, tenant: { company: other.companyName, email: other.email } },
    {
      ...{ id: first, state: 'OPEN', newPrice: 400_000, newDuration: null, offerVersion: 1, signedVersion: null, answeredAt: null },
      ...{ offer: { id: offerId, name: 'Lokal z rokowaniami' }, landlord: landlord.companyName, history: [{ event: 'send' }] },
    },
  ]);
  await must(landlord, counterOffersCalls.declineCounterOffer, { counterOfferId: first, reason: 'Za mało.' });
  await server.db.execute(sql`update counter_offer set expires_at = now() - interval '1 second' where id = ${second}`);
  expect(await list(true)).toEqual([]);
  expect(await list(false)).toMatchObject([
    { id: second, state: 'EXPIRED', history: [{ event: 'send' }] },
    { id: first, state: 'DECLINED', reason: 'Za mało.', answeredAt: expect.any(String), history: [{ event: 'send' }, { event: 'decline' }] },
  ]);
});

it('is nobody else’s, not even of the two sides', async () => {
  const { landlord, tenant, offerId } = await anOpenOffer(server);
  await proposed(tenant, offerId, { rent: 400_000 });
  const creator = await server.person({ claims: ['creator'] });
  for (const who of [landlord, tenant, creator])
    expect(await who.ask(counterOffersCalls.listCounterOffers, { waiting: true, page: 1 })).toMatchObject({ refusal: { code: 'kit.denied' } });
});
