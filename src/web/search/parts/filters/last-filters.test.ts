import { expect, it } from 'vitest';
import { type SearchFilters, searchFilters } from '../../../../contract/search/endpoints.ts';
import { readHomeFilters, readUserFilters, rememberedHome, rememberedHomeText, rememberedText } from './last-filters.ts';

const cookie = (text: string): string => `lang=en; userFilters=${encodeURIComponent(text)}; a=b`;
const home = (search: string): Pick<URL, 'pathname' | 'searchParams'> => new URL(`http://localhost/en${search}`);

it.each([
  ['{"province":"lodzkie"}', 'province=lodzkie'],
  [
    '{"province":"lodzkie","premisesPurpose":"office","minArea":"80","freeFrom":"2027-01-31"}',
    'province=lodzkie&premisesPurpose=office&minArea=80&freeFrom=2027-01-31',
  ],
  ['{"province":"atlantis","city":"Łódź","minArea":"many","more":"x"}', 'city=%C5%81%C3%B3d%C5%BA'],
  ['{"province":7}', ''],
  ['null', ''],
  ['{broken', ''],
  [`{"city":"${'x'.repeat(101)}"}`, ''],
])('the cookie %s holds %s', (text, held) => expect(`${readUserFilters(cookie(text))}`).toBe(held));

it.each(['', 'userFilters=', 'userFilters=%E0%A4%A', 'otheruserFilters=%7B%22province%22%3A%22lodzkie%22%7D'])('takes %j for no filters', (cookies) =>
  expect(readUserFilters(cookies).size).toBe(0),
);

it('leads to the landing page of the last search, unless its address names filters or none', () => {
  const cookies = cookie('{"province":"lodzkie","minArea":"80"}');
  expect(rememberedHome(home(''), cookies)).toBe('/en?province=lodzkie&minArea=80');
  expect(rememberedHome(home('?utm_source=x'), cookies)).toBe('/en?utm_source=x&province=lodzkie&minArea=80');
  expect([rememberedHome(home('?province='), cookies), rememberedHome(home('?minArea=20'), cookies), rememberedHome(home(''), '')]).toEqual([
    null,
    null,
    null,
  ]);
});

const search = (filters: object): SearchFilters => searchFilters.parse(filters);

it('what a search is remembered by narrows the landing page alike', () => {
  const filters = {
    province: 'lodzkie',
    county: 'zgierski',
    city: 'Zgierz',
    street: 'Długa',
    premisesPurpose: 'retail',
    minArea: 80,
    maxPrice: 500_000,
    freeFrom: '2027-01-31',
  };
  const text = rememberedText(search({ ...filters, sort: 'area', page: 3, fields: { 'mediaDetails.gas': true } }), true) ?? '';
  expect(readHomeFilters(readUserFilters(cookie(text)))).toEqual(filters);
  expect(rememberedText(search({ ...filters, province: undefined }), false)).not.toContain('maxPrice');
});

it.each<readonly [object, string | null]>([
  [{}, null],
  [{ sort: 'area', text: 'witryna', bounds: { south: 51, west: 19, north: 52, east: 20 } }, null],
  [
    {
      places: [
        { city: 'Kraków', district: 'Podgórze' },
        { city: 'Kraków', estate: 'Podgórze' },
      ],
    },
    '{"city":"Kraków"}',
  ],
  [{ places: [{ city: 'Kraków' }, { city: 'Łódź' }] }, null],
  [{ fields: { legalMainUse: ['office', 'retail'] } }, null],
])('of %j is remembered %s', (filters, text) => expect(rememberedText(search(filters), true)).toBe(text));

it('whoever chooses the whole country has nothing kept, and a page without a choice keeps what was kept', () => {
  expect(rememberedHomeText(new URLSearchParams('province='))).toBe('{}');
  expect(rememberedHomeText(new URLSearchParams('province=lodzkie&utm_source=x'))).toBe('{"province":"lodzkie"}');
  expect(rememberedHomeText(new URLSearchParams('utm_source=x'))).toBeNull();
});
