import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { anInsertedOffer, anInsertedSigner } from '../../../../tests/factories/deals.ts';
import { readyForm } from '../../../../tests/factories/offer-form.ts';
import { must } from '../../../../tests/factories/published-offer.ts';
import { type Client, type TestPerson, type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { offersCalls } from '../../../contract/offers/endpoints.ts';
import { type SearchFilters, searchCalls } from '../../../contract/search/endpoints.ts';
import { grosze } from '../../../domain/kit/money.ts';
import type { OfferForm } from '../../../domain/offers/types.ts';
import { newId } from '../../kit/database/ids.ts';
import { insertImages } from '../../offers/store/images.ts';
import type { ImageKind } from '../../offers/tables/image.ts';
import { enginePort } from '../adapters/engine.ts';
import { refreshListings } from '../commands.ts';
import { warmSearch } from './search.ts';

let server: TestServer;
let anna: TestPerson;
let [shop, office, hall] = ['', '', ''];

const { address = {}, areaDetails = {}, mediaDetails = {}, leaseAgreement = {} } = readyForm();
const changes: Readonly<Record<'office' | 'hall', OfferForm>> = {
  office: {
    name: 'Biuro z tarasem',
    description: 'Jasne gabinety nad rynkiem.',
    legalMainUse: 'office',
    price: grosze(9_000_00),
    address: {
      ...address,
      province: 'malopolskie',
      county: 'Kraków',
      city: 'Kraków',
      district: 'Podgórze',
      street: 'ul. Limanowskiego',
      postCode: '30-534',
    },
    areaDetails: { ...areaDetails, buildingType: 'office_building', surface: 60 },
    mediaDetails: { ...mediaDetails, heating: 'district', airConditioning: true, fiber: true },
    geoMarker: { lat: 50.045, lng: 19.954 },
  },
  hall: {
    name: 'Magazyn z rampą',
    description: 'Hala przy obwodnicy.',
    legalMainUse: 'warehouse',
    price: grosze(20_000_00),
    relatedDetails: {
      crane: true,
      hallHeight: 900,
      gates: [
        { width: 300, height: 350 },
        { width: 400, height: 450 },
      ],
      warehouseEquipment: ['ramp', 'sprinklers'],
    },
    areaDetails: { ...areaDetails, surface: 900 },
    mediaDetails: { ...mediaDetails, heating: 'gas', fiber: true },
    leaseAgreement: { ...leaseAgreement, deposit: grosze(30_000_00) },
    geoMarker: { lat: 51.8, lng: 19.5 },
    tourLink: 'https://tour.example/show',
  },
};

beforeAll(async () => {
  server = await testServer();
  const landlord = await anInsertedSigner(server);
  anna = await server.person();
  shop = await anInsertedOffer(server, landlord);
  office = await anInsertedOffer(server, landlord, changes.office);
  hall = await anInsertedOffer(server, landlord, changes.hall);
  await withPictures(office, ['photo', 'photo', 'plan']);
  await withPictures(hall, ['plan']);
});
afterAll(() => server.close());

/** Pictures of an offer, as if they had been uploaded before it was published. */
const withPictures = (offerId: string, kinds: readonly ImageKind[]): Promise<void> =>
  server.db.transaction(async (tx) => {
    const rows = kinds.map((kind, position) => ({
      id: newId(),
      offerId,
      kind,
      position,
      key: 'public/x.jpg',
      smallKey: 'public/x.jpg',
      width: 1,
      height: 1,
      bytes: 1,
    }));
    await insertImages(
      tx,
      rows.map((row) => ({ ...row, thumb: '', sha256: '0'.repeat(64), likeness: '0'.repeat(16), entropy: 7 })),
    );
    await refreshListings(tx, [offerId]);
  });

type FilterInput = Partial<SearchFilters> | { readonly fields: object };

const ask = (who: Client, filters: FilterInput) =>
  who.ask(searchCalls.searchOffers, { sort: 'published', direction: 'desc', page: 1, ...filters } as SearchFilters);
const found = async (who: Client, filters: FilterInput): Promise<readonly string[]> => {
  const answer = await ask(who, filters);
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value.items.map(({ id }) => id);
};

/** Once by statements, once from memory. */
describe.each(['by statements', 'from memory'])('a search %s', (how) => {
  beforeAll(async () => {
    const engine = server.services.ports.of(enginePort);
    if (how === 'from memory') await engine.load(server.db);
    else vi.spyOn(engine, 'current').mockResolvedValue(null);
  });

  afterAll(() => vi.restoreAllMocks());

  it('says beside each radius how many offers a search within it finds', async () => {
    const near = { lat: 51.77, lng: 19.45 };
    const filters = { premisesPurpose: 'office' as const, minArea: 10 };
    const { radii } = await must(server.visitor, searchCalls.searchFacets, {
      ...filters,
      near: { ...near, km: 5 },
      radii: [100, 0.1, 30, 200],
    } as never);
    for (const { km, count } of radii) expect(count, `${km} km`).toBe((await found(server.visitor, { ...filters, near: { ...near, km } })).length);
    expect([radii.map(({ km }) => km), radii.some(({ count }) => count > 0), radii.some(({ count }) => count === 0)]).toEqual([
      [100, 0.1, 30, 200],
      true,
      true,
    ]);
    expect((await must(server.visitor, searchCalls.searchFacets, { near } as never)).radii).toEqual([]);
    expect(await server.visitor.ask(searchCalls.searchFacets, { radii: [5] } as never)).toMatchObject({
      refusal: { code: 'filter.no_centre', field: 'radii' },
    });
  });

  it.each<[string, FilterInput, () => readonly string[]]>([
    ['a tick', { fields: { 'mediaDetails.fiber': true } }, () => [office, hall]],
    ['alternatives', { fields: { 'mediaDetails.heating': ['district', 'heat_pump'] } }, () => [office]],
    ['equipment, all of it', { fields: { 'relatedDetails.warehouseEquipment': ['ramp', 'sprinklers'] } }, () => [hall]],
    ['equipment that is not all there', { fields: { 'relatedDetails.warehouseEquipment': ['ramp', 'cold_store'] } }, () => []],
    ['the largest gate', { fields: { 'relatedDetails.gates.height': { min: 400 } } }, () => [hall]],
    ['several uses', { fields: { legalMainUse: ['office', 'warehouse'] } }, () => [office, hall]],
    ['a range', { fields: { 'areaDetails.surface': { min: 60, max: 200 } } }, () => [shop, office]],
    ['a level', { fields: { 'areaDetails.levels.levelNumber': ['-1'] } }, () => [shop, office, hall]],
    ['the beginning of a word, without marks', { text: 'MAGAZ ramp' }, () => [hall]],
    ['a word in letters that no text is compared in', { text: 'офис' }, () => []],
    ['signs alone', { text: '???' }, () => []],
    ['a word of the street', { text: 'limanowskiego' }, () => [office]],
    ['a word in another case', { text: 'magazynem rampy' }, () => [hall]],
    ['an adjective of its noun', { text: 'magazynowa' }, () => [hall]],
    ['a word in another case of its description', { text: 'rynkach gabinetów' }, () => [office]],
    ['a word in a case and a beginning that none has', { text: 'rynkami rampart' }, () => []],
    ['a word with a mistake', { text: 'magzyn' }, () => [hall]],
    ['a district', { district: 'podgorze' }, () => [office]],
    ['a street', { street: 'Limanowskiego' }, () => [office]],
    ['places', { places: [{ city: 'Kraków' }, { province: 'lodzkie', district: 'Śródmieście' }] }, () => [shop, office, hall]],
    ['a postal code', { postCode: '30-5' }, () => [office]],
    ['a distance', { near: { lat: 50.05, lng: 19.95, km: 5 } }, () => [office]],
    [
      'a drawn area',
      {
        area: [
          [51.7, 19.3],
          [51.7, 19.6],
          [51.9, 19.45],
        ],
      },
      () => [shop, hall],
    ],
  ])('by %s finds what has it', async (_what, filters, expected) => {
    expect((await found(server.visitor, filters)).toSorted()).toEqual(expected().toSorted());
  });

  it('orders by distance, price per m² and true cost', async () => {
    const near = { lat: 51.8, lng: 19.5 };
    expect(await found(server.visitor, { near, sort: 'distance', direction: 'asc' })).toEqual([hall, shop, office]);
    expect(await found(anna, { sort: 'pricePerMetre', direction: 'asc' })).toEqual([hall, shop, office]);
    expect(await found(anna, { sort: 'trueCost', direction: 'desc' })).toEqual([hall, office, shop]);
  });

  it('finds what has photos, a floor plan, a tour or a film, and counts it', async () => {
    const shown = (names: readonly string[]) => found(server.visitor, { fields: Object.fromEntries(names.map((name) => [name, true])) });
    expect(await shown(['shows.photos'])).toEqual([office]);
    expect((await shown(['shows.plan'])).toSorted()).toEqual([hall, office].toSorted());
    expect(await shown(['shows.tour'])).toEqual([hall]);
    expect(await shown(['shows.video'])).toEqual([]);
    expect(await shown(['shows.plan', 'shows.photos'])).toEqual([office]);
    const { fields } = await must(server.visitor, searchCalls.searchFacets, {} as SearchFilters);
    expect([fields['shows.photos'], fields['shows.plan'], fields['shows.tour'], fields['shows.video']]).toEqual([
      { true: 1 },
      { true: 2 },
      { true: 1 },
      undefined,
    ]);
  });

  it('orders by when an offer first appeared, and by the last change for whoever sees terms alone', async () => {
    await server.db.execute(sql`update listing set published_at = now() - interval '30 days' where offer_id = ${office}`);
    await server.db.execute(sql`update listing set published_at = now() - interval '20 days' where offer_id = ${hall}`);
    await server.db.execute(sql`update listing set modified_at = now() + interval '1 hour' where offer_id = ${office}`);
    const unconfirmed = await server.person({ verified: false });
    for (const who of [server.visitor, unconfirmed])
      for (const filters of [{}, { sort: 'published' }, { sort: 'modified' }] as const)
        expect(await found(who, filters)).toEqual([shop, hall, office]);
    expect(await found(anna, {})).toEqual([shop, hall, office]);
    expect(await found(anna, { sort: 'modified' })).toEqual([office, hall, shop]);
    expect(await found(anna, { sort: 'published', direction: 'asc', premisesPurpose: 'office' })).toEqual([office]);
    expect(await found(anna, { sort: 'published', direction: 'asc' })).toEqual([office, hall, shop]);
  });

  it('tells the true cost on cards to whoever sees prices, and leaves one that is not known out of its order', async () => {
    const { private: terms } = await must(anna, offersCalls.getOffer, { offerId: shop });
    const list = { sort: 'published', direction: 'desc', page: 1 } as const;
    const costs = async (who: Client) => new Map((await must(who, searchCalls.searchOffers, list)).items.map(({ id, trueCost }) => [id, trueCost]));
    expect((await costs(anna)).get(shop)).toBe(terms?.costs.gross);
    expect([...(await costs(server.visitor)).values()]).toEqual([null, null, null]);
    const leaseAgreement = { ...readyForm().leaseAgreement, nonRentFees: 'metered' as const, averageMonthlyCostsAnnualizedKnown: false };
    const unknown = await anInsertedOffer(server, await anInsertedSigner(server), { leaseAgreement });
    expect((await costs(anna)).get(unknown)).toBeNull();
    for (const direction of ['asc', 'desc'] as const) expect((await found(anna, { sort: 'trueCost', direction })).at(-1)).toBe(unknown);
    await server.db.execute(sql`delete from listing where offer_id = ${unknown}`);
  });

  it('narrows by the price per m² for whoever sees prices', async () => {
    expect(await found(anna, { pricePerMetre: { max: 22_23 } })).toEqual([hall]);
    expect((await found(anna, { pricePerMetre: { min: 22_23 } })).toSorted()).toEqual([office, shop].toSorted());
  });

  it('keeps terms from whoever may not see them: no filter, no order, no count', async () => {
    const secrets: readonly FilterInput[] = [
      { fields: { 'leaseAgreement.deposit': { max: 100 } } },
      { fields: { price: { max: 100 } } },
      { sort: 'trueCost' },
      { pricePerMetre: { max: 5_000 } },
      { sort: 'pricePerMetre' },
    ];
    const unconfirmed = await server.person({ verified: false });
    for (const filters of secrets)
      for (const who of [server.visitor, unconfirmed]) {
        const field = 'fields' in filters ? `fields.${Object.keys(filters.fields ?? {})[0]}` : 'sort' in filters ? 'sort' : 'pricePerMetre';
        expect(await ask(who, filters)).toMatchObject({ ok: false, refusal: { code: 'filter.hidden', field } });
        expect(await who.ask(searchCalls.searchFacets, filters as SearchFilters)).toMatchObject({ refusal: { code: 'filter.hidden' } });
        expect(await who.ask(searchCalls.searchMarkers, filters as SearchFilters)).toMatchObject({ refusal: { code: 'filter.hidden' } });
      }
    const { fields } = await must(server.visitor, searchCalls.searchFacets, {} as SearchFilters);
    expect(Object.keys(fields).filter((name) => /^(leaseAgreement|address.ownershipType|ownTerms)/.test(name))).toEqual([]);
    expect(await found(anna, { fields: { 'leaseAgreement.deposit': { min: 30_000_00 } } })).toEqual([hall]);
    expect(Object.keys((await must(anna, searchCalls.searchFacets, {} as SearchFilters)).fields)).toContain('leaseAgreement.nonRentFees');
  });

  it('wants a point to order by distance', async () => {
    expect(await ask(server.visitor, { sort: 'distance' })).toMatchObject({ refusal: { code: 'filter.no_centre', field: 'sort' } });
  });

  it('counts alternatives as if none were wanted, and other keys beside what is', async () => {
    const counts = async (fields: object) => must(server.visitor, searchCalls.searchFacets, { fields } as SearchFilters);
    const heated = await counts({ 'mediaDetails.heating': ['gas'] });
    expect(heated.total).toBe((await found(server.visitor, { fields: { 'mediaDetails.heating': ['gas'] } })).length);
    expect(heated.fields['mediaDetails.heating']).toMatchObject({ gas: expect.any(Number), district: 1 });
    const fast = await counts({ 'mediaDetails.fiber': true });
    expect(fast.fields['mediaDetails.fiber']).toEqual({ true: 2 });
    expect(fast.fields['legalMainUse']).toEqual({ office: 1, warehouse: 1 });
    expect(fast.fields['relatedDetails.crane']).toEqual({ true: 1 });
  });

  it('counts the other uses and kinds of offer as if none were wanted', async () => {
    const { total, fields } = await must(server.visitor, searchCalls.searchFacets, { premisesPurpose: 'office', offerType: 'sell' } as SearchFilters);
    expect(total).toBe(0);
    expect(fields['offerType']).toEqual({ rent: 1 });
    expect(fields['legalMainUse']).toBeUndefined();
    const offices = await must(server.visitor, searchCalls.searchFacets, { premisesPurpose: 'office' } as SearchFilters);
    expect(offices).toMatchObject({ total: 1, fields: { legalMainUse: { retail: 1, office: 1, warehouse: 1 }, offerType: { rent: 1 } } });
    const either = await must(server.visitor, searchCalls.searchFacets, { fields: { legalMainUse: ['office', 'warehouse'] } } as never);
    expect(either).toMatchObject({ total: 2, fields: { legalMainUse: { retail: 1, office: 1, warehouse: 1 }, offerType: { rent: 2 } } });
  });

  it('counts a few fields alone, and none while that would take long', async () => {
    const counts = await must(server.visitor, searchCalls.searchFacets, { only: ['legalMainUse'] } as never);
    const all = { total: 3, fields: { legalMainUse: { retail: 1, office: 1, warehouse: 1 } }, radii: [] };
    expect(counts).toEqual(how === 'from memory' ? all : { total: 0, fields: {}, radii: [] });
  });

  it('goes on behind a page, whatever was listed since', async () => {
    const { fields } = { fields: { 'areaDetails.surface': { min: 1 } } };
    const first = await ask(server.visitor, { fields });
    expect(first.ok && first.value.next).toBe(null);
    const [newest] = await found(server.visitor, {});
    const publishedAt = Date.parse((await must(server.visitor, offersCalls.getOffer, { offerId: newest ?? '' })).publishedAt ?? '');
    const after = `${publishedAt}~${newest}`;
    expect(await found(server.visitor, { after })).toEqual((await found(server.visitor, {})).slice(1));
  });
});

describe('the columns in memory', () => {
  it('hide what a moderator hides and show what comes back, at once', async () => {
    const wanted: FilterInput = { fields: { 'relatedDetails.crane': true } };
    expect(await found(server.visitor, wanted)).toEqual([hall]);
    await server.db.execute(sql`update listing set listed = false where offer_id = ${hall}`);
    expect(await found(server.visitor, wanted)).toEqual([]);
    await server.db.execute(sql`update listing set listed = true where offer_id = ${hall}`);
    expect(await found(server.visitor, wanted)).toEqual([hall]);
  });

  it('of a second process know what the first one wrote', async () => {
    const other = await server.another();
    await warmSearch(other.services);
    expect(await other.services.ports.of(enginePort).current(other.services.db)).not.toBeNull();
    const there = server.visitor.through(other);
    expect(await found(there, { fields: { 'relatedDetails.crane': true } })).toEqual([hall]);
    await server.db.execute(sql`update listing set listed = false where offer_id = ${hall}`);
    expect(await found(there, { fields: { 'relatedDetails.crane': true } })).toEqual([]);
    await server.db.execute(sql`update listing set listed = true where offer_id = ${hall}`);
  });
});
