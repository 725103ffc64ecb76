import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner, book } from '../../../tests/factories/deals.ts';
import { aSigner, must } from '../../../tests/factories/published-offer.ts';
import { aWantedListing } from '../../../tests/factories/wanted.ts';
import { type Client, type TestServer, testServer } from '../../../tests/kit/server.ts';
import { companiesCalls } from '../../contract/companies/endpoints.ts';
import { offersCalls } from '../../contract/offers/endpoints.ts';
import { wantedCalls as calls } from '../../contract/wanted/endpoints.ts';
import { findSeekersFor } from './commands/match.ts';

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

it('a listing that is back with the acceptance of its company is mailed about to both sides, once', async () => {
  // The listings of other tests would be told of, too.
  for (const table of ['wanted_match', 'wanted_submission', 'wanted_click', 'wanted_listing'])
    await server.db.execute(sql.raw(`delete from ${table}`));
  const [owner, looking, admin] = [await anInsertedSigner(server), await aSigner(server), await server.person({ claims: ['admin'] })];
  const decide = (accepted: boolean) =>
    must(admin, companiesCalls.decideCompany, { uid: looking.uid, companyId: looking.companyId, accepted, reason: 'Inny numer' });
  const takeBack = () => decide(false);
  const giveBack = async (): Promise<void> => {
    await must(looking, companiesCalls.submitCompany, { companyId: looking.companyId });
    await decide(true);
  };
  const deliver = async (): Promise<void> => {
    await server.work();
    for (const table of ['wanted_listing', 'seeker_alert'])
      await server.db.execute(sql.raw(`update ${table} set mail_due_at = now() - interval '1 second' where mail_due_at is not null`));
    await server.tick();
    await server.work();
  };
  const lettersTo = async ({ email }: { readonly email: string }, words: string) =>
    (await server.mailsTo(email)).filter(({ subject }) => subject.includes(words)).map(({ text }) => text);
  const first = await anInsertedOffer(server, owner);
  await aWantedListing(looking);
  await server.work();
  await takeBack();
  const later = await anInsertedOffer(server, owner);
  await findSeekersFor(server.services, { offerId: later });
  await deliver();
  const both = async () => [(await lettersTo(owner, 'Firmy szukają')).length, (await lettersTo(looking, 'pasuje do Twojego')).length];
  expect(await both()).toEqual([0, 0]);
  await giveBack();
  await deliver();
  // The owner hears of both offers in one mail, the company of the one that came while it was away.
  const ofOffers = (await lettersTo(looking, 'pasuje do Twojego')).map((text) => [first, later].filter((id) => text.includes(id)));
  expect([await both(), ofOffers]).toEqual([[1, 1], [[later]]]);
  await takeBack();
  await giveBack();
  await deliver();
  expect(await both()).toEqual([1, 1]);
});
