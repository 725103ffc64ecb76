import { expect, it } from 'vitest';
import type { SearchFilters } from '../../../../contract/search/endpoints.ts';
import { wantedLink } from './wanted-link.ts';

const carried = (filters: object, placeName = ''): Record<string, string> => {
  const asked = { sort: 'modified', direction: 'desc', page: 1, ...filters } as SearchFilters;
  const { add, ...more } = Object.fromEntries(new URL(wantedLink(asked, placeName, 'pl').to, 'http://localhost').searchParams);
  expect(add).toBe('1');
  return more;
};

it.each<[string, object, Record<string, string>]>([
  ['a town', { city: 'Gdynia' }, { place: 'Gdynia' }],
  ['a county', { county: 'pabianicki', province: 'lodzkie' }, { place: 'pabianicki' }],
  ['a province', { province: 'lodzkie' }, { place: 'łódzkie' }],
  ['a point', { near: { lat: 51.7, lng: 19.4 } }, { lat: '51.7', lng: '19.4' }],
  ['the main use', { premisesPurpose: 'office' }, { use: 'office' }],
  ['the area', { minArea: 80 }, { minArea: '80' }],
  ['the rent per m²', { pricePerMetre: { max: 95_00 } }, { maxRent: '95' }],
  ['the day', { freeFrom: '2026-12-01' }, { from: '2026-12-01' }],
])('%s goes along to a wanted listing', (_, filters, params) => {
  expect(carried(filters)).toEqual(params);
});

it('the place as it was typed wins over the parts that it was understood as', () => {
  expect(carried({ county: 'pabianicki', province: 'lodzkie' }, 'Pabianice')).toEqual({ place: 'Pabianice' });
});
