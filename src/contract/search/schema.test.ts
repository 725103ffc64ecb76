import { expect, it } from 'vitest';
import { fieldFilters } from '../../domain/search/rules/filters.ts';
import { searchFilters } from './endpoints.ts';
import { searchQuery } from './schema/address.ts';

it('takes what the fields take, within their limits', () => {
  const filters = { premisesPurpose: 'office', province: 'lodzkie', county: 'Łódź', city: 'Łódź', minArea: 1, maxPrice: 100, freeFrom: '2026-12-01' };
  expect(searchFilters.parse(filters)).toMatchObject(filters);
  for (const wrong of [
    { premisesPurpose: 'castle' },
    { province: 'x' },
    { city: 'x'.repeat(101) },
    { minArea: -1 },
    { minArea: 1e6 + 1 },
    { maxPrice: 0.5 },
    { freeFrom: 'soon' },
    { text: 'x'.repeat(101) },
    { places: Array.from({ length: 21 }, () => ({ city: 'Łódź' })) },
    { postCode: '901' },
    { near: { lat: 60, lng: 20 } },
    { near: { lat: 52, lng: 20, km: 201 } },
    {
      area: [
        [52, 20],
        [52, 21],
      ],
    },
    { sort: 'beauty' },
  ])
    expect(searchFilters.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
});

it('takes a wish for every filter of the fields, and none for what is no filter', () => {
  for (const { name, kind, options } of fieldFilters) {
    const wish = { flag: true, anyOf: options.slice(0, 2), allOf: options.slice(0, 2), range: { min: 1, max: 2 }, days: { to: '2026-12-01' } }[kind];
    expect(searchFilters.parse({ fields: { [name]: wish } }).fields, name).toEqual({ [name]: wish });
    expect(searchFilters.safeParse({ fields: { [name]: kind === 'range' ? 'x' : ['castle'] } }).success, name).toBe(false);
  }
  for (const name of ['name', 'summary.summary1', 'address.street', 'castle'])
    expect(searchFilters.safeParse({ fields: { [name]: true } }).success, name).toBe(false);
});

it.each([
  ['a county', 'zgierski', 'powiat zgierski'],
  ['a city that is a county of its own', 'Łódź', 'Łódź'],
])('writes %s into the address as it is typed', (_, county, typed) => {
  expect(searchQuery({ places: [{ county }, { city: 'Kutno' }] })).toBe(
    `?${new URLSearchParams([
      ['place', typed],
      ['place', 'Kutno'],
    ])}`,
  );
});

it.each([
  ['leaseAgreement.lumpSum', { min: 1250, max: 1999 }, { 'leaseAgreement.lumpSum.min': '12.5', 'leaseAgreement.lumpSum.max': '19.99' }],
  ['leaseAgreement.deposit', { max: 1_000_050 }, { 'leaseAgreement.deposit.max': '10000.5' }],
  ['price', { min: 500_000 }, { 'price.min': '5000' }],
])('writes the limits of %s with their grosze', (name, limits, written) => {
  expect(searchQuery({ fields: { [name]: limits } })).toBe(`?${new URLSearchParams(written)}`);
});
