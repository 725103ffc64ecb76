import { expect, it } from 'vitest';
import { areaText, boundsText } from './address-parts.ts';
import { ordersFor, readChosen, searchFiltersOf } from './filters.ts';
import { limitPattern, numberPattern } from './number-pattern.ts';
import { readTyped } from './typed-numbers.ts';

const read = (query: string) => readChosen(new URLSearchParams(query), 'pl');

it('reads an address and asks the server in its own units', () => {
  const chosen = read('premisesPurpose=office&minArea=80&maxPrice=60+000&freeFrom=2027-01-31&sort=area-asc&page=3&bounds=51.7,19.3,51.8,19.6');
  expect(searchFiltersOf(chosen, { city: 'Łódź', province: 'lodzkie', fields: {} }, true)).toEqual({
    premisesPurpose: 'office',
    city: 'Łódź',
    province: 'lodzkie',
    minArea: 80,
    maxPrice: 6_000_000,
    freeFrom: '2027-01-31',
    bounds: { south: 51.7, west: 19.3, north: 51.8, east: 19.6 },
    sort: 'area',
    direction: 'asc',
    page: 3,
  });
});

it('several uses, in one value or in several, are keys of their field, of which one must fit', () => {
  for (const query of [
    'premisesPurpose=warehouse,office',
    'premisesPurpose=office&premisesPurpose=warehouse',
    'premisesPurpose=office,castle,warehouse',
  ]) {
    expect(read(query)).toMatchObject({ purpose: null, purposes: ['office', 'warehouse'] });
    expect(searchFiltersOf(read(query), { fields: { 'mediaDetails.gas': true } }, true)).toEqual({
      fields: { 'mediaDetails.gas': true, legalMainUse: ['office', 'warehouse'] },
      sort: 'published',
      direction: 'desc',
      page: 1,
    });
  }
});

it.each([
  [['lodzkie'], { province: 'lodzkie' }],
  [['lodzkie', 'mazowieckie'], { fields: { 'address.province': ['lodzkie', 'mazowieckie'] } }],
])('of the ticked provinces %j a single one is the filter of an index', (ticked, wanted) => {
  const usual = { sort: 'published', direction: 'desc', page: 1 };
  expect(searchFiltersOf(read(''), { fields: { 'address.province': ticked } }, true)).toEqual({ ...wanted, ...usual });
});

it.each([
  'premisesPurpose=castle',
  'offerType=lend',
  'minArea=-5',
  'minArea=abc',
  'maxPrice=0',
  'freeFrom=2027-02-30',
  'freeFrom=soon',
  'province=atlantis',
  'bounds=1,2,3',
  'bounds=60,10,50,20',
  'bounds=1,2,95,200',
  'bounds=a,b,c,d',
])('takes %s for a filter that is not set', (query) => {
  expect(read(query)).toEqual(read(''));
});

it('keeps sorting and view readable whatever is written', () => {
  expect(read('sort=colour&view=globe&page=-1')).toMatchObject({ order: 'published', view: 'both', page: 1 });
});

it.each([
  ['80', true],
  ['80 m²', true],
  ['90 m2', true],
  ['3 500 zł/mies.', true],
  ['60.000 zł', true],
  ['abc', false],
  ['-5', false],
  ['1e5', false],
])('a field of the bar takes %j: %s', (text, taken) => {
  expect(new RegExp(`^(?:${numberPattern})$`, 'v').test(text)).toBe(taken);
  const field = text.includes('zł') ? 'price' : 'areaDetails.surface';
  if (taken) expect(readTyped(text, field, 'pl')?.problem).toBeNull();
});

it.each([
  ['10 kW', 'mediaDetails.powerAllocation', true],
  ['-1', 'areaDetails.levels.height', true],
  ['− 1', 'areaDetails.levels.height', true],
  ['95,5 kWh/(m²·rok)', 'mediaDetails.energyIndices.ep', true],
  ['3 miesiące', 'leaseAgreement.fixedlongMonths', true],
  ['dużo', 'price', false],
  ['1e5', 'price', false],
])('a field of the panel takes %j of %s: %s', (text, field, taken) => {
  expect(new RegExp(`^(?:${limitPattern})$`, 'v').test(text)).toBe(taken);
  if (taken) expect(readTyped(text, field, 'pl')?.problem).toBeNull();
});

it('reads a drawn area, and takes what is none for nothing', () => {
  const area = [
    [51.7, 19.4],
    [51.8, 19.5],
    [51.7, 19.6],
  ] as [number, number][];
  expect(read(`area=${areaText(area)}`).area).toEqual(area);
  for (const wrong of ['1,2;3,4', '1,2;3,4;5', '1,2;3,4;a,b', '95,2;3,4;5,6', '']) expect(read(`area=${wrong}`).area).toBeNull();
});

it('orders by money only for who sees it, and by distance only from a place', () => {
  expect(ordersFor(false, false)).toEqual(['published', 'area-desc', 'area-asc']);
  expect(ordersFor(true, true)).toContain('distance');
  const sorted = (seesTerms: boolean) => searchFiltersOf(read('sort=trueCost'), { fields: {} }, seesTerms).sort;
  expect([sorted(true), sorted(false)]).toEqual(['trueCost', 'published']);
});

it('writes bounds that it can read, at the edge of the map too', () => {
  expect(read(`bounds=${boundsText({ south: -91, west: -190, north: 51.1234567, east: 20 })}`).bounds).toEqual({
    south: -90,
    west: -180,
    north: 51.12346,
    east: 20,
  });
});
