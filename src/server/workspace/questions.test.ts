import { afterAll, beforeAll, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner, book, type Signer, sign } from '../../../tests/factories/deals.ts';
import { must } from '../../../tests/factories/published-offer.ts';
import { type Client, type TestServer, testServer } from '../../../tests/kit/server.ts';
import { offersCalls } from '../../contract/offers/endpoints.ts';
import { workspaceCalls } from '../../contract/workspace/endpoints.ts';

let server: TestServer;
let landlord: Signer;
let asker: Signer;
beforeAll(async () => {
  server = await testServer();
  [landlord, asker] = [await anInsertedSigner(server), await anInsertedSigner(server)];
});
afterAll(() => server.close());

const ask = (offerId: string, title: string) => must(asker, offersCalls.askQuestion, { offerId, title, description: 'Czy podjedzie ciężarówka?' });
const list = (who: Client, waiting: boolean, page = 1) => must(who, workspaceCalls.listQuestions, { waiting, page });
const titles = async (who: Client, waiting: boolean) => (await list(who, waiting)).items.map(({ title }) => title);
const waitingFor = async (who: Client) => (await must(who, workspaceCalls.countQuestions, {})).waiting;

it('lists the questions about all offers of a side: the longest waiting first, apart from the others', async () => {
  const [one, other] = [await anInsertedOffer(server, landlord, { name: 'Lokal A' }), await anInsertedOffer(server, landlord, { name: 'Lokal B' })];
  for (const [offerId, title] of [
    [one, 'Dostawy'],
    [other, 'Witryna'],
    [one, 'Parking'],
  ] as const)
    await ask(offerId, title);
  const { items, total } = await list(landlord, true);
  expect([total, await waitingFor(landlord)]).toEqual([3, 3]);
  expect(items.map(({ title, offer }) => [title, offer.name])).toEqual([
    ['Dostawy', 'Lokal A'],
    ['Witryna', 'Lokal B'],
    ['Parking', 'Lokal A'],
  ]);
  expect(items[0]).toMatchObject({ mayAnswer: true, answer: null, mine: false, asker: expect.stringContaining(asker.lastName) });
  await must(landlord, offersCalls.answerQuestion, { questionId: items[0]?.id ?? '', answer: 'Tak, od podwórza.' });
  expect([await titles(landlord, true), await titles(landlord, false)]).toEqual([['Witryna', 'Parking'], ['Dostawy']]);
});

it('is nobody else’s: neither who asks nor a stranger reads the questions of others', async () => {
  const stranger = await server.person();
  for (const who of [asker, stranger]) {
    expect([await titles(who, true), await titles(who, false), await waitingFor(who)]).toEqual([[], [], 0]);
  }
});

it('counts as waiting only what may still be answered', async () => {
  const owner = await anInsertedSigner(server);
  const offerId = await anInsertedOffer(server, owner);
  await ask(offerId, 'Media');
  expect([await titles(owner, true), await waitingFor(owner)]).toEqual([['Media'], 1]);
  const tenant = await anInsertedSigner(server);
  await book(tenant, offerId);
  expect(await sign(server, tenant, offerId)).toMatchObject({ ok: true });
  expect([await titles(owner, true), await waitingFor(owner)]).toEqual([[], 0]);
  expect((await list(owner, false)).items).toMatchObject([{ title: 'Media', answer: null, mayAnswer: false }]);
});

it('comes in pages', async () => {
  const owner = await anInsertedSigner(server);
  const offers = await Promise.all(Array.from({ length: 4 }, () => anInsertedOffer(server, owner)));
  for (const offerId of offers) for (const n of [1, 2, 3]) await ask(offerId, `Pytanie ${n}`);
  const [first, second] = [await list(owner, true), await list(owner, true, 2)];
  expect([first.total, first.pages, first.items.length, second.items.length]).toEqual([12, 2, 9, 3]);
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(12);
});
