import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProject, aPublishedOffer, aSigner, must } from '../../../../tests/factories/published-offer.ts';
import { type Client, type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { statementsOf } from '../../../../tests/kit/statements.ts';
import { accountsCalls } from '../../../contract/accounts/endpoints.ts';
import { offersCalls } from '../../../contract/offers/endpoints.ts';
import { reservationsCalls } from '../../../contract/reservations/endpoints.ts';
import { bookingConsents } from '../../../domain/reservations/rules.ts';

let server: TestServer;
let people: Readonly<Record<'visitor' | 'reader' | 'booker' | 'colleague' | 'owner' | 'admin', Client>>;
let offers: Readonly<Record<'free' | 'booked' | 'project' | 'prepared', string>>;

beforeAll(async () => {
  server = await testServer();
  const [owner, booker] = [await aSigner(server), await aSigner(server)];
  const [reader, admin] = [await server.person(), await server.person({ claims: ['admin'] })];
  const colleague = await server.person({ company: { id: owner.companyId, name: 'Firma', state: 'ACCEPTED' } });
  people = { visitor: server.visitor, reader, booker, colleague, owner, admin };
  const [free, booked, project, prepared] = [
    await aPublishedOffer(server, owner),
    await aPublishedOffer(server, owner),
    await aProject(owner),
    await aProject(owner),
  ];
  await must(owner, offersCalls.prepareOffer, { offerId: prepared });
  await must(booker, reservationsCalls.bookOffer, {
    offerId: booked,
    selectedOfferOption: 'fixedshort',
    offerVersion: 1,
    consents: { ...bookingConsents },
  });
  await server.work();
  offers = { free, booked, project, prepared };
}, 120_000);
afterAll(() => server.close());

describe('the read of an offer page', () => {
  it.each([
    ['visitor', 'free'],
    ['visitor', 'booked'],
    ['reader', 'free'],
    ['reader', 'booked'],
    ['booker', 'booked'],
    ['colleague', 'booked'],
    ['owner', 'free'],
    ['owner', 'booked'],
    ['owner', 'project'],
    ['owner', 'prepared'],
    ['admin', 'booked'],
    ['admin', 'prepared'],
  ] as const)('of a %s (offer: %s) is one prepared statement beside the one of the session', async (who, which) => {
    const client = people[who];
    const session = await statementsOf(server.db, () => must(client, accountsCalls.getMe, {}));
    const all = await statementsOf(server.db, () => must(client, offersCalls.getOffer, { offerId: offers[which] }));
    const own = all.filter(({ text }) => !session.some((one) => one.text === text));
    expect(own.map(({ name, text }) => name ?? text)).toEqual(['offer_page']);
  });
});

describe('what that statement reads', () => {
  it('names the document of a published offer and of a prepared project, and none of a project that was saved since', async () => {
    const read = (who: keyof typeof people, which: keyof typeof offers) => must(people[who], offersCalls.getOffer, { offerId: offers[which] });
    expect((await read('reader', 'free')).private?.document).toMatchObject({ kind: 'offer', status: 'sealed' });
    expect((await read('owner', 'prepared')).private?.document).toMatchObject({ kind: 'offer', status: 'drawn' });
    expect((await read('owner', 'project')).private?.document).toBeNull();
    const { version } = await must(people.owner, offersCalls.getOfferForm, { offerId: offers.prepared });
    await must(people.owner, offersCalls.saveOffer, { offerId: offers.prepared, version, patch: { name: 'Inna nazwa lokalu' } });
    expect((await read('owner', 'prepared')).private?.document).toBeNull();
  });

  it('names the landlord of a project by its company and the person who would sign', async () => {
    const { private: terms } = await must(people.owner, offersCalls.getOffer, { offerId: offers.project });
    expect(terms?.landlord).toMatchObject({
      name: expect.stringMatching(/^FIRMA TESTOWA|^Firma testowa/),
      signer: expect.stringMatching(/\S+ Testowa/),
    });
  });

  it('knows what the company’s bookings forbid, and whether the signer may still bind', async () => {
    const reader = people.booker;
    expect((await must(reader, offersCalls.getOffer, { offerId: offers.free })).allowed).toContain('book');
    await must(reader, reservationsCalls.withdrawReservation, { offerId: offers.booked });
    expect((await must(reader, offersCalls.getOffer, { offerId: offers.booked })).blockers).toEqual(['offer.booked_recently']);
    await server.db.execute(sql`update person set identity_state = 'REJECTED' where uid = (select owner_uid from offer where id = ${offers.free})`);
    const seen = await must(reader, offersCalls.getOffer, { offerId: offers.free });
    expect(seen.private?.landlord.verified).toBe(false);
    expect(seen.blockers).toEqual(['offer.landlord_unverified']);
  });
});
