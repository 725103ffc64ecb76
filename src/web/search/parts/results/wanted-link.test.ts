import { expect, it } from 'vitest';
import type { SearchFilters } from '../../../../contract/search/endpoints.ts';
import { wantedLink } from './wanted-link.ts';

const carried = (filters: object, placeName = ''): Record<string, string> => {
  const asked = { sort: 'published', direction: 'desc', page: 1, ...filters } as SearchFilters;
  const { add, ...more } = Object.fromEntries(new URL(wantedLink(asked, placeName, 'pl').to, 'http://localhost').searchParams);
  expect(add).toBe('1');
  return more;
};

it.each<[string, object, Record<string, string>]>([
  ['a town', { city: 'Gdynia' }, { place: 'Gdynia' }],
  ['a county', { county: 'pabianicki', province: 'lodzkie' }, { place: 'pabianicki' }],
  ['a province', { province: 'lodzkie' }, { place: 'łódzkie' }],
  ['a point', { near: { lat: 51.7, lng: 19.4 } }, { lat: '51.7', lng: '19.4' }],
  ['a radius', { near: { lat: 51.7, lng: 19.4, km: 12 } }, { lat: '51.7', lng: '19.4', radius: '12' }],
  ['a part of the map', { bounds: { south: 51.7, west: 19.3, north: 51.9, east: 19.5 } }, { lat: '51.8', lng: '19.4', radius: '14' }],
  [
    'a drawn area',
    {
      area: [
        [51.7, 19.3],
        [51.9, 19.4],
        [51.7, 19.5],
      ],
    },
    { lat: '51.8', lng: '19.4', radius: '14' },
  ],
  [
    'an area of the whole country as the largest radius',
    { bounds: { south: 49, west: 14, north: 55, east: 24 } },
    { lat: '52', lng: '19', radius: '100' },
  ],
  ['the main use', { premisesPurpose: 'office' }, { use: 'office' }],
  ['the area', { minArea: 80 }, { minArea: '80' }],
  ['the rent per m²', { pricePerMetre: { max: 95_00 } }, { maxRent: '95' }],
  ['both limits of the area', { minArea: 80, fields: { 'areaDetails.surface': { min: 100, max: 200 } } }, { minArea: '100', maxArea: '200' }],
  ['the whole rent with the least area', { maxPrice: 5_000_00, minArea: 60 }, { minArea: '60', maxRent: '83.33' }],
  ['the lower of two rents', { maxPrice: 5_000_00, minArea: 50, pricePerMetre: { max: 90_00 } }, { minArea: '50', maxRent: '90' }],
  ['a whole rent alone not', { maxPrice: 5_000_00 }, {}],
  ['the latest day of the panel', { fields: { availability: { to: '2026-12-24' } } }, { from: '2026-12-24' }],
  ['the day', { freeFrom: '2026-12-01' }, { from: '2026-12-01' }],
])('%s: what goes along to a wanted listing', (_, filters, params) => {
  expect(carried(filters)).toEqual(params);
});

it('the place as it was typed wins over the parts that it was understood as', () => {
  expect(carried({ county: 'pabianicki', province: 'lodzkie' }, 'Pabianice')).toEqual({ place: 'Pabianice' });
});
