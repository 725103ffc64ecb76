import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner, formOfToday } from '../../../../tests/factories/deals.ts';
import { must } from '../../../../tests/factories/published-offer.ts';
import { type TestPerson, type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { searchCalls } from '../../../contract/search/endpoints.ts';
import { searchQuery } from '../../../contract/search/schema/address.ts';
import { type SavedFilters, savedFilters } from '../../../contract/search/schema/saved.ts';
import { filterFields, widerShape } from '../../../contract/search/schema.ts';
import type { OfferForm } from '../../../domain/offers/types.ts';
import { noPictures } from '../../../domain/search/rules/filters.ts';
import { filterTexts } from '../present/filter-texts.ts';
import { isListedWord } from '../store/finder.ts';
import { matcherOf, readSavedFilters } from './matching.ts';

let server: TestServer;
let person: TestPerson;
let forms: ReadonlyMap<string, OfferForm>;

const variants: readonly OfferForm[] = [
  { description: 'Jasna hala z witryną' as never },
  { legalMainUse: 'office', description: 'Hall wejściowy i szatnia' as never, price: 3_000_00 as never, tourLink: 'https://tour.example/show' },
  {
    legalMainUse: 'warehouse',
    address: { province: 'mazowieckie', county: 'Warszawa', city: 'Warszawa', street: 'Prosta', houseNumber: '1' } as never,
  },
];

beforeAll(async () => {
  server = await testServer();
  person = await server.person();
  const landlord = await anInsertedSigner(server);
  const made = await Promise.all(
    variants.map(async (variant) => [await anInsertedOffer(server, landlord, variant), await formOfToday(server, variant)] as const),
  );
  forms = new Map(made);
});
afterAll(() => server.close());

const isListed = (word: string): Promise<boolean> => isListedWord(server.db, word);

const square = ({ lat = 0, lng = 0 }: { readonly lat?: number; readonly lng?: number } = {}, by: number) => [
  [lat - by, lng - by],
  [lat - by, lng + by],
  [lat + by, lng + by],
  [lat + by, lng - by],
];

const searches: readonly (readonly [string, (form: OfferForm) => Record<string, unknown>])[] = [
  ['no filter', () => ({})],
  ['a use', () => ({ premisesPurpose: 'office' })],
  ['several uses', () => ({ fields: { legalMainUse: ['office', 'warehouse'] } })],
  ['leases', () => ({ offerType: 'rent' })],
  ['sales', () => ({ offerType: 'sell' })],
  ['a province', (form) => ({ province: form.address?.province })],
  ['a town', (form) => ({ city: form.address?.city })],
  ['a town without Polish letters', (form) => ({ city: form.address?.city?.toUpperCase().replaceAll('Ó', 'O').replaceAll('Ł', 'L') })],
  ['a county', (form) => ({ county: form.address?.county })],
  ['another town', () => ({ city: 'Suwałki' })],
  ['just its area', (form) => ({ minArea: form.areaDetails?.surface })],
  ['more than its area', (form) => ({ minArea: (form.areaDetails?.surface ?? 0) + 1 })],
  ['just its rent', (form) => ({ maxPrice: form.price })],
  ['less than its rent', (form) => ({ maxPrice: Number(form.price) - 1 })],
  ['the day it is free', (form) => ({ freeFrom: form.availability })],
  ['a day before it is free', () => ({ freeFrom: '2020-01-01' })],
  [
    'a viewport around it',
    ({ geoMarker }) => ({
      bounds: {
        south: (geoMarker?.lat ?? 0) - 1,
        west: (geoMarker?.lng ?? 0) - 1,
        north: (geoMarker?.lat ?? 0) + 1,
        east: (geoMarker?.lng ?? 0) + 1,
      },
    }),
  ],
  ['a viewport elsewhere', () => ({ bounds: { south: 54, west: 14.2, north: 54.5, east: 15 } })],
  ['an area drawn around it', ({ geoMarker }) => ({ area: square(geoMarker, 0.2) })],
  ['an area drawn elsewhere', () => ({ area: square({ lat: 54, lng: 15 }, 0.2) })],
  ['a word of its name', (form) => ({ text: form.name?.split(' ')[0] })],
  ['a word of none', () => ({ text: 'latarnia' })],
  // One letter beside what the others have exactly, and of all of them.
  ['a word that one has and another nearly', () => ({ text: 'hala' })],
  ['a word that is only near to one', () => ({ text: 'halk' })],
  ['its street', (form) => ({ street: form.address?.street })],
  ['its postal code', (form) => ({ postCode: form.address?.postCode?.slice(0, 2) ?? '00' })],
  ['two places', (form) => ({ places: [{ city: 'Suwałki' }, { city: form.address?.city }] })],
  ['a district', (form) => ({ district: form.address?.district ?? 'Żadna' })],
  ['an estate', (form) => ({ estate: form.address?.estate ?? 'Żadne' })],
  ['a rent per metre', () => ({ pricePerMetre: { min: 1_00, max: 900_00 } })],
  ['a rent per metre that none has', () => ({ pricePerMetre: { max: 1 } })],
  ['gas', () => ({ fields: { 'mediaDetails.gas': true } })],
  ['no more land than it has', (form) => ({ fields: { 'areaDetails.surface': { max: form.areaDetails?.surface } } })],
  ['free within days', (form) => ({ fields: { availability: { from: form.availability, to: form.availability } } })],
  ['a virtual tour', () => ({ fields: { 'shows.tour': true } })],
  ['photos, which none has', () => ({ fields: { 'shows.photos': true } })],
  ['a kind of building', (form) => ({ fields: { 'areaDetails.buildingType': [form.areaDetails?.buildingType ?? 'other'] } })],
  ['several at once', (form) => ({ premisesPurpose: form.legalMainUse, city: form.address?.city, minArea: 10, maxPrice: 9_999_999_00 })],
];

describe('a saved search matches an offer exactly when the search finds it', () => {
  it.each(searches)('%s', async (_, filtersOf) => {
    for (const form of forms.values()) {
      const filters = savedFilters.parse(filtersOf(form)) as SavedFilters;
      const { items } = await must(person, searchCalls.searchOffers, searchCalls.searchOffers.in.parse(filters));
      const found = new Set(items.map(({ id }) => id));
      for (const [id, candidate] of forms)
        expect(await matcherOf(candidate, noPictures, isListed)(filters), JSON.stringify(filters)).toBe(found.has(id));
    }
  });
});

it('has a text and an address for every filter of the search', () => {
  // Of each filter the first value that stands above.
  const values = searches.flatMap(([, of]) => [...forms.values()].flatMap((form) => Object.entries(of(form))));
  const whole: Readonly<Record<string, unknown>> = Object.fromEntries(values.toReversed());
  expect(Object.keys(savedFilters.shape).toSorted()).toEqual(
    [...Object.keys(filterFields), ...Object.keys(widerShape), 'bounds', 'around'].filter((name) => name !== 'near').toSorted(),
  );
  const named = { area: whole['area'], around: { place: 'Łódź', km: 20 } };
  for (const name of Object.keys(savedFilters.shape)) {
    const one = savedFilters.parse(name === 'around' ? named : { [name]: whole[name] }) as SavedFilters;
    for (const lang of ['pl', 'en'] as const) expect(filterTexts(one, lang).join(''), name).not.toBe('');
    expect(searchQuery(one), name).not.toBe('');
  }
});

it('says of a radius its place and distance, not the area that it covers, and knows no radius without an area', () => {
  const radius = { area: [[51.7, 19.3] as const, [51.9, 19.4] as const, [51.7, 19.5] as const], around: { place: 'Łódź', km: 20 } };
  const filters = savedFilters.parse(radius) as SavedFilters;
  const texts = (['pl', 'en'] as const).map((lang) => filterTexts(filters, lang).join().replaceAll('\u00a0', ' '));
  expect(texts).toEqual(['Łódź i 20 km wokół', 'Łódź and 20 km around']);
  expect(searchQuery(filters)).toBe(`?${new URLSearchParams({ place: 'Łódź', within: '20' })}`);
  expect(readSavedFilters({ around: radius.around })).toBeNull();
});

it('several uses stand first, and lead back to the search as it was', () => {
  const filters = savedFilters.parse({
    province: 'lodzkie',
    fields: { 'mediaDetails.gas': true, legalMainUse: ['warehouse', 'office'] },
  }) as SavedFilters;
  expect(filterTexts(filters, 'pl')).toEqual(['Biura / Magazyny i\u00a0hale', 'woj. łódzkie', 'gaz']);
  expect(new URLSearchParams(searchQuery(filters)).get('premisesPurpose')).toBe('warehouse,office');
});

it('reads no filters that are wrong, or that nobody knows any more', () => {
  expect(readSavedFilters({ province: 'lodzkie', colour: 'red' })).toBeNull();
  expect(readSavedFilters({ fields: { 'mediaDetails.steam': true } })).toBeNull();
  expect(readSavedFilters({ province: 'atlantis' })).toBeNull();
  expect(readSavedFilters({ province: 'lodzkie' })).toEqual({ province: 'lodzkie' });
});
