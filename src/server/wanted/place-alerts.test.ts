import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner, type Signer } from '../../../tests/factories/deals.ts';
import { aPlaceAlert, aroundLodz } from '../../../tests/factories/place-alert.ts';
import { aSigner, must } from '../../../tests/factories/published-offer.ts';
import { aWantedListing, wantedInput } from '../../../tests/factories/wanted.ts';
import { codeOf } from '../../../tests/kit/answers.ts';
import { type Client, type TestPerson, type TestServer, testServer } from '../../../tests/kit/server.ts';
import { transactionsOf } from '../../../tests/kit/statements.ts';
import { mailCalls } from '../../contract/accounts/endpoints/mails.ts';
import { companiesCalls } from '../../contract/companies/endpoints.ts';
import { placeAlertCalls as calls } from '../../contract/wanted/endpoints/place-alerts.ts';
import { wantedCalls } from '../../contract/wanted/endpoints.ts';
import { HOUR_MS } from '../../domain/kit/time/units.ts';
import { plusMs } from '../../domain/kit/time.ts';
import { databaseNow } from '../kit/database/database.ts';
import { wantedRecords } from './commands/personal-records.ts';
import { mailPlaces } from './commands/tell-places.ts';

let server: TestServer;
let reader: TestPerson;
let company: Signer;
beforeAll(async () => {
  server = await testServer();
}, 120_000);
beforeEach(async () => {
  for (const table of ['place_alert', 'place_alert_match', 'wanted_match', 'wanted_submission', 'wanted_click', 'wanted_listing'])
    await server.db.execute(sql.raw(`delete from ${table}`));
  reader = await server.person();
  company = await anInsertedSigner(server, { companyName: 'DOBRA MĄKA SP. Z O.O.' });
});
afterAll(() => server.close());

const list = async (who: Client) => must(who, calls.listPlaceAlerts, {});
/** Lets the moment of waiting mails come, and writes them. */
const write = async (): Promise<void> => {
  await server.db.execute(sql`update place_alert_match set due_at = now() - interval '1 second' where mailed_at is null`);
  await server.db.execute(sql`update seeker_alert set place_mail_due_at = now() - interval '1 second' where place_mail_due_at is not null`);
  await server.tick();
};
/** Delivers them, too. */
const deliver = async (): Promise<void> => {
  await server.work();
  await write();
  await server.work();
};
type AlertRef = { readonly placeAlertId: string };
const lettersTo = async (who: { readonly email: string }) => (await server.mailsTo(who.email)).filter(({ subject }) => /ogłosze/.test(subject));
const subjectsTo = async (who: { readonly email: string }) => (await lettersTo(who)).map(({ subject }) => subject.replaceAll('\u00a0', ' '));
const waiting = async () => {
  const { rows } = await server.db.execute<{ n: number }>(sql`select count(*)::int as n from place_alert_match where mailed_at is null`);
  return rows[0]?.n;
};

describe('an alert about a place', () => {
  it('is listed for its owner alone, once for an area, with what the board is narrowed by', async () => {
    const id = await aPlaceAlert(reader, { use: 'retail' });
    const other = await server.person();
    expect((await list(reader)).alerts).toMatchObject([
      { id, location: 'Łódź', point: { lat: 51.7592, lng: 19.456 }, radius: 10, use: 'retail', frequency: 'daily', pausedAt: null, mailedAt: null },
    ]);
    expect(await list(other)).toEqual({ alerts: [], max: 20, mailsOn: true });
    const copied = async ({ uid }: TestPerson) => (await wantedRecords.copy?.(server.db, uid))?.sections['wanted'];
    expect([await copied(reader), await copied(other)]).toMatchObject([{ placeAlerts: [{ id, location: 'Łódź' }] }, { placeAlerts: [] }]);
    const again = (changes: object) => reader.ask(calls.addPlaceAlert, aroundLodz({ use: 'retail', ...changes }));
    expect(codeOf(await again({ location: 'Łódź, centrum', frequency: 'weekly' }))).toBe('place_alert.duplicate');
    expect(codeOf(await again({ radius: 11 }))).toBe('ok');
    expect(codeOf(await again({ use: null }))).toBe('ok');
    for (const call of [calls.changePlaceAlert, calls.deletePlaceAlert, calls.restorePlaceAlert])
      expect(codeOf(await other.ask(call as typeof calls.deletePlaceAlert, { placeAlertId: id }))).toBe('place_alert.not_found');
    expect(codeOf(await server.visitor.ask(calls.addPlaceAlert, aroundLodz()))).toBe('kit.signed_out');
    for (const wrong of [{ radius: 201 }, { radius: 0 }, { radius: 2.5 }, { location: ' ' }, { use: 'palace' }, { point: { lat: 91, lng: 0 } }])
      expect(codeOf(await reader.ask(calls.addPlaceAlert, { ...aroundLodz(), ...wrong } as never)), JSON.stringify(wrong)).toBe('kit.invalid_input');
  });

  it('is one of twenty at most, also for two presses at once and after an undone deletion', async () => {
    for (let radius = 1; radius < 20; radius += 1) await aPlaceAlert(reader, { radius });
    const both = await Promise.all([30, 31].map((radius) => reader.ask(calls.addPlaceAlert, aroundLodz({ radius }))));
    expect(both.map(codeOf).sort()).toEqual(['ok', 'place_alert.limit']);
    const [last] = (await list(reader)).alerts;
    const one = { placeAlertId: last?.id ?? '' };
    await must(reader, calls.deletePlaceAlert, one);
    await aPlaceAlert(reader, { radius: 40 });
    expect(codeOf(await reader.ask(calls.restorePlaceAlert, one))).toBe('place_alert.limit');
  });

  it('comes back within the minute of its deletion, not after it, and is forgotten then', async () => {
    const one = { placeAlertId: await aPlaceAlert(reader) };
    await must(reader, calls.deletePlaceAlert, one);
    expect((await list(reader)).alerts).toEqual([]);
    expect(codeOf(await reader.ask(calls.changePlaceAlert, { ...one, isPaused: true }))).toBe('place_alert.not_found');
    await must(reader, calls.restorePlaceAlert, one);
    expect((await list(reader)).alerts).toHaveLength(1);
    await must(reader, calls.deletePlaceAlert, one);
    await aPlaceAlert(reader);
    expect(codeOf(await reader.ask(calls.restorePlaceAlert, one))).toBe('place_alert.duplicate');
    await server.db.execute(sql`update place_alert set deleted_at = now() - interval '61 seconds' where deleted_at is not null`);
    expect(codeOf(await reader.ask(calls.restorePlaceAlert, one))).toBe('place_alert.restore_too_late');
    await server.tick();
    expect(codeOf(await reader.ask(calls.restorePlaceAlert, one))).toBe('place_alert.not_found');
    expect((await list(reader)).alerts).toHaveLength(1);
  });
});

describe('what is told of a place', () => {
  it('is what the board shows there, to the kilometre and the use', async () => {
    await aPlaceAlert(reader, { radius: 20, use: 'retail' });
    const north = (km: number) => ({ locationCoordinates: { lat: 51.7592 + km / 111.195, lng: 19.456 } });
    await aWantedListing(company, { ...north(19.9), location: 'Na skraju' });
    await aWantedListing(company, { ...north(20.1), location: 'Za skrajem' });
    await aWantedListing(company, { use: 'office', location: 'Biuro' });
    await aWantedListing(company, { use: null, location: 'Wszystko jedno' });
    await deliver();
    const board = await must(reader, wantedCalls.listWantedListings, { lat: 51.7592, lng: 19.456, radius: 20, use: 'retail', page: 1 });
    const [letter] = await lettersTo(reader);
    const all = ['Na skraju', 'Za skrajem', 'Biuro', 'Wszystko jedno'];
    expect(all.filter((location) => letter?.text.includes(location))).toEqual(['Na skraju', 'Wszystko jedno']);
    expect(board.items.map(({ location }) => location).toSorted()).toEqual(['Na skraju', 'Wszystko jedno']);
  });

  it('is mailed once, in one mail of all places, each listing once, without the name that the reader may not see', async () => {
    await aPlaceAlert(reader, { frequency: 'instant' });
    await aPlaceAlert(reader, { radius: 50 });
    await aPlaceAlert(reader, { location: 'Warszawa', point: { lat: 52.2297, lng: 21.0122 } });
    const id = await aWantedListing(company);
    await aWantedListing(company, { location: 'Zgierz', locationCoordinates: { lat: 51.86, lng: 19.41 } });
    await deliver();
    await deliver();
    const [letter, ...others] = await lettersTo(reader);
    expect(others).toEqual([]);
    expect(letter?.subject.replaceAll('\u00a0', ' ')).toBe('2 nowe ogłoszenia w Twoich miejscach');
    expect(letter?.text.split('Łódź, Śródmieście')).toHaveLength(2);
    expect(letter?.text).toContain('Zgierz');
    expect(letter?.text).toContain('/wanted-listings?place=%C5%81%C3%B3d%C5%BA&lat=51.7592&lng=19.456&radius=50');
    expect(letter?.text).not.toContain('DOBRA MĄKA');
    expect(letter?.text).not.toContain('piekarnia.example');
    const { alerts } = await list(reader);
    expect(alerts.map(({ location, radius, mailedAt }) => [location, radius, mailedAt !== null])).toEqual([
      ['Warszawa', 10, false],
      ['Łódź', 50, true],
      ['Łódź', 10, true],
    ]);
    const { frequency: _frequency, ...form } = wantedInput({ description: 'Szukamy dalej.' });
    await must(company, wantedCalls.updateWantedListing, { ...form, wantedListingId: id });
    await deliver();
    expect(await subjectsTo(reader)).toHaveLength(1);
  });

  it('names the company to whoever has sent it an offer', async () => {
    const landlord = await anInsertedSigner(server);
    const offerId = await anInsertedOffer(server, landlord);
    await must(landlord, wantedCalls.submitOfferToListing, { offerId, wantedListingId: await aWantedListing(company) });
    await aPlaceAlert(landlord);
    await aWantedListing(company, { location: 'Łódź, Bałuty' });
    await deliver();
    const letter = (await lettersTo(landlord)).findLast(({ subject }) => subject.startsWith('Nowe ogłoszenie'));
    expect(letter?.text).toContain('Łódź, Bałuty');
    expect(letter?.text).toContain('DOBRA MĄKA');
  });

  it('was added or restored after the alert, by another company, and still stands there', async () => {
    const colleague = await anInsertedSigner(server, { companyId: company.companyId, companyName: company.companyName });
    await aWantedListing(company, { location: 'Dawne' });
    await server.work();
    for (const who of [reader, colleague]) await aPlaceAlert(who);
    const { frequency: _frequency, ...form } = wantedInput({ location: 'Dawne' });
    const [old] = (await must(company, wantedCalls.listOwnWanted, {})).listings;
    await must(company, wantedCalls.updateWantedListing, { ...form, wantedListingId: old?.id ?? '' });
    await server.work();
    expect(await waiting()).toBe(0);
    const gone = { wantedListingId: await aWantedListing(company, { location: 'Nowe' }) };
    const moved = await aWantedListing(company, { location: 'Przeniesione' });
    await server.work();
    expect(await waiting()).toBe(2);
    await must(company, wantedCalls.deleteWantedListing, gone);
    await must(company, wantedCalls.updateWantedListing, {
      ...{ ...form, location: 'Gdańsk', locationCoordinates: { lat: 54.352, lng: 18.6466 } },
      wantedListingId: moved,
    });
    await deliver();
    expect([await subjectsTo(reader), await subjectsTo(colleague), await waiting()]).toEqual([[], [], 0]);
    // What was away while the mail was due is found again when it comes back, and what was old when the alert was made is new then.
    await must(company, wantedCalls.restoreWantedListing, gone);
    await must(company, wantedCalls.deleteWantedListing, { wantedListingId: old?.id ?? '' });
    await must(company, wantedCalls.restoreWantedListing, { wantedListingId: old?.id ?? '' });
    await deliver();
    const [letter] = await lettersTo(reader);
    expect(['Nowe', 'Dawne', 'Gdańsk'].filter((location) => letter?.text.includes(location))).toEqual(['Nowe', 'Dawne']);
    expect(await subjectsTo(colleague)).toEqual([]);
  });

  it('waits while an alert is paused: what was found before comes when it goes on, what is added meanwhile does not', async () => {
    const one = { placeAlertId: await aPlaceAlert(reader, { frequency: 'instant' }) };
    await aWantedListing(company, { location: 'Przed przerwą' });
    await server.work();
    await must(reader, calls.changePlaceAlert, { ...one, isPaused: true });
    await aWantedListing(company, { location: 'W przerwie' });
    await deliver();
    expect(await subjectsTo(reader)).toEqual([]);
    expect((await list(reader)).alerts).toMatchObject([{ pausedAt: expect.any(String), frequency: 'instant' }]);
    await must(reader, calls.changePlaceAlert, { ...one, isPaused: false, frequency: 'weekly' });
    const due = async () => {
      const { rows } = await server.db.execute<{ at: string }>(
        sql`select to_char(place_mail_due_at at time zone 'Europe/Warsaw', 'ID HH24:MI') as at from seeker_alert where uid = ${reader.uid}`,
      );
      return rows[0]?.at;
    };
    expect(await due()).toBe('1 08:00');
    await must(reader, calls.changePlaceAlert, { ...one, frequency: 'daily' });
    expect(await due()).toMatch(/^\d 08:00$/);
    await aWantedListing(company, { location: 'Po przerwie' });
    await deliver();
    const [letter] = await lettersTo(reader);
    expect(['Przed przerwą', 'W przerwie', 'Po przerwie'].filter((place) => letter?.text.includes(place))).toEqual(['Przed przerwą', 'Po przerwie']);
  });

  it('was away with the acceptance of its company and is back: whoever was not told hears of it, once, and nobody else', async () => {
    const [early, late, looking] = [await server.person(), await server.person(), await aSigner(server)];
    const admin = await server.person({ claims: ['admin'] });
    const decide = async (accepted: boolean): Promise<void> => {
      if (accepted) await must(looking, companiesCalls.submitCompany, { companyId: looking.companyId });
      await must(admin, companiesCalls.decideCompany, { uid: looking.uid, companyId: looking.companyId, accepted, reason: 'Inny numer' });
    };
    await aPlaceAlert(early);
    await aWantedListing(looking, { location: 'Już powiedziane' });
    await deliver();
    await aPlaceAlert(reader);
    await aWantedListing(looking, { location: 'Jeszcze nie' });
    await server.work();
    await decide(false);
    await deliver();
    await aPlaceAlert(late);
    await decide(true);
    await deliver();
    // The early alert has told of the first; the reader saw that one on the board when theirs was made. The late one saw neither.
    const named = async (who: TestPerson) =>
      (await lettersTo(who)).map(({ text }) => ['Już powiedziane', 'Jeszcze nie'].filter((location) => text.includes(location)));
    const mailed = [[['Już powiedziane'], ['Jeszcze nie']], [['Jeszcze nie']], [['Już powiedziane', 'Jeszcze nie']]];
    expect([await named(early), await named(reader), await named(late)]).toEqual(mailed);
    await decide(false);
    await decide(true);
    await deliver();
    expect([await named(early), await named(reader), await named(late)]).toEqual(mailed);
  });

  it('is found while an address is not confirmed, and mailed once it is', async () => {
    const unconfirmed = await server.person({ verified: false });
    await aPlaceAlert(unconfirmed);
    await aWantedListing(company, { location: 'Przed potwierdzeniem' });
    await deliver();
    await deliver();
    expect(await lettersTo(unconfirmed)).toEqual([]);
    await server.db.execute(sql`update person set email_verified_at = now() where uid = ${unconfirmed.uid}`);
    await server.tick();
    await server.work();
    expect((await lettersTo(unconfirmed)).map(({ text }) => text.includes('Przed potwierdzeniem'))).toEqual([true]);
  });

  it.each([
    [
      'pause',
      (one: AlertRef) => must(reader, calls.changePlaceAlert, { ...one, isPaused: true }),
      (one: AlertRef) => must(reader, calls.changePlaceAlert, { ...one, isPaused: false }),
    ],
    ['deletion', (one: AlertRef) => must(reader, calls.deletePlaceAlert, one), (one: AlertRef) => must(reader, calls.restorePlaceAlert, one)],
  ])('was named in a mail that a %s dropped: the alerts that stay tell theirs, that one tells its own once it is on again', async (_, stop, goOn) => {
    const gdansk = { lat: 54.352, lng: 18.6466 };
    const one = { placeAlertId: await aPlaceAlert(reader) };
    await aPlaceAlert(reader, { location: 'Gdańsk', point: gdansk });
    await aWantedListing(company, { location: 'Dawno wysłane' });
    await deliver();
    const [, first] = (await list(reader)).alerts.map(({ mailedAt }) => mailedAt);
    await aWantedListing(company, { location: 'Porzucone' });
    await aWantedListing(company, { location: 'Nad morzem', locationCoordinates: gdansk });
    await server.work();
    await write();
    await stop(one);
    await server.work();
    expect(await lettersTo(reader)).toHaveLength(1);
    await deliver();
    await goOn(one);
    expect((await list(reader)).alerts.map(({ mailedAt }) => mailedAt)).toEqual([expect.any(String), first]);
    await deliver();
    await deliver();
    const all = ['Dawno wysłane', 'Porzucone', 'Nad morzem'];
    const named = (await lettersTo(reader)).map(({ text }) => all.filter((location) => text.includes(location)));
    expect(named).toEqual([['Dawno wysłane'], ['Nad morzem'], ['Porzucone']]);
  });

  it('comes ten minutes, a day or a week later as its alert says', async () => {
    await aPlaceAlert(reader, { frequency: 'weekly' });
    await aPlaceAlert(reader, { radius: 20, frequency: 'daily' });
    await aWantedListing(company);
    await server.work();
    // The day's mail is due, the week's is not.
    await server.db.execute(
      sql`update place_alert_match m set due_at = now() - interval '1 second' from place_alert a where a.id = m.alert_id and a.frequency = 'daily'`,
    );
    await server.db.execute(
      sql`update place_alert_match m set due_at = now() + interval '3 days' from place_alert a where a.id = m.alert_id and a.frequency = 'weekly'`,
    );
    await server.db.execute(sql`update seeker_alert set place_mail_due_at = now() - interval '1 second' where uid = ${reader.uid}`);
    await server.tick();
    await server.work();
    expect([await subjectsTo(reader), await waiting()]).toEqual([['Nowe ogłoszenie: Łódź'], 1]);
    const { rows } = await server.db.execute(
      sql`select place_mail_due_at > now() + interval '2 days' as later from seeker_alert where uid = ${reader.uid}`,
    );
    expect(rows).toEqual([{ later: true }]);
  });

  it('is left by one press of the mail, with all alerts staying, and not sent to whoever has no alert any more', async () => {
    const unconfirmed = await server.person({ verified: false });
    await aPlaceAlert(unconfirmed);
    const one = { placeAlertId: await aPlaceAlert(reader) };
    await aWantedListing(company);
    await deliver();
    const [letter] = await lettersTo(reader);
    const address = /\/unsubscribe\/[\w-]+/.exec(letter?.text ?? '')?.[0] ?? '';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await server.visitor.fetch(address, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' })).status).toBeLessThan(400);
    expect(await list(reader)).toMatchObject({ mailsOn: false, alerts: [{ pausedAt: null }] });
    const { kinds } = await must(reader, mailCalls.getMailChoices, {});
    expect(kinds.filter(({ isOn }) => !isOn).map(({ kind }) => kind)).toEqual(['newOffers', 'placeAlerts']);
    await aWantedListing(company);
    await deliver();
    expect(await subjectsTo(reader)).toHaveLength(1);
    expect(await subjectsTo(unconfirmed)).toEqual([]);
    // A mail that is written and not sent yet is dropped with the last alert.
    await must(reader, mailCalls.chooseMail, { kind: 'placeAlerts', isOn: true });
    await aWantedListing(company);
    await server.work();
    await write();
    await must(reader, calls.deletePlaceAlert, one);
    await server.work();
    expect(await subjectsTo(reader)).toHaveLength(1);
  });

  it('is read with as many statements for a hundred listings of ten places as for one', async () => {
    const asked = async (listings: number): Promise<number> => {
      const who = await server.person();
      for (let radius = 1; radius <= Math.min(10, listings); radius += 1) await aPlaceAlert(who, { radius });
      await server.db.execute(sql`
        insert into wanted_listing (id, company_id, state, location, lat, lng, radius_km)
        select 'many-' || ${listings}::text || '-' || n, ${company.companyId}, 'ACTIVE', 'Łódź', 51.7592, 19.456, 5 from generate_series(1, ${listings}::int) n`);
      await server.db.execute(sql`
        insert into place_alert_match (alert_id, listing_id, due_at) select a.id, l.id, now() + interval '1 hour' from place_alert a, wanted_listing l where a.uid = ${who.uid}`);
      // Due later than the clock looks, which may mail in between and would leave nothing to count.
      const now = plusMs(await databaseNow(server.db), 2 * HOUR_MS);
      const work = () => server.db.transaction((tx) => mailPlaces(server.services, tx, { id: who.uid, occasion: '', now }));
      const own = (await transactionsOf(server.db, work)).find((statements) => statements.some((text) => text.includes('place_alert_match')));
      return own?.length ?? 0;
    };
    const one = await asked(1);
    expect(one).toBeGreaterThan(5);
    expect(await asked(100)).toBe(one);
  });
});

it('a mail is promised to nobody who has switched these mails off', async () => {
  const person = await server.person();
  expect(await must(person, calls.addPlaceAlert, aroundLodz())).toMatchObject({ mailsOn: true });
  await must(person, mailCalls.chooseMail, { kind: 'placeAlerts', isOn: false });
  expect(await must(person, calls.addPlaceAlert, aroundLodz({ radius: 25 }))).toMatchObject({ mailsOn: false });
});
