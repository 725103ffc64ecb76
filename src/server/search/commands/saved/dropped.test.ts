import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner, type Signer } from '../../../../../tests/factories/deals.ts';
import { must } from '../../../../../tests/factories/published-offer.ts';
import { type TestPerson, type TestServer, testServer } from '../../../../../tests/kit/server.ts';
import { mailCalls } from '../../../../contract/accounts/endpoints/mails.ts';
import { offersCalls } from '../../../../contract/offers/endpoints.ts';
import { savedSearchCalls } from '../../../../contract/search/endpoints/saved.ts';
import { matchOffer } from './match.ts';

let server: TestServer;
let landlord: Signer;
let person: TestPerson;
let searchId: string;
beforeAll(async () => {
  server = await testServer();
  landlord = await anInsertedSigner(server);
});
beforeEach(async () => {
  person = await server.person();
  const wanted = savedSearchCalls.saveSearch.in.parse({ filters: { city: 'Łódź' }, frequency: 'instant' });
  ({ searchId } = await must(person, savedSearchCalls.saveSearch, wanted));
});
afterAll(() => server.close());

/** An offer that is published now, whose saved searches were asked. */
const publish = async (name: string): Promise<string> => {
  const offerId = await anInsertedOffer(server, landlord, { name });
  await matchOffer(server.services, { offerId });
  return offerId;
};

/** Lets the moment come for which mails wait, and writes them. */
const write = async (): Promise<void> => {
  await server.db.execute(sql`update saved_search set mail_due_at = now() - interval '1 second' where mail_due_at is not null`);
  await server.tick();
};
const deliver = async (): Promise<void> => {
  await write();
  await server.work();
};

const texts = async (): Promise<readonly string[]> =>
  (await server.mailsTo(person.email)).map(({ text }) => text).filter((text) => text.includes('/offer/'));
const mailedAt = async () => (await must(person, savedSearchCalls.listSavedSearches, {})).searches.map((search) => search.mailedAt);

const change = (isPaused: boolean) => must(person, savedSearchCalls.changeSavedSearch, { searchId, isPaused });
const remove = () => must(person, savedSearchCalls.deleteSavedSearch, { searchId });
const restore = () => must(person, savedSearchCalls.restoreSavedSearch, { searchId });

it.each([
  ['pause', () => change(true), () => change(false)],
  ['deletion', remove, restore],
])('what a mail named that a %s dropped comes with the first mail after it, and what was mailed before does not', async (_, stop, goOn) => {
  await publish('Dawno wysłany');
  await deliver();
  const [first] = await mailedAt();
  await publish('W porzuconym liście');
  await write();
  await publish('W drugim porzuconym liście');
  await write();
  await stop();
  await server.work();
  expect(await texts()).toHaveLength(1);
  await goOn();
  expect(await mailedAt()).toEqual([first]);
  await deliver();
  const [, again = '', ...others] = await texts();
  expect(others).toEqual([]);
  for (const name of ['W porzuconym liście', 'W drugim porzuconym liście']) expect(again).toContain(name);
  expect(again).not.toContain('Dawno wysłany');
});

it('finds what is published within the minute in which its deletion can be undone, and nothing after it', async () => {
  await remove();
  await publish('Zanim cofnięto');
  await restore();
  await deliver();
  expect((await texts()).map((text) => text.includes('Zanim cofnięto'))).toEqual([true]);
  await remove();
  await server.db.execute(sql`update saved_search set deleted_at = now() - interval '61 seconds' where id = ${searchId}`);
  const offerId = await publish('Po czasie');
  expect((await server.db.execute(sql`select 1 from saved_search_match where search_id = ${searchId} and offer_id = ${offerId}`)).rows).toEqual([]);
});

it('a mail waits for an offer that is hidden when it is due, and comes once the offer is shown again', async () => {
  const admin = await server.person({ claims: ['admin'] });
  const offerId = await publish('Ukryta');
  const hide = (hidden: boolean) => must(admin, offersCalls.hideOffer, { offerId, hidden, ...(hidden && { reason: 'Kontrola danych' }) });
  await hide(true);
  await deliver();
  expect(await texts()).toEqual([]);
  await hide(false);
  await server.work();
  await deliver();
  expect(await texts()).toEqual([expect.stringContaining(offerId)]);
  await hide(true);
  await hide(false);
  await server.work();
  await deliver();
  expect(await texts()).toHaveLength(1);
});

it('saving a search says whether the person takes mails about it, so that nobody is promised any in vain', async () => {
  const kept = (minArea: number) => must(person, savedSearchCalls.saveSearch, { filters: { minArea }, frequency: 'daily' });
  expect(await kept(31)).toMatchObject({ mailsOn: true });
  await must(person, mailCalls.chooseMail, { kind: 'savedSearches', isOn: false });
  expect(await kept(32)).toMatchObject({ mailsOn: false });
});
