import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { acceptAndSign, anOpenOffer, proposed } from '../../../../../tests/factories/counter-offers.ts';
import { anInsertedOffer, anInsertedSigner, book, reserveUntil, type Signer, sign } from '../../../../../tests/factories/deals.ts';
import { must } from '../../../../../tests/factories/published-offer.ts';
import { type TestPerson, type TestServer, testServer } from '../../../../../tests/kit/server.ts';
import { offersCalls } from '../../../../contract/offers/endpoints.ts';
import { reservationsCalls } from '../../../../contract/reservations/endpoints.ts';

let server: TestServer;
let landlord: Signer;
let tenant: Signer;
let keeper: TestPerson;
beforeAll(async () => {
  server = await testServer();
  landlord = await anInsertedSigner(server);
  tenant = await anInsertedSigner(server, { companyName: 'KAWA I SPÓŁKA SP. Z O.O.' });
  keeper = await server.person();
});
afterAll(() => server.close());

const aFavourite = async (...who: readonly TestPerson[]): Promise<string> => {
  const offerId = await anInsertedOffer(server, landlord);
  for (const one of [keeper, ...who]) await must(one, offersCalls.addFavourite, { offerId });
  return offerId;
};

/** Subjects of the mails that somebody got about a favourite since the last look. */
const news = async (who: TestPerson): Promise<readonly string[]> => {
  await server.work();
  const mails = (await server.mailsTo(who.email)).filter(({ subject }) => subject.startsWith('Ulubiona'));
  const fresh = mails.slice(seen.get(who.email) ?? 0).map(({ subject }) => subject);
  seen.set(who.email, mails.length);
  return fresh;
};
const seen = new Map<string, number>();

it('mails a keeper when the offer is reserved, free again and let, and the company that brings it about never', async () => {
  const offerId = await aFavourite(tenant, landlord);
  await book(tenant, offerId);
  expect(await news(keeper)).toEqual([expect.stringContaining('zarezerwowana')]);
  await must(tenant, reservationsCalls.withdrawReservation, { offerId });
  expect(await news(keeper)).toEqual([expect.stringContaining('znowu wolna')]);
  const other = await anInsertedSigner(server, { companyName: 'PIEKARNIA ZAKWAS SP. Z O.O.' });
  await book(other, offerId);
  expect(await news(keeper)).toHaveLength(1);
  await sign(server, other, offerId);
  expect(await news(keeper)).toEqual([expect.stringContaining('lokal wynajęty')]);
  expect(await news(landlord)).toEqual([]);
  // Tenant hears of the other company's reservation and lease, not of their own.
  expect(await news(tenant)).toHaveLength(2);
});

it('says of a reservation on the last day that the offer ends with it', async () => {
  const offerId = await aFavourite();
  await server.db.execute(sql`update offer set valid_to = now() + interval '3 hours' where id = ${offerId}`);
  await book(await anInsertedSigner(server), offerId);
  expect(await news(keeper)).toEqual([expect.stringContaining('zarezerwowana')]);
  const text = (await server.mailsTo(keeper.email)).at(-1)?.text.replace(/\s+/g, ' ');
  expect([text?.includes('kończy się też ważność oferty'), text?.includes('damy znać')]).toEqual([true, false]);
});

it('mails a keeper when the next version is signed, with the rent before and after', async () => {
  const { landlord: owner, tenant: company, offerId } = await anOpenOffer(server);
  await must(keeper, offersCalls.addFavourite, { offerId });
  await must(company, offersCalls.addFavourite, { offerId });
  await proposed(company, offerId, { rent: 6_000_00 });
  await acceptAndSign(server, owner, offerId);
  expect(await news(keeper)).toEqual([expect.stringContaining('lepsze warunki')]);
  const [letter] = (await server.mailsTo(keeper.email)).filter(({ subject }) => subject.includes('lepsze warunki'));
  expect(letter?.text.replaceAll('\u00a0', ' ')).toContain('6 400,00 zł, teraz 6 000,00 zł');
  expect(await news(company)).toEqual([]);
});

it('mails a keeper when the offer is hidden, without saying why, and when it is visible again', async () => {
  const offerId = await aFavourite();
  const admin = await server.person({ claims: ['admin'] });
  await must(admin, offersCalls.hideOffer, { offerId, hidden: true, reason: 'Zdjęcia innego lokalu' });
  expect(await news(keeper)).toEqual([expect.stringContaining('nie jest teraz widoczna')]);
  const [letter] = (await server.mailsTo(keeper.email)).filter(({ subject }) => subject.includes('nie jest teraz widoczna'));
  expect(letter?.text).not.toContain('Zdjęcia innego lokalu');
  expect(letter?.text).not.toContain(`/offer/${offerId}`);
  // Hidden for another reason as well, it is no news.
  await must(admin, offersCalls.hideOffer, { offerId, hidden: true, reason: 'Kontrola danych' });
  expect(await news(keeper)).toEqual([]);
  await must(admin, offersCalls.hideOffer, { offerId, hidden: false });
  expect(await news(keeper)).toEqual([expect.stringContaining('znowu widoczna')]);
  // Both before the job runs: only how it stands then is told.
  await must(admin, offersCalls.hideOffer, { offerId, hidden: true, reason: 'Zdjęcia innego lokalu' });
  await must(admin, offersCalls.hideOffer, { offerId, hidden: false });
  expect(await news(keeper)).toEqual([expect.stringContaining('znowu widoczna')]);
});

it('mails the company that holds the reservation nothing of the hiding and the showing again: the offer stays open to it', async () => {
  const offerId = await aFavourite(tenant);
  const admin = await server.person({ claims: ['admin'] });
  await book(tenant, offerId);
  expect([await news(keeper), await news(tenant)]).toEqual([[expect.stringContaining('zarezerwowana')], []]);
  await must(admin, offersCalls.hideOffer, { offerId, hidden: true, reason: 'Zdjęcia innego lokalu' });
  expect(await must(tenant, offersCalls.getOffer, { offerId })).toMatchObject({
    badge: 'hidden',
    allowed: expect.arrayContaining(['sign', 'withdraw']),
  });
  expect([await news(keeper), await news(tenant)]).toEqual([[expect.stringContaining('nie jest teraz widoczna')], []]);
  await must(admin, offersCalls.hideOffer, { offerId, hidden: false });
  expect([await news(keeper), await news(tenant)]).toEqual([[expect.stringContaining('znowu widoczna')], []]);
});

it('mails a keeper once when the offer runs out, and nobody else', async () => {
  const offerId = await aFavourite();
  await server.db.execute(sql`update offer set valid_to = now() - interval '1 minute' where id = ${offerId}`);
  await server.tick();
  expect(await news(keeper)).toEqual([expect.stringContaining('straciła ważność')]);
  await server.tick();
  expect(await news(keeper)).toEqual([]);
  expect(await news(landlord)).toEqual([]);
});

it('mails a keeper when the owner takes the announcement of a sale back', async () => {
  const offerId = await anInsertedOffer(server, landlord, { offerType: 'sell' });
  await must(keeper, offersCalls.addFavourite, { offerId });
  await must(landlord, offersCalls.deleteOffer, { offerId });
  expect(await news(keeper)).toEqual([expect.stringContaining('została wycofana')]);
});

it('mails nothing to who keeps it no longer or has not confirmed an address, nor of an offer that was hidden or ran out meanwhile', async () => {
  const unconfirmed = await server.person();
  const offerId = await aFavourite(unconfirmed);
  await server.db.execute(sql`update person set email_verified_at = null where uid = ${unconfirmed.uid}`);
  const dropped = await server.person();
  await must(dropped, offersCalls.addFavourite, { offerId });
  await must(dropped, offersCalls.removeFavourite, { offerId });
  await book(tenant, offerId);
  expect([await news(keeper), await news(unconfirmed), await news(dropped)]).toEqual([[expect.any(String)], [], []]);

  await server.db.execute(sql`update offer set hidden_reason = 'Zdjęcia innego lokalu', hidden_cause = 'moderation' where id = ${offerId}`);
  await reserveUntil(server, offerId, sql`now() - interval '1 second'`);
  expect(await news(keeper)).toEqual([]);
});
