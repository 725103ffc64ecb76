import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { acceptAndSign, anOpenOffer, proposed } from '../../../../../tests/factories/counter-offers.ts';
import { anInsertedOffer, anInsertedSigner, type Signer } from '../../../../../tests/factories/deals.ts';
import { aPublishedOffer, aSigner, must } from '../../../../../tests/factories/published-offer.ts';
import { type TestPerson, type TestServer, testServer } from '../../../../../tests/kit/server.ts';
import { mailCalls } from '../../../../contract/accounts/endpoints/mails.ts';
import { offersCalls } from '../../../../contract/offers/endpoints.ts';
import { savedSearchCalls } from '../../../../contract/search/endpoints/saved.ts';
import { instant } from '../../../../domain/kit/time.ts';
import { alertNumbers } from '../../../../domain/search/rules/alert-numbers.ts';
import { findDue, fulfilDuties } from '../../../kit/clock/duties.ts';
import { searchDuties } from '../../clock.ts';
import { searchesToMail } from '../../store/saved.ts';
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

type Frequency = 'instant' | 'daily' | 'weekly';

const save = async (who: TestPerson, filters: object = {}, frequency: Frequency = 'instant'): Promise<string> =>
  (await must(who, savedSearchCalls.saveSearch, savedSearchCalls.saveSearch.in.parse({ filters, frequency }))).searchId;

/** An offer that is published now, whose saved searches were asked. */
const publish = async (changes: object = {}): Promise<string> => {
  const offerId = await anInsertedOffer(server, landlord, changes);
  await matchOffer(server.services, { offerId });
  return offerId;
};

/** Lets the moment come for which mails wait, and delivers them. */
const deliver = async (): Promise<void> => {
  await server.work();
  await server.db.execute(sql`update saved_search set mail_due_at = now() - interval '1 second' where mail_due_at is not null`);
  await server.tick();
  await server.work();
};

/** The mails about saved searches that somebody got. */
const mailsTo = async (who: TestPerson) =>
  (await server.mailsTo(who.email))
    .filter(({ subject }) => /^(Nowa oferta|\d+ now(e|ych) ofert)/.test(subject))
    .map(({ subject, text }) => ({ subject, text: text.replaceAll('\u00a0', ' ') }));
const list = async (who: TestPerson) => (await must(who, savedSearchCalls.listSavedSearches, {})).searches;
const dueOf = async (id: string) =>
  (await server.db.execute<{ due: string | null }>(sql`select mail_due_at::text as due from saved_search where id = ${id}`)).rows[0]?.due ?? null;
const leaveLink = (text: string | undefined): string => /\/unsubscribe\/([\w-]+)/.exec(text ?? '')?.[1] ?? '';

describe('saving', () => {
  it('names a search after its filters, in the language of whoever saves it, and lists it with them', async () => {
    const english = await server.person({ lang: 'en' });
    const filters = { premisesPurpose: 'retail', city: 'Łódź', province: 'lodzkie', maxPrice: 7_000_00 };
    await save(person, filters);
    const [search] = await list(person);
    expect(search).toMatchObject({
      name: 'Lokale handlowo-usługowe, Łódź, do 7\u00a0000\u00a0zł',
      frequency: 'instant',
      newOffers: 0,
      mailedAt: null,
    });
    expect(search?.chips).toHaveLength(3);
    expect(Object.fromEntries(new URLSearchParams(search?.query ?? ''))).toEqual({
      ...{ premisesPurpose: 'retail', city: 'Łódź', province: 'lodzkie', maxPrice: '7000' },
    });
    const answer = await english.fetch('/call/saveSearch', {
      method: 'POST',
      body: JSON.stringify({ data: { filters: {} } }),
      headers: { 'content-type': 'application/json', 'x-lang': 'en' },
    });
    expect(await answer.json()).toMatchObject({ result: { name: 'All premises' } });
  });

  it('refuses the same filters a second time, whatever their order, and says under which name they stand', async () => {
    await must(person, savedSearchCalls.saveSearch, { filters: { province: 'lodzkie', minArea: 80 }, name: 'Moja hala', frequency: 'daily' });
    expect(await person.ask(savedSearchCalls.saveSearch, { filters: { minArea: 80, province: 'lodzkie' }, frequency: 'weekly' })).toMatchObject({
      refusal: { code: 'saved.duplicate', message: expect.stringContaining('Moja hala') },
    });
  });

  it('stops at the limit, also for two presses at once', async () => {
    for (let n = 1; n < alertNumbers.savedMax; n += 1) await save(person, { minArea: n });
    const both = await Promise.all(
      [100, 200].map((minArea) => person.ask(savedSearchCalls.saveSearch, { filters: { minArea }, frequency: 'daily' as const })),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: 'saved.limit' } });
  });

  it('takes no filter that the search does not know', async () => {
    const answer = await person.ask(savedSearchCalls.saveSearch, { filters: { province: 'atlantis' } as never, frequency: 'daily' });
    expect(answer).toMatchObject({ ok: false, refusal: { kind: 'invalid' } });
  });

  it('gives a deleted search back within the minute, not after it, and forgets it then', async () => {
    const searchId = await save(person, { minArea: 10 });
    await must(person, savedSearchCalls.deleteSavedSearch, { searchId });
    expect(await list(person)).toEqual([]);
    await must(person, savedSearchCalls.restoreSavedSearch, { searchId });
    expect(await list(person)).toHaveLength(1);
    await must(person, savedSearchCalls.deleteSavedSearch, { searchId });
    await server.db.execute(sql`update saved_search set deleted_at = now() - interval '61 seconds' where id = ${searchId}`);
    expect(await person.ask(savedSearchCalls.restoreSavedSearch, { searchId })).toMatchObject({ refusal: { code: 'saved.restore_too_late' } });
    await server.tick();
    expect(await person.ask(savedSearchCalls.restoreSavedSearch, { searchId })).toMatchObject({ refusal: { code: 'saved.not_found' } });
  });
});

describe('mails', () => {
  it('speaks of one offer, and of some, in the language of its reader', async () => {
    const english = await server.person({ lang: 'en' });
    await save(english, { city: 'Łódź' });
    await publish({ name: 'Zgierska 8, biuro' });
    await deliver();
    const one = (await server.mailsTo(english.email)).find(({ subject }) => subject.startsWith('New offer: Łódź'));
    expect(one?.html).toContain('It meets every condition of your search.');
    expect(one?.text).toContain('asked to hear of every match of this search');
    await publish({ name: 'Zgierska 9, biuro' });
    await publish({ name: 'Zgierska 10, biuro' });
    await deliver();
    const some = (await server.mailsTo(english.email)).find(({ subject }) => subject.startsWith('2 new offers'));
    expect(some?.html).toContain('They meet every condition of your search.');
  });

  it('collects offers into one mail, with what the reader may see, and mails none of them again', async () => {
    const searchId = await save(person, { city: 'Łódź' });
    const offers = [await publish({ name: 'Nawrot 14, witryna' }), await publish({ name: 'Zamkowa 3, parter' })];
    for (const offerId of offers) await matchOffer(server.services, { offerId });
    await deliver();
    const [mail, ...others] = await mailsTo(person);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^2 nowe oferty: Łódź/);
    for (const part of ['Nawrot 14, witryna', 'Zamkowa 3, parter', 'netto miesięcznie', `/offer/${offers[0]}`, '/offers?city=%C5%81'])
      expect(mail?.text).toContain(part);
    expect((await list(person))[0]).toMatchObject({ id: searchId, newOffers: 2, mailedAt: expect.any(String) });
    for (const offerId of offers) await matchOffer(server.services, { offerId });
    await deliver();
    expect(await mailsTo(person)).toHaveLength(1);
    await must(person, savedSearchCalls.openSavedSearch, { searchId });
    expect((await list(person))[0]).toMatchObject({ newOffers: 0 });
  });

  it('waits ten minutes from the first offer, to eight in the morning, and to Monday', async () => {
    const ids = {
      instant: await save(person, { minArea: 1 }),
      daily: await save(person, { minArea: 2 }, 'daily'),
      weekly: await save(person, { minArea: 3 }, 'weekly'),
    };
    await publish();
    const { rows } = await server.db.execute<{ id: string; minutes: number; local: string }>(sql`
      select id, extract(epoch from mail_due_at - now()) / 60 as minutes, to_char(mail_due_at at time zone 'Europe/Warsaw', 'ID HH24:MI') as local
      from saved_search where uid = ${person.uid}`);
    const of = (id: string) => rows.find((row) => row.id === id);
    expect(Number(of(ids.instant)?.minutes)).toBeGreaterThan(9);
    expect(Number(of(ids.instant)?.minutes)).toBeLessThanOrEqual(10);
    expect(of(ids.daily)?.local).toMatch(/^\d 08:00$/);
    expect(of(ids.weekly)?.local).toBe('1 08:00');
    const first = await dueOf(ids.instant);
    await publish();
    expect(await dueOf(ids.instant)).toBe(first);
  });

  it('are found due at their moment and not a second earlier, over both changes of the clock', async () => {
    const searchId = await save(person, { minArea: 4 }, 'daily');
    for (const at of ['2026-10-25T07:00:00Z', '2027-03-28T06:00:00Z']) {
      await server.db.execute(sql`update saved_search set mail_due_at = ${at}::timestamptz where id = ${searchId}`);
      const dueAt = async (moment: string) => (await findDue(server.db, 'search.mail_found', searchesToMail, instant(moment))).includes(searchId);
      expect([await dueAt(at.replace('00:00Z', '00:00.000Z')), await dueAt(new Date(Date.parse(at) - 1000).toISOString())]).toEqual([true, false]);
    }
    await server.db.execute(sql`update saved_search set mail_due_at = null where id = ${searchId}`);
  });

  it('say nothing of what is over: hidden, let or found by nobody', async () => {
    await save(person, { city: 'Łódź' });
    await deliver();
    const offerId = await publish();
    await server.db.execute(sql`update listing set listed = false where offer_id = ${offerId}`);
    await deliver();
    expect(await mailsTo(person)).toEqual([]);
  });

  it('go neither to the owner, nor to their company, nor to an address that is not confirmed', async () => {
    const colleague = await anInsertedSigner(server, { companyId: landlord.companyId, companyName: landlord.companyName });
    const unconfirmed = await server.person({ verified: false });
    for (const who of [landlord, colleague, unconfirmed]) await save(who, { city: 'Łódź' });
    await publish();
    await deliver();
    for (const who of [landlord, colleague, unconfirmed]) {
      expect(await mailsTo(who)).toEqual([]);
      // Nor does the number of new offers tell an unconfirmed account anything of rents.
      expect((await list(who))[0]).toMatchObject({ newOffers: 0 });
    }
  });

  it('are sent once by two processes that find them due at the same time', async () => {
    const other = await server.another();
    await save(person, { city: 'Łódź' });
    await publish();
    await server.db.execute(sql`update saved_search set mail_due_at = now() - interval '1 second' where mail_due_at is not null`);
    await Promise.all([fulfilDuties(server.services, searchDuties), fulfilDuties(other.services, searchDuties)]);
    await server.work();
    expect(await mailsTo(person)).toHaveLength(1);
  });

  it.each([
    ['paused', (searchId: string) => must(person, savedSearchCalls.changeSavedSearch, { searchId, isPaused: true })],
    ['deleted', (searchId: string) => must(person, savedSearchCalls.deleteSavedSearch, { searchId })],
    ['left', () => must(person, mailCalls.chooseMail, { kind: 'savedSearches', isOn: false })],
  ])('that are written when the search is %s are not sent', async (_, stop) => {
    const searchId = await save(person, { city: 'Łódź' });
    await publish();
    await server.db.execute(sql`update saved_search set mail_due_at = now() - interval '1 second' where id = ${searchId}`);
    await server.tick();
    await stop(searchId);
    await server.work();
    expect(await mailsTo(person)).toEqual([]);
    expect((await server.db.execute(sql`select 1 from mail where uid = ${person.uid} and template = 'search.saved'`)).rows).toEqual([]);
  });

  it('wait while a search is paused; what was found before comes when it goes on', async () => {
    const searchId = await save(person, { city: 'Łódź' });
    await publish({ name: 'Znaleziony przed przerwą' });
    await must(person, savedSearchCalls.changeSavedSearch, { searchId, isPaused: true });
    expect(await dueOf(searchId)).toBeNull();
    await publish({ name: 'W czasie przerwy' });
    await must(person, savedSearchCalls.changeSavedSearch, { searchId, isPaused: false, frequency: 'weekly' });
    expect(await dueOf(searchId)).not.toBeNull();
    await deliver();
    const [mail] = await mailsTo(person);
    expect(mail?.text).toContain('Znaleziony przed przerwą');
    expect(mail?.text).not.toContain('W czasie przerwy');
  });

  it('come from a real publishing, and not of what was found before', async () => {
    const owner = await aSigner(server);
    const before = await aPublishedOffer(server, owner, { name: 'Stoi już na liście' });
    const searchId = await save(person, { city: 'Łódź' });
    await matchOffer(server.services, { offerId: before });
    expect(await dueOf(searchId)).toBeNull();
    await aPublishedOffer(server, owner, { name: 'Właśnie opublikowany' });
    await deliver();
    const [mail] = await mailsTo(person);
    expect(mail?.text).toContain('Właśnie opublikowany');
    expect(mail?.text).not.toContain('Stoi już na liście');
  });

  it('tell of better terms where only they fulfil the search', async () => {
    const { landlord: owner, tenant, offerId } = await anOpenOffer(server);
    const dear = await server.person();
    await save(dear, { maxPrice: 9_000_00 });
    await save(person, { maxPrice: 6_100_00 });
    await proposed(tenant, offerId, { rent: 6_000_00 });
    await acceptAndSign(server, owner, offerId);
    await deliver();
    expect((await mailsTo(person))[0]?.text).toContain(`/offer/${offerId}`);
    // Found all along: nothing new.
    expect((await mailsTo(dear)).filter(({ text }) => text.includes(offerId))).toEqual([]);
    // Nor is it new to whoever saved a search while it stood in the list with those terms, also when it comes back.
    const [late, admin] = [await server.person(), await server.person({ claims: ['admin'] })];
    await save(late, { maxPrice: 6_100_00 });
    await must(admin, offersCalls.hideOffer, { offerId, hidden: true, reason: 'Kontrola danych' });
    await must(admin, offersCalls.hideOffer, { offerId, hidden: false });
    await deliver();
    expect(await mailsTo(late)).toEqual([]);
  });

  it('tell of an offer that was hidden when it could have been found', async () => {
    const admin = await server.person({ claims: ['admin'] });
    await save(person, { city: 'Łódź' });
    const offerId = await anInsertedOffer(server, landlord);
    await must(admin, offersCalls.hideOffer, { offerId, hidden: true, reason: 'Kontrola danych' });
    await matchOffer(server.services, { offerId });
    await deliver();
    expect(await mailsTo(person)).toEqual([]);
    await must(admin, offersCalls.hideOffer, { offerId, hidden: false });
    await server.work();
    await deliver();
    expect(await mailsTo(person)).toHaveLength(1);
  });
});

describe('mails of an offer that is shown again', () => {
  it('go to a search that was saved while it was hidden, once, and not to one that was saved while it stood in the list', async () => {
    const admin = await server.person({ claims: ['admin'] });
    const saw = await server.person();
    const offerId = await anInsertedOffer(server, landlord);
    const hide = (hidden: boolean) => must(admin, offersCalls.hideOffer, { offerId, hidden, ...(hidden && { reason: 'Kontrola danych' }) });
    await save(saw, { city: 'Łódź' });
    await hide(true);
    await save(person, { city: 'Łódź' });
    await hide(false);
    await deliver();
    expect((await mailsTo(person)).map(({ text }) => text.includes(offerId))).toEqual([true]);
    expect(await mailsTo(saw)).toEqual([]);
    await hide(true);
    await hide(false);
    await deliver();
    expect(await mailsTo(person)).toHaveLength(1);
    expect(await mailsTo(saw)).toEqual([]);
  });
});

describe('the link of a mail', () => {
  const aMail = async (): Promise<{ readonly searchId: string; readonly token: string }> => {
    const searchId = await save(person, { city: 'Łódź' });
    await publish();
    await deliver();
    return { searchId, token: leaveLink((await mailsTo(person)).at(-1)?.text) };
  };

  it('changes nothing when it is read, pauses the search when it is pressed, and can be undone, without signing in', async () => {
    const { token } = await aMail();
    const visitor = server.client();
    const read = await must(visitor, mailCalls.getSubscription, { token });
    expect(read).toEqual({
      ...{ kind: 'savedSearches', about: 'Łódź', isOn: true },
      kinds: [
        { kind: 'favourites', isOn: true },
        { kind: 'savedSearches', isOn: true },
        { kind: 'newOffers', isOn: false },
        { kind: 'wanted', isOn: true },
        { kind: 'placeAlerts', isOn: true },
        { kind: 'outreach', isOn: true },
      ],
    });
    expect((await list(person))[0]).toMatchObject({ pausedAt: null });
    expect(await must(visitor, mailCalls.setSubscription, { token, isOn: false })).toMatchObject({ isOn: false, about: 'Łódź' });
    expect((await list(person))[0]).toMatchObject({ pausedAt: expect.any(String) });
    await publish();
    await deliver();
    expect(await mailsTo(person)).toHaveLength(1);
    expect(await must(visitor, mailCalls.setSubscription, { token, isOn: true })).toMatchObject({ isOn: true });
    await publish();
    await deliver();
    expect(await mailsTo(person)).toHaveLength(2);
  });

  it('switches whole kinds, which the person finds switched in the workspace', async () => {
    const { token } = await aMail();
    await must(server.client(), mailCalls.chooseMailByToken, { token, kind: 'favourites', isOn: false });
    const { kinds } = await must(person, mailCalls.getMailChoices, {});
    expect(kinds).toEqual([
      { kind: 'favourites', isOn: false },
      { kind: 'savedSearches', isOn: true },
      { kind: 'newOffers', isOn: false },
      { kind: 'wanted', isOn: true },
      { kind: 'placeAlerts', isOn: true },
      { kind: 'outreach', isOn: true },
    ]);
  });

  it.each(['', '/en'])('answers the one press of a mail program (RFC 8058) at %s/unsubscribe, in both of its forms', async (lang) => {
    const { token } = await aMail();
    const parts = new FormData();
    parts.set('List-Unsubscribe', 'One-Click');
    for (const body of [new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), parts]) {
      const response = await server.server.app.fetch(
        new Request(`${server.services.config.baseUrl}${lang}/unsubscribe/${token}`, { method: 'POST', body }),
      );
      expect([response.status, await response.text()]).toEqual([200, '']);
      expect((await list(person))[0]).toMatchObject({ pausedAt: expect.any(String) });
      await must(server.client(), mailCalls.setSubscription, { token, isOn: true });
    }
    const form = await server.client().fetch(`${lang}/unsubscribe/${token}`, { method: 'POST' });
    expect([form.status, form.headers.get('location')]).toEqual([303, `${lang}/unsubscribe/${token}`]);
  });

  it('is stored as a hash, opens nothing when it is wrong, and says so of a search that is gone', async () => {
    const { searchId, token } = await aMail();
    const { rows } = await server.db.execute<{ whole: string }>(sql`select m::text as whole from mail m where uid = ${person.uid}`);
    for (const { whole } of rows) expect(whole).not.toContain(token);
    expect(await server.visitor.ask(mailCalls.setSubscription, { token: `${token.slice(1)}x`, isOn: false })).toMatchObject({
      refusal: { code: 'mail.link_unknown' },
    });
    const wrong = new Request(`${server.services.config.baseUrl}/unsubscribe/wrong`, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
    expect((await server.server.app.fetch(wrong)).status).toBe(404);
    await must(person, savedSearchCalls.deleteSavedSearch, { searchId });
    expect(await must(server.visitor, mailCalls.getSubscription, { token })).toMatchObject({ about: null, isOn: false });
  });
});
