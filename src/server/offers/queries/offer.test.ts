import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedLongAgo } from '../../../../tests/factories/deals.ts';
import { aPublishedOffer, aSigner, currentForm, must } from '../../../../tests/factories/published-offer.ts';
import { type Client, type TestPerson, type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { offersCalls } from '../../../contract/offers/endpoints.ts';
import { reservationsCalls } from '../../../contract/reservations/endpoints.ts';
import { searchCalls } from '../../../contract/search/endpoints.ts';
import { signingCalls } from '../../../contract/signing/endpoints.ts';
import { workspaceCalls } from '../../../contract/workspace/endpoints.ts';
import { grosze } from '../../../domain/kit/money.ts';
import { addDays, dayOf, instantOf } from '../../../domain/kit/time.ts';
import type { OfferForm } from '../../../domain/offers/types.ts';
import { bookingConsents } from '../../../domain/reservations/rules.ts';

type Signer = Awaited<ReturnType<typeof aSigner>>;

let server: TestServer;
let owner: Signer;
let tenant: Signer;
let admin: TestPerson;
const today = dayOf(instantOf(Date.now()));

beforeAll(async () => {
  server = await testServer();
  [owner, tenant, admin] = [await aSigner(server), await aSigner(server), await server.person({ claims: ['admin'] })];
});
afterAll(() => server.close());

const secretive = (price: number, more: OfferForm = {}): OfferForm => ({
  ...currentForm(),
  price: grosze(price),
  landAndMortgageRegisterNumber: 'WA4M/00123456/4',
  leaseAgreement: { ...currentForm().leaseAgreement, deposit: grosze(price * 2 + 11) },
  ownTerms: { selected: true, terms: 'Najemca maluje ściany na turkusowo.' },
  counteroffer: { selected: true },
  ...more,
});

const plain = { sort: 'published', direction: 'desc', page: 1 } as const;

describe('what a visitor gets', () => {
  it('holds no price, deposit, fee, term, expiry, register or plot number, nor anything to tell them from', async () => {
    const cheap = await aPublishedOffer(server, owner, secretive(777_701));
    const dear = await aPublishedOffer(
      server,
      owner,
      secretive(9_993_317, {
        offerValidTo: addDays(today, 77),
        leaseAgreement: { ...currentForm().leaseAgreement, infinite: true, leaseNoticePeriod: 7, deposit: grosze(1_234_567) },
      }),
    );
    const views = await Promise.all([cheap, dear].map((offerId) => must(server.visitor, offersCalls.getOffer, { offerId })));
    for (const view of views) {
      const text = JSON.stringify(view);
      for (const secret of [
        '777701',
        '9993317',
        '1555413',
        '1234567',
        'WA4M',
        '00123456',
        'turkusowo',
        addDays(today, 40),
        addDays(today, 77),
        '12/3',
        'leaseAgreement',
        'counteroffer',
        'unitReceiptDeadline',
        'ownershipType',
        'summary',
      ] as const) {
        expect(text).not.toContain(secret);
      }
      expect(view).toMatchObject({ private: null, expired: false, reservation: null, hiddenReason: null, blockers: [], allowed: [] });
    }
    const [one, two] = views.map(({ id, number: _number, publishedAt: _published, modifiedAt: _modified, ...rest }) =>
      JSON.stringify(rest).replaceAll(id, 'the offer'),
    );
    expect(one).toEqual(two);
    const cards = await must(server.visitor, searchCalls.searchOffers, plain);
    expect(JSON.stringify(cards)).not.toMatch(/777701|9993317|1234567/);
  });

  it('tells everybody that an offer has run out, and no visitor until when it ran', async () => {
    const offerId = await aPublishedOffer(server, owner, secretive(500_000));
    const before = await must(server.visitor, offersCalls.getOffer, { offerId });
    await server.db.execute(sql`update offer set valid_to = now() - interval '1 minute' where id = ${offerId}`);
    expect(await must(server.visitor, offersCalls.getOffer, { offerId })).toEqual({ ...before, expired: true, badge: 'expired' });
    expect(await must(tenant, offersCalls.getOffer, { offerId })).toMatchObject({ expired: true, badge: 'expired', blockers: ['offer.expired'] });
    const renewed = await must(owner, offersCalls.renewOffer, { offerId });
    expect(await must(owner, offersCalls.getOfferForm, { offerId: renewed.offerId })).toMatchObject({ state: 'UNSIGNED', version: 1 });
  });
});

describe('what people who are signed in get', () => {
  it('is the price, the costs, the options and what they may do; the owner cannot book their own', async () => {
    const offerId = await aPublishedOffer(server, owner, secretive(640_000));
    const view = await must(tenant, offersCalls.getOffer, { offerId });
    expect(view.private).toMatchObject({
      price: 640_000,
      deposit: 1_280_011,
      ownTerms: 'Najemca maluje ściany na turkusowo.',
      landlord: { verified: true },
    });
    expect(view.private?.costs.gross).toBeGreaterThan(640_000);
    const { fees, income } = view.private ?? {};
    expect(income).toEqual({ totalGrossLandlord: fees?.landlord.gross, totalGrossTenant: fees?.tenant.gross });
    expect(income?.totalGrossLandlord).toBeGreaterThan(0);
    expect(view).toMatchObject({ isOwner: false, blockers: [] });
    expect(view.allowed).toContain('book');
    expect(view.form).not.toHaveProperty('summary');
    const own = await must(owner, offersCalls.getOffer, { offerId });
    expect(own).toMatchObject({ isOwner: true, blockers: ['offer.own'] });
    expect(own.allowed).not.toContain('book');
    const stranger = await server.person({ verified: false });
    expect((await must(stranger, offersCalls.getOffer, { offerId })).blockers).toEqual([
      'person.email_unverified',
      'person.identity_not_accepted',
      'person.company_not_accepted',
    ]);
  });

  it('is kept among favourites and listed there', async () => {
    const offerId = await aPublishedOffer(server, owner, secretive(640_000));
    await must(tenant, offersCalls.addFavourite, { offerId, uid: tenant.uid });
    await must(tenant, offersCalls.addFavourite, { offerId });
    expect((await must(tenant, offersCalls.getOffer, { offerId })).isFavourite).toBe(true);
    const list = await must(tenant, workspaceCalls.listOffers, { list: 'favorites', sort: 'lastModified', direction: 'desc', page: 1 });
    expect(list.items.map((card) => card.id)).toEqual([offerId]);
    expect(await tenant.ask(offersCalls.addFavourite, { offerId, uid: owner.uid })).toMatchObject({ refusal: { code: 'offer.no_access' } });
    await must(tenant, offersCalls.removeFavourite, { offerId });
    expect((await must(tenant, workspaceCalls.countOffers, {})).favorites).toBe(0);
  });
});

describe('a booked offer', () => {
  it('tells the owner who and visitors only that', async () => {
    const offerId = await aPublishedOffer(server, owner, secretive(640_000));
    const options = (await must(tenant, offersCalls.getOffer, { offerId })).private?.options ?? [];
    const option = options.find((one) => one.disabled === null)?.option ?? 'fixedshort';
    await must(tenant, reservationsCalls.bookOffer, { offerId, selectedOfferOption: option, offerVersion: 1, consents: { ...bookingConsents } });
    expect((await must(owner, offersCalls.getOffer, { offerId })).reservation).toMatchObject({ mine: false, by: expect.stringContaining('FIRMA') });
    expect((await must(tenant, offersCalls.getOffer, { offerId })).reservation).toMatchObject({ mine: true, by: null });
    const stranger = await server.person();
    expect((await must(stranger, offersCalls.getOffer, { offerId })).reservation).toMatchObject({ mine: false, by: null });
    expect(await must(server.visitor, offersCalls.getOffer, { offerId })).toMatchObject({ state: 'BOOKED', badge: 'booked', reservation: null });
    const cardFor = async (who: Client) => (await must(who, searchCalls.searchOffers, plain)).items.find((one) => one.id === offerId);
    expect(await cardFor(stranger)).toMatchObject({ badge: 'booked', badgeUntil: expect.any(String) });
    expect(await cardFor(server.visitor)).toMatchObject({ badge: 'booked', badgeUntil: null });
    await server.work();
    await must(tenant, reservationsCalls.withdrawReservation, { offerId });
    expect((await must(server.visitor, searchCalls.searchOffers, plain)).items.find((one) => one.id === offerId)).toMatchObject({
      badge: 'active',
      badgeUntil: null,
    });
  });
});

describe('a moderator', () => {
  it('hides an offer with a reason that its owner reads, and shows it again', async () => {
    const offerId = await aPublishedOffer(server, owner, secretive(640_000, { name: 'Oferta do ukrycia' }));
    expect(await tenant.ask(offersCalls.hideOffer, { offerId, hidden: true, reason: 'x' })).toMatchObject({ refusal: { code: 'kit.denied' } });
    expect(await admin.ask(offersCalls.hideOffer, { offerId, hidden: true })).toMatchObject({ refusal: { code: 'offer.reason_required' } });
    await must(admin, offersCalls.hideOffer, { offerId, hidden: true, reason: 'Zdjęcia innego lokalu' });
    const listed = async () => (await must(server.visitor, searchCalls.searchOffers, plain)).items.map((card) => card.id);
    expect(await listed()).not.toContain(offerId);
    expect(await tenant.ask(offersCalls.getOffer, { offerId })).toMatchObject({ refusal: { code: 'offer.not_found' } });
    expect(await must(owner, offersCalls.getOffer, { offerId })).toMatchObject({ badge: 'hidden', hiddenReason: 'Zdjęcia innego lokalu' });
    const booking = await tenant.ask(reservationsCalls.bookOffer, {
      offerId,
      selectedOfferOption: 'fixedshort',
      offerVersion: 1,
      consents: { ...bookingConsents },
    });
    expect(booking).toMatchObject({ refusal: { code: 'offer.not_found' } });
    await must(admin, offersCalls.hideOffer, { offerId, hidden: false });
    expect(await listed()).toContain(offerId);
    await server.work();
    const subjects = (await server.mailsTo(owner.email)).map((mail) => mail.subject).filter((subject) => subject.includes('Oferta do ukrycia'));
    expect(subjects.slice(-2)).toEqual(['Oferta „Oferta do ukrycia” została ukryta', 'Oferta „Oferta do ukrycia” jest znowu widoczna']);
  });
});

it('reminds the owner seven days and one day before the end, each once', async () => {
  const offerId = await aPublishedOffer(server, owner, secretive(640_000, { name: 'Kończąca się' }));
  const sent = async () => {
    await server.tick();
    await server.tick();
    await server.work();
    return (await server.mailsTo(owner.email))
      .filter((mail) => mail.subject.includes('Kończąca się') && mail.subject.includes('wygasa'))
      .map((mail) => mail.subject);
  };
  expect(await sent()).toEqual([]);
  await signedLongAgo(server, offerId);
  await server.db.execute(sql`update offer set valid_to = now() + interval '6 days' where id = ${offerId}`);
  expect(await sent()).toEqual(['Oferta „Kończąca się” wygasa za 6 dni']);
  await server.db.execute(sql`update offer set valid_to = now() + interval '20 hours' where id = ${offerId}`);
  expect(await sent()).toEqual(['Oferta „Kończąca się” wygasa za 6 dni', 'Oferta „Kończąca się” wygasa za 1 dzień']);
});

describe('an account whose address is not confirmed', () => {
  it('is told of other people’s offers what a visitor is told, until the code is entered', async () => {
    const [offerId, held] = [await aPublishedOffer(server, owner, secretive(777_702)), await aPublishedOffer(server, owner, secretive(777_703))];
    await must(tenant, reservationsCalls.bookOffer, {
      offerId: held,
      selectedOfferOption: 'fixedshort',
      offerVersion: 1,
      consents: { ...bookingConsents },
    });
    const fresh = await server.person({ verified: false });
    const seen = async (who: Client) => {
      const views = await Promise.all([offerId, held].map((id) => must(who, offersCalls.getOffer, { offerId: id })));
      return JSON.stringify([
        views.map(({ allowed: _allowed, blockers: _blockers, ...view }) => view),
        await must(who, searchCalls.searchOffers, plain),
        await must(who, searchCalls.searchOffers, { ...plain, maxPrice: grosze(700_000), sort: 'price', direction: 'asc' }),
        await must(who, searchCalls.searchMarkers, plain),
        await must(who, searchCalls.getCard, { offerId }),
        await must(who, searchCalls.getLanding, {}),
      ]);
    };
    expect(await seen(fresh)).toBe(await seen(server.visitor));
    expect(await fresh.ask(signingCalls.getDocument, { offerId, kind: 'offer' })).toMatchObject({ refusal: { code: 'document.not_found' } });
    for (const id of [offerId, held]) await must(fresh, offersCalls.addFavourite, { offerId: id });
    const kept = async () =>
      (await must(fresh, workspaceCalls.listOffers, { list: 'favorites', sort: 'lastModified', direction: 'desc', page: 1 })).items;
    const closed = { price: null, pricePerMetre: null, validTo: null, badgeUntil: null };
    expect(await kept()).toMatchObject([closed, closed]);
    const { blockers } = await must(fresh, offersCalls.getOffer, { offerId });
    expect(blockers[0]).toBe('person.email_unverified');
    await server.db.execute(sql`update person set email_verified_at = now() where uid = ${fresh.uid}`);
    expect((await must(fresh, offersCalls.getOffer, { offerId })).private?.price).toBe(777_702);
    expect((await kept()).map(({ price }) => price).toSorted()).toEqual([777_702, 777_703]);
  });
});
