import { expect, it } from 'vitest';
import { offerEntries } from '../../domain/offers/fields/catalogue.ts';
import { searchFilters } from './endpoints.ts';
import { filterFields } from './schema.ts';

it('has a filter for every field that the catalogue makes one, and no other', () => {
  const marked = offerEntries.filter(({ field }) => field.filter !== undefined).map(({ name }) => name);
  expect(Object.values(filterFields).toSorted()).toEqual(marked.toSorted());
});

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
  ])
    expect(searchFilters.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
});
