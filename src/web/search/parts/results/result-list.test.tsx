import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { listWords } from '../../../../words/search/list.ts';
import { Pager } from '../../../kit/page/pager.tsx';
import type { OfferCardData } from '../card/card-data.ts';
import type { FilterChip } from '../filters/chips.ts';
import type { Alternative } from './list-data.ts';
import { ResultList } from './result-list.tsx';

const nothingFor = (chips: readonly FilterChip[], alternatives: readonly Alternative[] = [], unfound = ''): string => {
  const found = { items: [], page: 1, pages: 1, total: 0, capped: false, keys: { next: null, previous: null } };
  const data = {
    found,
    alternatives,
    chips,
    clear: '?',
    saved: '{}',
    unfound,
    pageSize: 9 as const,
    wanted: { to: '/wanted-listings?add=1', text: 'Dodaj ogłoszenie' },
  };
  const element = <ResultList data={data} active={null} onActive={() => undefined} />;
  const router = createMemoryRouter([{ path: '/offers', element }], { initialEntries: ['/offers'] });
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll('\u00a0', ' ');
};
const words = listWords.pl;

test('the links of the neighbours carry their keys, every other one its number alone', () => {
  const element = <Pager page={4} pages={9} keys={{ next: '1~a', previous: '2~b' }} />;
  const router = createMemoryRouter([{ path: '/offers', element }], { initialEntries: ['/offers?place=Gdynia&page=4&after=3~c'] });
  const links = [...renderToStaticMarkup(<RouterProvider router={router} />).matchAll(/href="[^?]*\?([^"]*)"/g)];
  const shown = links.map(([, query = '']) => Object.fromEntries(new URLSearchParams(query.replaceAll('&amp;', '&'))));
  const [back, forth] = [
    { place: 'Gdynia', page: '3', before: '2~b' },
    { place: 'Gdynia', page: '5', after: '1~a' },
  ];
  expect(shown).toEqual([
    back,
    { place: 'Gdynia' },
    ...[{ place: 'Gdynia', page: '2' }, back, { place: 'Gdynia', page: '4' }, forth, { place: 'Gdynia', page: '9' }],
    forth,
  ]);
});

test('a list without any offer blames no filter and leads to offering premises', () => {
  const page = nothingFor([]);
  expect(page).toContain(words['empty.none']);
  expect(page).toContain('href="/add-offer"');
  expect(page).not.toContain(words['empty.title']);
});

test('a search that finds nothing names the filters to take off, or all of them', () => {
  const area: FilterChip = { text: 'od 900 m²', to: '?premisesPurpose=office' };
  const use: FilterChip = { text: 'Biuro', to: '?minArea=900' };
  const one = nothingFor([use, area], [{ without: [area.text], to: area.to, count: 3, capped: false }]);
  expect(one).toContain(words['empty.title']);
  expect(one).toContain('od 900 m²');
  expect(one).toContain('3 oferty');
  expect(one).toContain('href="/wanted-listings?add=1"');
  const two = nothingFor([use, area], [{ without: ['Biuro', 'od 900 m²'], to: '?', count: 3, capped: false }]);
  expect(two).toContain(words['empty.two']);
  expect(two).toMatch(/bez filtrów „Biuro” i\s„od 900 m²”/);
  const all = nothingFor([use, area]);
  expect(all).toContain(words['empty.several']);
  expect(all).not.toContain(words['empty.none']);
});

test('words that are neither a place that we know nor in any offer are said to be so', () => {
  const page = nothingFor([{ text: 'słowa: Zabieńcowo', to: '?' }], [], 'Zabieńcowo');
  expect(page).toContain('„Zabieńcowo”: nie ma takiego miejsca ani oferty.');
});

const offer: OfferCardData = {
  ...{ id: 'a1', name: 'Biuro', offerType: 'rent', use: 'office', address: 'Prosta 1, Łódź', surface: 80, floors: ['1'], freeFrom: null },
  ...{ price: null, pricePerMetre: null, trueCost: null, image: null, badge: 'active', badgeUntil: null, isFavourite: false },
};

test.each([
  ['the last page of all', { page: 2, pages: 2, total: 10, capped: false }, false],
  ['a page of many', { page: 3, pages: 112, total: 5000, capped: false }, false],
  ['the last page that has a number', { page: 112, pages: 112, total: 5000, capped: false }, true],
  ['the last page of what was counted', { page: 112, pages: 112, total: 1000, capped: true }, true],
])('%s says whether offers stand behind it', (_, place, isCut) => {
  const found = { ...place, items: [offer], keys: { next: null, previous: null } };
  const data = { found, alternatives: [], chips: [], clear: '?', saved: '{}', unfound: '', pageSize: 9 as const, wanted: null };
  const element = <ResultList data={data} active={null} onActive={() => undefined} />;
  const router = createMemoryRouter([{ path: '/offers', element }], { initialEntries: ['/offers'] });
  expect(renderToStaticMarkup(<RouterProvider router={router} />).includes(words['shown.end'])).toBe(isCut);
});

test.each([
  ['a page', { page: 2, pages: 2, total: 10, capped: false }, 'Oferty 10–10 z 10'],
  ['a page behind a key since whose making offers have gone', { page: 3, pages: 2, total: 12, capped: false }, 'Oferty 12–12 z 12'],
])('the range of %s ends with the last offer', (_, place, range) => {
  const found = { ...place, items: [offer], keys: { next: null, previous: null } };
  const data = { found, alternatives: [], chips: [], clear: '?', saved: '{}', unfound: '', pageSize: 9 as const, wanted: null };
  const element = <ResultList data={data} active={null} onActive={() => undefined} />;
  const router = createMemoryRouter([{ path: '/offers', element }], { initialEntries: ['/offers'] });
  expect(renderToStaticMarkup(<RouterProvider router={router} />).replaceAll('\u00a0', ' ')).toContain(range);
});
