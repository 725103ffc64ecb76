import { afterAll, beforeAll, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner } from '../../../../tests/factories/deals.ts';
import { must } from '../../../../tests/factories/published-offer.ts';
import { type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { offersCalls } from '../../../contract/offers/endpoints.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

it('lists what is public and what is hidden, finds both by name and number, and shows a hidden offer again', async () => {
  const [landlord, admin] = [await anInsertedSigner(server), await server.person({ claims: ['admin'] })];
  const [one, other] = [
    await anInsertedOffer(server, landlord, { name: 'Piekarnia 100% na rogu' }),
    await anInsertedOffer(server, landlord, { name: 'Hala' }),
  ];
  const list = async (hidden: boolean, text?: string) =>
    (await must(admin, offersCalls.listModeratedOffers, { hidden, page: 1, ...(text ? { text } : {}) })).items;
  expect((await list(false)).map(({ id }) => id)).toEqual([other, one]);
  expect((await list(false, '100% NA')).map(({ id }) => id)).toEqual([one]);
  expect(await list(false, '100_')).toEqual([]);
  const [{ number = 0 } = {}] = await list(false, 'Hala');
  expect((await list(false, String(number))).map(({ id }) => id)).toEqual([other]);
  await must(admin, offersCalls.hideOffer, { offerId: one, hidden: true, reason: 'Zdjęcia innego lokalu' });
  expect(await list(true)).toMatchObject([
    { id: one, badge: 'hidden', hidden: { reason: 'Zdjęcia innego lokalu', cause: 'moderation' }, owner: { email: landlord.email } },
  ]);
  expect((await list(false)).map(({ id }) => id)).toEqual([other]);
  await must(admin, offersCalls.hideOffer, { offerId: one, hidden: false });
  expect(await list(true)).toEqual([]);
  expect(await server.visitor.ask(offersCalls.getOffer, { offerId: one })).toMatchObject({ ok: true });
});
