import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner, aSignedLease, book, payDeposit, type Signer, sign } from '../../../tests/factories/deals.ts';
import { handoverOf, rejectPremises } from '../../../tests/factories/handover.ts';
import { aPhoto } from '../../../tests/factories/photo.ts';
import { aProject, currentForm, must } from '../../../tests/factories/published-offer.ts';
import { endUnpaid } from '../../../tests/factories/statements.ts';
import { aWantedListing } from '../../../tests/factories/wanted.ts';
import { type Client, type TestServer, testServer } from '../../../tests/kit/server.ts';
import { statementsOf } from '../../../tests/kit/statements.ts';
import { leasesCalls } from '../../contract/leases/endpoints.ts';
import { offersCalls } from '../../contract/offers/endpoints.ts';
import { wantedCalls } from '../../contract/wanted/endpoints.ts';
import { workspaceCalls } from '../../contract/workspace/endpoints.ts';
import type { Id } from '../../domain/kit/brand.ts';
import { grosze } from '../../domain/kit/money.ts';
import type { WorkspaceList } from '../../domain/workspace/rules.ts';
import { activeTotal } from '../wanted/store/listings.ts';
import { menuCounts } from './store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const listed = async (who: Client, list: WorkspaceList) =>
  (await must(who, workspaceCalls.listOffers, { list, sort: 'lastModified', direction: 'desc', page: 1 })).items;

it('lists the workspace by state with counts, page by page', async () => {
  const ewa = await server.person();
  for (let made = 0; made < 11; made += 1) await aProject(ewa, { ...currentForm(), name: `Lokal ${made}` });
  const list = { list: 'unsigned', sort: 'lastModified', direction: 'desc' } as const;
  const first = await must(ewa, workspaceCalls.listOffers, { ...list, page: 1 });
  const second = await must(ewa, workspaceCalls.listOffers, { ...list, page: 2 });
  expect([first.total, first.pages, first.items.length, second.items.length]).toEqual([11, 2, 9, 2]);
  expect(first.items[0]).toMatchObject({ name: 'Lokal 10', badge: 'draft', nextActor: 'you', path: `/add-offer/${first.items[0]?.id}` });
  expect(await must(ewa, workspaceCalls.countOffers, {})).toMatchObject({ unsigned: 11, active: 0 });
});

it('calls a project ready for its signature when nothing stands against it: no photo is required, but a marked one and a wrong link are in the way', async () => {
  const owner = await server.person();
  const offerId = await aProject(owner);
  const step = async () => (await listed(owner, 'unsigned')).map(({ nextStep }) => nextStep);
  const add = async (): Promise<void> => {
    const form = new FormData();
    form.append('files', new File([await aPhoto(1)], 'a.jpg', { type: 'image/jpeg' }));
    expect((await owner.fetch(`/offers/${offerId}/images`, { method: 'POST', body: form })).status).toBe(200);
  };
  const link = async (tourLink: string): Promise<void> => {
    const { version } = await must(owner, offersCalls.getOfferForm, { offerId });
    await must(owner, offersCalls.saveOffer, { offerId, version, patch: { tourLink } });
  };
  /** How many fields its line still wants, photos being one thing once there are any. */
  const left = async () => (await listed(owner, 'unsigned')).map(({ completeness }) => completeness && completeness.total - completeness.done);
  expect(await step()).toEqual(['sign_offer']);
  expect(await left()).toEqual([0]);
  await link('strona');
  expect(await step()).toEqual(['complete_form']);
  await link('https://example.com/spacer');
  await add();
  expect(await step()).toEqual(['sign_offer']);
  expect(await left()).toEqual([0]);
  await add();
  expect(await step()).toEqual(['complete_form']);
  expect(await left()).toEqual([1]);
});

it('orders favourites by when they were kept, by change and by price, and shows the last page to who asks for one after it', async () => {
  const [landlord, keeper] = [await anInsertedSigner(server), await anInsertedSigner(server)];
  const ids: string[] = [];
  for (const price of [3, 1, 2]) ids.push(await anInsertedOffer(server, landlord, { price: grosze(price * 100_000) }));
  const [dear = '', cheap = '', middle = ''] = ids;
  for (const offerId of [middle, dear, cheap]) await must(keeper, offersCalls.addFavourite, { offerId });
  await server.db.execute(sql`update offer set modified_at = now() + interval '1 hour' where id = ${dear}`);
  const order = async (sort: 'lastModified' | 'createdAt' | 'price', direction: 'asc' | 'desc', page = 1) =>
    (await must(keeper, workspaceCalls.listOffers, { list: 'favorites', sort, direction, page })).items.map(({ id }) => id);
  expect(await order('createdAt', 'desc')).toEqual([cheap, dear, middle]);
  expect(await order('createdAt', 'asc')).toEqual([middle, dear, cheap]);
  expect((await order('lastModified', 'desc'))[0]).toBe(dear);
  expect(await order('price', 'asc')).toEqual([cheap, middle, dear]);
  expect(await order('price', 'desc', 7)).toEqual([dear, middle, cheap]);
  await server.db.execute(sql`update person set email_verified_at = null where uid = ${keeper.uid}`);
  expect(await order('price', 'asc')).toEqual([middle, dear, cheap]);
});

it('puts projects without a price last, whichever way they are ordered by it', async () => {
  const owner = await server.person();
  const priced = (price?: number) => aProject(owner, price === undefined ? { price: undefined as never } : { price: grosze(price) });
  const [none, dear, cheap] = [await priced(), await priced(900_000), await priced(100_000)];
  const order = async (direction: 'asc' | 'desc') =>
    (await must(owner, workspaceCalls.listOffers, { list: 'unsigned', sort: 'price', direction, page: 1 })).items.map(({ id }) => id);
  expect(await order('asc')).toEqual([cheap, dear, none]);
  expect(await order('desc')).toEqual([dear, cheap, none]);
});

it('shows a booked offer to both sides, each with the other and who acts next', async () => {
  const [landlord, tenant, stranger] = [await anInsertedSigner(server), await anInsertedSigner(server), await anInsertedSigner(server)];
  const offerId = await anInsertedOffer(server, landlord);
  expect((await listed(landlord, 'active')).map((card) => [card.id, card.badge, card.nextActor])).toEqual([[offerId, 'active', null]]);
  expect(await book(tenant, offerId)).toMatchObject({ ok: true });
  const [mine] = await listed(landlord, 'booked');
  const [theirs] = await listed(tenant, 'booked');
  expect(mine).toMatchObject({ id: offerId, nextActor: 'other', badge: 'booked', path: `/offer/${offerId}`, other: tenant.companyName });
  expect(theirs).toMatchObject({ nextActor: 'you', nextStep: 'sign_lease', path: `/contract/${offerId}/verify`, other: landlord.companyName });
  expect(await listed(stranger, 'booked')).toEqual([]);
  expect(await must(tenant, workspaceCalls.countOffers, {})).toMatchObject({ active: 0, booked: 1, reserved: 0, signedTenant: 0 });
  expect(await must(landlord, workspaceCalls.countOffers, {})).toMatchObject({ active: 0, booked: 1, reserved: 1 });
});

it('reads the names on reserved cards in as many statements for three of them as for one', async () => {
  const landlord = await anInsertedSigner(server);
  const reserved: string[] = [];
  const reserve = async (): Promise<void> => {
    const tenant = await anInsertedSigner(server);
    expect(await book(tenant, await anInsertedOffer(server, landlord))).toMatchObject({ ok: true });
    reserved.push(tenant.companyName);
    await server.work();
  };
  const read = async () => {
    let others: readonly (string | null)[] = [];
    const statements = await statementsOf(server.db, async () => {
      others = (await listed(landlord, 'booked')).map(({ other }) => other);
    });
    expect(others.toSorted()).toEqual(reserved.toSorted());
    return statements.length;
  };
  await reserve();
  await read();
  const one = await read();
  await reserve();
  await reserve();
  expect(await read()).toBe(one);
});

it('shows a signed offer in the list of each side, with the status of its lease', async () => {
  const { landlord, tenant, offerId } = await aSignedLease(server);
  const [[mine], [theirs]] = [await listed(landlord, 'signed-landlord'), await listed(tenant, 'signed-tenant')];
  expect(mine).toMatchObject({ id: offerId, badge: 'signed', postSigningStatus: 'DEPOSIT_PENDING', other: tenant.companyName });
  expect(theirs).toMatchObject({ id: offerId, postSigningStatus: 'DEPOSIT_PENDING', other: landlord.companyName });
  expect(await listed(tenant, 'signed-landlord')).toEqual([]);
  expect(await must(tenant, workspaceCalls.countOffers, {})).toMatchObject({ signedLandlord: 0, signedTenant: 1, booked: 0 });
});

it('lists the leases of a side, the last signed first, and to a stranger none', async () => {
  const first = await aSignedLease(server);
  const { landlord, tenant } = first;
  const second = await anInsertedOffer(server, landlord);
  const other = await anInsertedSigner(server);
  expect(await book(other, second)).toMatchObject({ ok: true });
  expect(await sign(server, other, second)).toMatchObject({ ok: true });
  const leases = async (who: Signer, side?: 'landlord' | 'tenant') => (await must(who, workspaceCalls.listLeases, { side, page: 1 })).items;
  expect((await leases(landlord)).map(({ offerId, side, other: name }) => [offerId, side, name])).toEqual([
    [second, 'landlord', other.companyName],
    [first.offerId, 'landlord', tenant.companyName],
  ]);
  const [mine] = await leases(tenant);
  expect(mine).toMatchObject({
    ...{ id: first.leaseId, offerId: first.offerId, side: 'tenant', other: landlord.companyName, state: 'DEPOSIT_PENDING', nextActor: 'you' },
    ...{ path: `/contract/${first.offerId}/submit/${tenant.uid}`, nextLate: false, disputed: false, ending: null, lacksForm: false },
  });
  const lease = await must(tenant, leasesCalls.getLease, { offerId: first.offerId });
  expect([mine?.start, mine?.end, mine?.rentNet, mine?.deposit]).toEqual([lease.start, lease.end, lease.rentNet, lease.deposit]);
  expect([await leases(tenant, 'landlord'), await leases(landlord, 'tenant'), await leases(await anInsertedSigner(server))]).toEqual([[], [], []]);
  expect((await leases(landlord, 'landlord')).length).toBe(2);
  // What comes next is what the cards of the lists say.
  await server.db.execute(sql`update lease set deposit_due = deposit_due - 14 where id = ${first.leaseId}`);
  const next = ({ path, nextActor, nextStep, nextBy, nextLate }: Omit<NonNullable<typeof mine>, 'id'>) => [
    path,
    nextActor,
    nextStep,
    nextBy,
    nextLate,
  ];
  const cards = new Map((await listed(landlord, 'signed-landlord')).map((card) => [card.id, card]));
  for (const lease of await leases(landlord)) {
    const card = cards.get(lease.offerId);
    expect(next(lease)).toEqual([card?.path, card?.nextActor, card?.nextStep, card?.nextBy, card?.nextLate]);
  }
});

it('says of a step that its time has passed, and of a disputed refund that nobody is to act', async () => {
  const late = await aSignedLease(server);
  const lateStep = async () => (await must(late.tenant, leasesCalls.getLease, { offerId: late.offerId })).steps.find(({ key }) => key === 'deposit');
  expect([(await listed(late.landlord, 'signed-landlord'))[0]?.nextLate, (await lateStep())?.late]).toEqual([false, false]);
  await server.db.execute(sql`update lease set deposit_due = deposit_due - 14 where id = ${late.leaseId}`);
  expect((await lateStep())?.late).toBe(true);
  const disputed = await handoverOf(server, await server.person({ claims: ['admin'] })).openDeal();
  await rejectPremises(server, disputed);
  const [before] = await listed(disputed.tenant, 'signed-tenant');
  await must(disputed.landlord, leasesCalls.objectToRejection, { offerId: disputed.offerId, reason: 'Lokal był gotowy, mam zdjęcia.' });
  const [after] = await listed(disputed.tenant, 'signed-tenant');
  expect([before, after].map((card) => [card?.disputed, card?.nextActor, card?.nextBy === null])).toEqual([
    [false, 'parter', false],
    [true, null, true],
  ]);
  const lease = await must(disputed.tenant, leasesCalls.getLease, { offerId: disputed.offerId });
  expect(lease.steps.at(-1)).toMatchObject({
    key: 'refunded',
    state: 'waiting',
    actor: null,
    by: null,
    facts: { objection: 'Lokal był gotowy, mam zdjęcia.' },
  });
  expect([lease.moneyPath, lease.whatIf]).toEqual(['disputed', ['dispute']]);
});

it('lets the landlord publish again what a lease that fell through set free, and nothing before', async () => {
  const deal = await aSignedLease(server);
  const { landlord, tenant, offerId, leaseId } = deal;
  const again = async (who: Signer) => {
    const answer = await who.ask(offersCalls.renewOffer, { offerId });
    return answer.ok ? answer.value.offerId : answer.refusal.code;
  };
  const [running] = await listed(landlord, 'signed-landlord');
  expect([running?.allowed.includes('renew'), await again(landlord)]).toEqual([false, 'offer.not_expired']);
  await server.db.execute(sql`update lease set deposit_due = deposit_due - 14 where id = ${leaseId}`);
  expect(await endUnpaid(server, deal)).toMatchObject({ ok: true });
  const [ended] = await listed(landlord, 'signed-landlord');
  const [theirs] = await listed(tenant, 'signed-tenant');
  expect([running?.ending, ended?.ending, theirs?.ending]).toEqual([null, 'unpaid', 'unpaid']);
  expect([ended?.allowed.includes('renew'), theirs?.allowed.includes('renew'), await again(tenant)]).toEqual([true, false, 'offer.no_access']);
  const copy = await again(landlord);
  expect((await listed(landlord, 'unsigned')).map((card) => [card.id, card.name])).toEqual([[copy, ended?.name]]);
});

it('counts the listings of the company and what stands on the home, as many entries as the home shows', async () => {
  const [landlord, tenant, company] = [await anInsertedSigner(server), await anInsertedSigner(server), await anInsertedSigner(server)];
  const counts = async (who: Signer) => {
    const { wanted, todo } = await must(who, workspaceCalls.countOffers, {});
    return { wanted, todo };
  };
  expect(await counts(company)).toEqual({ wanted: 0, todo: 0 });
  const offerId = await anInsertedOffer(server, landlord);
  const [first, second] = [await aWantedListing(company), await aWantedListing(company)];
  await must(landlord, wantedCalls.submitOfferToListing, { wantedListingId: first, offerId });
  await aProject(company);
  expect(await counts(company)).toEqual({ wanted: 2, todo: 2 });
  await must(company, wantedCalls.deleteWantedListing, { wantedListingId: second });
  expect(await counts(company)).toEqual({ wanted: 1, todo: 2 });
  // Whoever books signs next; the offer that was sent is open no more.
  expect(await book(tenant, offerId)).toMatchObject({ ok: true });
  expect([await counts(tenant), await counts(landlord), await counts(company)]).toEqual([
    { wanted: 0, todo: 1 },
    { wanted: 0, todo: 0 },
    { wanted: 1, todo: 1 },
  ]);
  expect((await must(tenant, workspaceCalls.getHome, {})).yours).toHaveLength(1);
  const newcomer = await server.person();
  expect((await must(newcomer, workspaceCalls.countOffers, {})).todo).toBe(1);
  // What a moderator looks at waits for nobody here.
  const looked = await anInsertedSigner(server, { state: 'CHECKING' });
  expect((await counts(looked)).todo).toBe(0);
});

it('counts a lease on the home of whoever acts next', async () => {
  const { landlord, tenant } = await aSignedLease(server);
  const counts = async (who: Signer) => [
    (await must(who, workspaceCalls.countOffers, {})).todo,
    (await must(who, workspaceCalls.getHome, {})).yours.length,
  ];
  expect([await counts(tenant), await counts(landlord)]).toEqual([
    [1, 1],
    [0, 0],
  ]);
});

it('says how much the leases of a company have on the deposit account, to both sides', async () => {
  const deal = await aSignedLease(server);
  const { landlord, tenant } = deal;
  const deposits = async (who: Signer) => (await must(who, workspaceCalls.getHome, {})).deposits;
  expect([await deposits(landlord), await deposits(tenant)]).toEqual([nothing, nothing]);
  expect(await payDeposit(server, await server.person({ claims: ['admin'] }), deal)).toMatchObject({ ok: true });
  const [listed] = (await must(tenant, workspaceCalls.listLeases, { page: 1 })).items;
  const held = { held: listed?.deposit, leases: 1 };
  expect([await deposits(landlord), await deposits(tenant)]).toEqual([held, held]);
  // Nobody else's company, and nobody without one.
  expect([await deposits(await anInsertedSigner(server)), (await must(await server.person(), workspaceCalls.getHome, {})).deposits]).toEqual([
    nothing,
    nothing,
  ]);
});

const nothing = { held: 0, leases: 0 };

it('counts the whole menu in one statement', async () => {
  const { uid, companyId } = await anInsertedSigner(server);
  let counted: unknown;
  const whose = { uid: uid as Id, linkedTo: companyId as Id, actingFor: companyId as Id };
  const statements = await statementsOf(server.db, async () => {
    counted = await menuCounts(server.db, whose, activeTotal);
  });
  expect([statements.length, counted]).toEqual([
    1,
    expect.objectContaining({ unsigned: 0, favorites: 0, savedSearches: 0, questions: 0, wanted: 0 }),
  ]);
});
