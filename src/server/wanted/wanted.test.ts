import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner, book, reserveUntil, type Signer } from '../../../tests/factories/deals.ts';
import { aProject, must } from '../../../tests/factories/published-offer.ts';
import { aWantedListing, wantedInput } from '../../../tests/factories/wanted.ts';
import { codeOf } from '../../../tests/kit/answers.ts';
import { type Client, type TestServer, testServer } from '../../../tests/kit/server.ts';
import { mailCalls } from '../../contract/accounts/endpoints/mails.ts';
import { accessCalls } from '../../contract/companies/endpoints/access.ts';
import { offersCalls } from '../../contract/offers/endpoints.ts';
import { reservationsCalls } from '../../contract/reservations/endpoints.ts';
import { wantedCalls as calls } from '../../contract/wanted/endpoints.ts';
import type { Grosze } from '../../domain/kit/brand.ts';
import { bookingConsents } from '../../domain/reservations/rules.ts';
import { findSeekersFor } from './commands/match.ts';

let server: TestServer;
let landlord: Signer;
let tenant: Signer;
let offerId: string;
beforeAll(async () => {
  server = await testServer();
  landlord = await anInsertedSigner(server);
  offerId = await anInsertedOffer(server, landlord);
}, 120_000);
beforeEach(async () => {
  tenant = await anInsertedSigner(server, { companyName: 'DOBRA MĄKA SP. Z O.O.' });
});
afterAll(() => server.close());

const board = async (who: Client, changes: object = {}) => must(who, calls.listWantedListings, { radius: 200, page: 1, ...changes });
const onBoard = async (who: Client, id: string) => {
  for (let page = 1; page < 20; page += 1) {
    const { items, pages } = await board(who, { page });
    const found = items.find((item) => item.id === id);
    if (found || page >= pages) return found;
  }
  return undefined;
};
const mine = async (who: Client) => (await must(who, calls.listOwnWanted, {})).listings;
const send = (who: Client, wantedListingId: string, offer = offerId) => who.ask(calls.submitOfferToListing, { offerId: offer, wantedListingId });
/** Lets the moment of waiting mails come, and delivers them. */
const deliver = async (): Promise<void> => {
  await server.work();
  await server.db.execute(sql`update wanted_listing set mail_due_at = now() - interval '1 second' where mail_due_at is not null`);
  await server.db.execute(sql`update seeker_alert set mail_due_at = now() - interval '1 second' where mail_due_at is not null`);
  await server.tick();
  await server.work();
};
const bookingOf = (offer: string) => ({
  ...{ offerId: offer, selectedOfferOption: 'fixedshort' as const, offerVersion: 1 },
  consents: { ...bookingConsents },
});
const subjectsTo = async (who: { readonly email: string }): Promise<readonly string[]> =>
  (await server.mailsTo(who.email)).map(({ subject }) => subject.replaceAll('\u00a0', ' ')).filter((subject) => !subject.startsWith('Twój kod'));

describe('adding a listing', () => {
  it('wants an identity, an accepted company, and names every wrong field', async () => {
    const stranger = await server.person();
    const joining = await anInsertedSigner(server, { companyId: tenant.companyId, state: 'CHECKING' });
    const add = (who: Client, changes: object = {}) => who.ask(calls.addWantedListing, wantedInput(changes));
    expect(codeOf(await add(stranger))).toBe('wanted.no_company');
    expect(codeOf(await add(joining))).toBe('person.company_not_accepted');
    const unproved = await server.person({ company: { id: tenant.companyId, name: tenant.companyName, state: 'ACCEPTED' } });
    expect(codeOf(await add(unproved))).toBe('person.identity_not_accepted');
    const wrong = await add(tenant, { location: 'Ło', maxSurface: 20, companyWebsite: 'nie strona' });
    expect(wrong.ok ? [] : wrong.refusal.problems?.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'location wanted.location_short',
      'maxSurface wanted.surfaces_crossed',
      'companyWebsite wanted.website_wrong',
    ]);
    expect(await mine(tenant)).toEqual([]);
  });

  it('stops at ten active ones of a company, also for two presses at once', async () => {
    const colleague = await anInsertedSigner(server, { companyId: tenant.companyId, companyName: tenant.companyName });
    for (let n = 0; n < 9; n += 1) await aWantedListing(tenant);
    const both = await Promise.all([tenant, colleague].map((who) => who.ask(calls.addWantedListing, wantedInput())));
    expect(both.map(codeOf).sort()).toEqual(['ok', 'wanted.limit']);
    const [first] = await mine(tenant);
    await must(tenant, calls.deleteWantedListing, { wantedListingId: first?.id ?? '' });
    await aWantedListing(colleague);
    expect(codeOf(await tenant.ask(calls.restoreWantedListing, { wantedListingId: first?.id ?? '' }))).toBe('wanted.limit');
  });

  it('is changed and ended by its company alone, and comes back within a minute of its deletion', async () => {
    const id = await aWantedListing(tenant);
    const one = { wantedListingId: id };
    const { frequency: _frequency, ...form } = wantedInput({ location: 'Łódź, Retkinia', maxRent: 70_00 as Grosze });
    expect(codeOf(await landlord.ask(calls.updateWantedListing, { ...form, ...one }))).toBe('wanted.denied');
    await must(tenant, calls.updateWantedListing, { ...form, ...one });
    expect(await mine(tenant)).toMatchObject([{ location: 'Łódź, Retkinia', maxRent: 70_00, frequency: 'instant' }]);
    expect(codeOf(await landlord.ask(calls.deleteWantedListing, one))).toBe('wanted.denied');
    await must(tenant, calls.deleteWantedListing, one);
    expect(await onBoard(server.visitor, id)).toBeUndefined();
    expect(codeOf(await tenant.ask(calls.updateWantedListing, { ...form, ...one }))).toBe('wanted.over');
    await must(tenant, calls.restoreWantedListing, one);
    expect((await onBoard(server.visitor, id))?.location).toBe('Łódź, Retkinia');
    await must(tenant, calls.deleteWantedListing, one);
    await server.db.execute(sql`update wanted_listing set deleted_at = now() - interval '61 seconds' where id = ${id}`);
    expect(codeOf(await tenant.ask(calls.restoreWantedListing, one))).toBe('wanted.restore_too_late');
    expect(codeOf(await tenant.ask(calls.deleteWantedListing, { wantedListingId: 'N'.repeat(20) }))).toBe('wanted.not_found');
  });

  it('is removed by an admin with a reason alone, which its company is mailed, and comes back no more', async () => {
    const admin = await server.person({ claims: ['admin'] });
    const one = { wantedListingId: await aWantedListing(tenant) };
    expect(await admin.ask(calls.deleteWantedListing, one)).toMatchObject({ refusal: { code: 'wanted.reason_required', field: 'reason' } });
    await server.db.execute(sql`delete from notice`);
    await must(admin, calls.deleteWantedListing, { ...one, reason: 'Podaje numer telefonu obcej osoby' });
    const { rows: notices } = await server.db.execute<{ topic: string }>(sql`select topic from notice`);
    expect(notices.map(({ topic }) => topic)).toEqual(expect.arrayContaining(['wanted', `company:${tenant.companyId}`, 'admin']));
    expect(await onBoard(server.visitor, one.wantedListingId)).toBeUndefined();
    expect(codeOf(await tenant.ask(calls.restoreWantedListing, one))).toBe('wanted.removed');
    await server.work();
    const letter = (await server.mailsTo(tenant.email)).findLast(({ subject }) => subject.includes('Usunęliśmy ogłoszenie'));
    expect(letter?.text).toContain('Podaje numer telefonu obcej osoby');
    const { rows } = await server.db.execute(sql`select details from event where method = 'deleteWantedListing' and uid = ${admin.uid}`);
    expect(rows).toEqual([{ details: { ...one, reason: 'Podaje numer telefonu obcej osoby', basis: 'terms', reference: '' } }]);
  });

  it('is found by a moderator on the board or where it went, by place, company, number, address and id, and removed on a named ground', async () => {
    const admin = await server.person({ claims: ['admin'] });
    const other = await anInsertedSigner(server, { companyName: 'SZUKAJĄCA 100% SP. Z O.O.' });
    const [kept, gone, own] = [
      await aWantedListing(other, { location: 'Toruń, Mokre', description: 'Szukamy małego lokalu' }),
      await aWantedListing(other, { location: 'Toruń, Rubinkowo' }),
      await aWantedListing(other, { location: 'Toruń, Wrzosy' }),
    ];
    const find = async (view: 'active' | 'removed' | 'ended', text: string) =>
      (await must(admin, calls.listModeratedWanted, { view, text, page: 1 })).items.map(({ id }) => id);
    expect(await find('active', 'toruń')).toEqual([own, gone, kept]);
    expect(await find('active', 'małego')).toEqual([kept]);
    expect(await find('active', 'szukająca 100%')).toEqual([own, gone, kept]);
    expect(await find('active', other.email.toUpperCase())).toEqual([own, gone, kept]);
    // A sign of a pattern is a sign.
    expect(await find('active', '%')).toEqual([own, gone, kept]);
    expect(await find('active', 'Toru_')).toEqual([]);
    const removal = { wantedListingId: gone, reason: 'Podszywa się pod inną firmę', basis: 'law' } as const;
    expect(await admin.ask(calls.deleteWantedListing, removal)).toMatchObject({ refusal: { code: 'offer.provision_required', field: 'reference' } });
    await must(admin, calls.deleteWantedListing, { ...removal, reference: 'art. 23 KC' });
    await must(other, calls.deleteWantedListing, { wantedListingId: own });
    expect([await find('active', 'toruń'), await find('removed', 'toruń'), await find('ended', 'toruń')]).toEqual([[kept], [gone], [own]]);
    // By its id it is found wherever it stands.
    const [found] = (await must(admin, calls.listModeratedWanted, { view: 'active', text: gone, page: 1 })).items;
    expect(found).toMatchObject({
      id: gone,
      location: 'Toruń, Rubinkowo',
      state: 'DELETED',
      company: { name: 'SZUKAJĄCA 100% SP. Z O.O.' },
      author: { email: other.email },
      removed: { reason: 'Podszywa się pod inną firmę', basis: 'law', reference: 'art. 23 KC' },
    });
    expect(await find('removed', kept)).toEqual([kept]);
    await server.work();
    const letters = (await server.mailsTo(other.email)).filter(({ subject }) => subject.includes('Usunęliśmy ogłoszenie'));
    expect(letters).toHaveLength(1);
    for (const part of ['Podszywa się pod inną firmę', 'art. 23 KC', 'Toruń, Rubinkowo']) expect(letters[0]?.text).toContain(part);
    const { rows } = await server.db.execute(sql`select details from event where method = 'deleteWantedListing' and uid = ${admin.uid}`);
    expect(rows).toEqual([{ details: { wantedListingId: gone, reason: removal.reason, basis: 'law', reference: 'art. 23 KC' } }]);
    expect(codeOf(await other.ask(calls.restoreWantedListing, { wantedListingId: gone }))).toBe('wanted.removed');
  });

  it('is marked as found together with others, or not at all', async () => {
    const [one, two] = [await aWantedListing(tenant), await aWantedListing(tenant)];
    const other = await anInsertedSigner(server);
    const strange = await aWantedListing(other);
    expect(codeOf(await tenant.ask(calls.markListingsMatched, { wantedListingIds: [one, strange] }))).toBe('wanted.denied');
    expect((await mine(tenant)).map(({ id }) => id).sort()).toEqual([one, two].sort());
    await must(landlord, calls.submitOfferToListing, { offerId, wantedListingId: one });
    await must(tenant, calls.markListingsMatched, { wantedListingIds: [one, two], offerId });
    expect(await mine(tenant)).toEqual([]);
    const { rows } = await server.db.execute<{ listing_id: string }>(sql`select listing_id from wanted_submission where matched_at is not null`);
    expect(rows.map(({ listing_id }) => listing_id)).toEqual([one]);
    expect(codeOf(await send(landlord, two))).toBe('wanted.not_found');
  });
});

describe('the board', () => {
  it('tells a visitor what is wanted and nothing of who wants it', async () => {
    const id = await aWantedListing(tenant);
    const body = await (await server.visitor.fetch(`/read/listWantedListings?data=${encodeURIComponent(JSON.stringify({ radius: 200 }))}`)).text();
    expect(body).toContain(id);
    for (const secret of ['DOBRA', 'piekarnia.example', tenant.uid, tenant.companyId]) expect(body).not.toContain(secret);
    const unconfirmed = await server.person({ verified: false });
    expect(await onBoard(unconfirmed, id)).toMatchObject({ company: null, match: null });
  });

  it('opens the name to its own people, to admins, and to whoever has sent an offer', async () => {
    const id = await aWantedListing(tenant);
    const admin = await server.person({ claims: ['admin'] });
    const stranger = await anInsertedSigner(server);
    expect(await onBoard(tenant, id)).toMatchObject({ company: { name: 'DOBRA MĄKA SP. Z O.O.' }, isOwn: true });
    expect((await onBoard(admin, id))?.company?.website).toBe('https://piekarnia.example');
    expect((await onBoard(stranger, id))?.company).toBeNull();
    const sender = await anInsertedSigner(server);
    const own = await anInsertedOffer(server, sender);
    expect(codeOf(await sender.ask(calls.noteWantedLink, { wantedListingId: id }))).toBe('wanted.not_found');
    await must(sender, calls.submitOfferToListing, { offerId: own, wantedListingId: id });
    expect((await onBoard(sender, id))?.company?.name).toBe('DOBRA MĄKA SP. Z O.O.');
    await must(sender, calls.noteWantedLink, { wantedListingId: id });
    expect(await mine(tenant)).toMatchObject([{ clicks: 1, sent: 1 }]);
    const access = { companyId: tenant.companyId, viewerId: sender.companyId, reason: 'Nadużycie' };
    await must(admin, accessCalls.revokeCompanyAccess, access);
    expect((await onBoard(sender, id))?.company).toBeNull();
    expect(codeOf(await sender.ask(calls.noteWantedLink, { wantedListingId: id }))).toBe('wanted.not_found');
  });

  it('is narrowed by a circle and a use, to the kilometre', async () => {
    const far = await aWantedListing(tenant, { locationCoordinates: { lat: 54.352, lng: 18.6466 }, location: 'Gdańsk', use: 'office' });
    const at = { lat: 54.352 - 20 / 111.195, lng: 18.6466 };
    const ids = async (changes: object) => (await board(server.visitor, changes)).items.map(({ id }) => id);
    expect(await ids({ ...at, radius: 21 })).toEqual([far]);
    expect(await ids({ ...at, radius: 19 })).toEqual([]);
    expect(await ids({ ...at, radius: 21, use: 'retail' })).toEqual([]);
    const { pins } = await must(server.visitor, calls.listWantedPins, { ...at, radius: 21 });
    expect(pins).toEqual([{ id: far, lat: 54.352, lng: 18.6466, location: 'Gdańsk' }]);
    await server.db.execute(sql`update company set accepted_at = null where id = ${tenant.companyId}`);
    await server.work();
    expect((await must(landlord, calls.listWantedListings, { ...at, radius: 21, page: 1 })).items).toEqual([]);
  });

  it('shows an owner the best of their own offers, with a reason for each criterion', async () => {
    const id = await aWantedListing(tenant, { maxRent: 50_00 as Grosze });
    const card = await onBoard(landlord, id);
    expect(card?.match).toMatchObject({ offerId, isFit: true });
    expect(card?.match?.criteria.map(({ criterion, level }) => `${criterion} ${level}`)).toEqual([
      'place met',
      'rent close',
      'area met',
      'date met',
      'must met',
    ]);
    expect(card?.match?.criteria[1]?.text).toBe('czynsz 6 % ponad limit');
    expect((await onBoard(tenant, id))?.match).toBeNull();
  });
});

describe('sending an offer', () => {
  it('takes an active offer of the sender once, mails the company and shows it there', async () => {
    const id = await aWantedListing(tenant);
    const other = await anInsertedSigner(server);
    expect(codeOf(await send(other, id))).toBe('wanted.offer_denied');
    expect(codeOf(await send(landlord, id, await aProject(landlord)))).toBe('wanted.offer_not_active');
    expect(codeOf(await send(tenant, id))).toBe('wanted.own_listing');
    const before = await must(landlord, calls.listOffersToSend, { wantedListingId: id });
    expect(before.offers.find((one) => one.offerId === offerId)?.sentAt).toBeNull();
    expect(before.others).toBeGreaterThan(0);
    const both = await Promise.all([send(landlord, id), send(landlord, id)]);
    expect(both.map(codeOf).sort()).toEqual(['ok', 'wanted.already_sent']);
    await server.work();
    expect(await subjectsTo(tenant)).toEqual(['Nowa oferta do Twojego ogłoszenia: Łódź, Śródmieście']);
    const [listing] = await mine(tenant);
    expect(listing?.received).toMatchObject([{ offerId, isOpen: true, isFavourite: false, price: 6_400_00, match: { isFit: true } }]);
    await must(tenant, offersCalls.addFavourite, { offerId });
    expect((await mine(tenant))[0]?.received).toMatchObject([{ offerId, isFavourite: true }]);
    const after = await must(landlord, calls.listOffersToSend, { wantedListingId: id });
    expect(after.offers.find((one) => one.offerId === offerId)?.sentAt).not.toBeNull();
  });

  it('leaves a reserved offer at the listing without its terms', async () => {
    const id = await aWantedListing(tenant);
    const own = await anInsertedOffer(server, landlord);
    await must(landlord, calls.submitOfferToListing, { offerId: own, wantedListingId: id });
    await book(await anInsertedSigner(server), own);
    expect((await mine(tenant))[0]?.received).toMatchObject([{ offerId: own, isOpen: false, price: null }]);
    expect(codeOf(await send(landlord, await aWantedListing(tenant), own))).toBe('wanted.offer_not_active');
  });
});

describe('alerts', () => {
  it('tell an owner who looks, once, and the company what has appeared since', async () => {
    const owner = await anInsertedSigner(server);
    await anInsertedOffer(server, owner);
    const id = await aWantedListing(tenant);
    await deliver();
    expect(await subjectsTo(owner)).toEqual(['Firmy szukają lokalu takiego jak Twój']);
    expect(await subjectsTo(tenant)).toEqual([]);
    const next = await anInsertedOffer(server, owner);
    await findSeekersFor(server.services, { offerId: next });
    await findSeekersFor(server.services, { offerId: next });
    await deliver();
    await deliver();
    expect((await subjectsTo(tenant)).filter((subject) => subject.includes('pasuje'))).toEqual([
      'Oferta pasuje do Twojego ogłoszenia: Łódź, Śródmieście',
    ]);
    expect(await subjectsTo(owner)).toHaveLength(2);
    expect((await mine(tenant)).find((one) => one.id === id)?.fitting).toBeGreaterThan(1);
  });

  it('do not call for what does not fit, nor whoever has left such mails', async () => {
    const owner = await anInsertedSigner(server);
    const mine = await anInsertedOffer(server, owner);
    await server.db.execute(sql`delete from wanted_match`);
    await aWantedListing(tenant, { use: 'office' });
    await aWantedListing(tenant, { minSurface: 1_000 });
    await server.work();
    const { rows } = await server.db.execute(sql`select 1 from wanted_match where offer_id = ${mine}`);
    expect(rows).toEqual([]);
    await must(owner, mailCalls.chooseMail, { kind: 'wanted', isOn: false });
    await aWantedListing(tenant);
    await deliver();
    expect(await subjectsTo(owner)).toEqual([]);
    await must(owner, calls.setSeekerAlert, { frequency: 'weekly' });
    expect(await must(owner, calls.listOwnWanted, {})).toMatchObject({ seekerFrequency: 'weekly', seekerMails: { isOn: false, offers: 1 } });
  });

  /** An owner with an offer of which nobody was told yet, somebody who can book it, and a board without listings of others. */
  const anUntoldOffer = async () => {
    for (const table of ['wanted_match', 'wanted_submission', 'wanted_click', 'wanted_listing'])
      await server.db.execute(sql.raw(`delete from ${table}`));
    const [owner, booker] = [await anInsertedSigner(server), await anInsertedSigner(server)];
    return { owner, booker, offer: await anInsertedOffer(server, owner) };
  };

  /** The reservation runs out, and the clock says so. */
  const lapse = async (offer: string): Promise<void> => {
    await reserveUntil(server, offer, sql`now() - interval '1 second'`);
    await server.tick();
    await server.work();
    const { rows } = await server.db.execute(sql`select state from offer where id = ${offer}`);
    expect(rows).toEqual([{ state: 'ACTIVE' }]);
  };
  const soughtBy = async (who: { readonly email: string }) => (await subjectsTo(who)).filter((subject) => subject.includes('Firmy szukają'));
  const foundBy = async (who: { readonly email: string }) => (await subjectsTo(who)).filter((subject) => subject.includes('pasuje do Twojego'));
  const fittingOf = async (id: string) => (await mine(tenant)).find((one) => one.id === id)?.fitting ?? 0;

  it('tell both sides once of a listing that was added during a reservation, when the reservation lapses or is withdrawn', async () => {
    const { owner, booker, offer } = await anUntoldOffer();
    await must(booker, reservationsCalls.bookOffer, bookingOf(offer));
    const id = await aWantedListing(tenant);
    await deliver();
    const before = await fittingOf(id);
    expect([await soughtBy(owner), await foundBy(tenant)]).toEqual([[], []]);
    await lapse(offer);
    await deliver();
    expect([(await soughtBy(owner)).length, (await foundBy(tenant)).length, await fittingOf(id)]).toEqual([1, 1, before + 1]);
    // A second reservation, which is withdrawn, is nothing new to anybody but the listing that was added meanwhile.
    await must(await anInsertedSigner(server), reservationsCalls.bookOffer, bookingOf(offer));
    await deliver();
    await lapse(offer);
    await deliver();
    expect([(await soughtBy(owner)).length, (await foundBy(tenant)).length]).toEqual([1, 1]);
    const last = await anInsertedSigner(server);
    await must(last, reservationsCalls.bookOffer, bookingOf(offer));
    const other = await anInsertedSigner(server);
    await aWantedListing(other);
    await deliver();
    await must(last, reservationsCalls.withdrawReservation, { offerId: offer });
    await deliver();
    expect([(await soughtBy(owner)).length, (await foundBy(tenant)).length, (await foundBy(other)).length]).toEqual([2, 1, 1]);
  });

  it('wait where a mail is due during a reservation, and come when it lapses', async () => {
    const { owner, booker, offer } = await anUntoldOffer();
    await aWantedListing(tenant);
    await findSeekersFor(server.services, { offerId: offer });
    await must(booker, reservationsCalls.bookOffer, bookingOf(offer));
    await deliver();
    expect([await soughtBy(owner), await foundBy(tenant)]).toEqual([[], []]);
    await lapse(offer);
    await deliver();
    await deliver();
    expect([(await soughtBy(owner)).length, (await foundBy(tenant)).length]).toEqual([1, 1]);
  });

  it('come once of a pair, also when the listing is edited during a reservation, or fits no more and then again', async () => {
    const { owner, booker, offer } = await anUntoldOffer();
    const id = await aWantedListing(tenant);
    await deliver();
    expect([(await soughtBy(owner)).length, await foundBy(tenant)]).toEqual([1, []]);
    const before = await fittingOf(id);
    const edit = async (changes: object = {}) => {
      await must(tenant, calls.updateWantedListing, { ...wantedInput(changes), wantedListingId: id });
      await deliver();
    };
    await must(booker, reservationsCalls.bookOffer, bookingOf(offer));
    await edit({ description: 'Szukamy dalej.' });
    await lapse(offer);
    await edit({ description: 'Szukamy jeszcze.' });
    expect([(await soughtBy(owner)).length, await foundBy(tenant), await fittingOf(id)]).toEqual([1, [], before]);
    await edit({ use: 'office' });
    expect(await fittingOf(id)).toBe(0);
    await edit();
    expect([(await soughtBy(owner)).length, await foundBy(tenant), await fittingOf(id)]).toEqual([1, [], before]);
  });

  it('do not lose what was found for a listing whose mail was due between its deletion and its restoration', async () => {
    const { owner, offer } = await anUntoldOffer();
    const id = await aWantedListing(tenant);
    await server.work();
    await server.db.execute(sql`delete from wanted_match`);
    await findSeekersFor(server.services, { offerId: offer });
    await must(tenant, calls.deleteWantedListing, { wantedListingId: id });
    await deliver();
    await must(tenant, calls.restoreWantedListing, { wantedListingId: id });
    await deliver();
    expect([(await soughtBy(owner)).length, (await foundBy(tenant)).length]).toEqual([1, 1]);
  });
});
