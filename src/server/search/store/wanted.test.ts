import { expect, it } from 'vitest';
import { searchFilters } from '../../../contract/search/endpoints.ts';
import { isPlain } from './wanted.ts';

const town = { south: 51.7, west: 19.4, north: 51.8, east: 19.5 };
const country = { south: 49, west: 14.1, north: 54.9, east: 24.2 };

it.each([
  [true, {}],
  [true, { province: 'lodzkie', minArea: 80, bounds: country }],
  [true, { sort: 'area', city: 'Łódź' }],
  [true, { sort: 'price', bounds: town }],
  [true, { sort: 'price', province: 'lodzkie', premisesPurpose: 'office' }],
  [false, { sort: 'price' }],
  [false, { sort: 'area' }],
  [true, { sort: 'published', direction: 'asc' }],
  [false, { sort: 'modified' }],
  [false, { sort: 'area', province: 'lodzkie', premisesPurpose: 'office' }],
  [false, { sort: 'price', province: 'lodzkie' }],
  [false, { sort: 'price', county: 'Zgierz', province: 'lodzkie', premisesPurpose: 'office' }],
  [false, { sort: 'price', bounds: country }],
  [false, { sort: 'trueCost', city: 'Łódź' }],
  [false, { street: 'Nawrot' }],
])('statements whose order an index holds answer (%s) %j', (isServed, filters) => {
  expect(isPlain(searchFilters.parse(filters))).toBe(isServed);
});
