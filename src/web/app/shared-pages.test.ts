import { expect, it } from 'vitest';
import { sharedPage } from './shared-pages.ts';

const of = (address: string, cookies = ''): string | null => sharedPage(new URL(address, 'http://localhost'), cookies);

it.each([
  ['/', '/'],
  ['/en', '/en'],
  ['/?province=lodzkie', '/?province=lodzkie'],
  ['/?province=', '/?province='],
  ['/?province=lodzkie&minArea=80&freeFrom=2027-01-31', '/?freeFrom=2027-01-31&minArea=80&province=lodzkie'],
  ['/offers', '/offers'],
  ['/en/offers?province=lodzkie&minArea=80', '/en/offers?minArea=80&province=lodzkie'],
  ['/offers?minArea=80&province=lodzkie', '/offers?minArea=80&province=lodzkie'],
  ['/offers?utm_source=mail&fbclid=1&city=%C5%81%C3%B3d%C5%BA', '/offers?city=%C5%81%C3%B3d%C5%BA'],
  ['/offers?text=witryna&mediaDetails.gas=true', '/offers?mediaDetails.gas=true&text=witryna'],
  ['/wynajem/biuro/lodzkie/lodz', '/wynajem/biuro/lodzkie/lodz'],
  ['/offer/PVzbeN63z055Q', '/offer/PVzbeN63z055Q'],
  ['/offers.data?page=2', '/offers.data?page=2'],
  ['/_root.data', '/_root.data'],
  ['/offers.data?_routes=search%2Foffers.page&page=2', '/offers.data?_routes=search%2Foffers.page&page=2'],
  ['/faq', '/faq'],
])('%s is one page for every visitor: %s', (asked, shared) => {
  expect(of(asked)).toBe(shared);
});

it.each([
  '/offers?signin=1',
  '/offers?surprise=1',
  '/offer/PVzbeN63z055Q?token=x',
  '/offers?_routes=x',
  '/check?code=x',
  '/mail/a/b',
  '/mailbox',
  '/reset-password?token=x',
  '/moja-tablica',
  '/add-offer/x',
  '/offer/preview/x',
  '/view-document/x',
  '/assets/x.js',
  '/live',
])('%s is made for whoever asks', (asked) => {
  expect(of(asked)).toBeNull();
});

it('the landing page of somebody with remembered filters is asked for anew, unless its address names one or any', () => {
  const cookies = `lang=en; userFilters=${encodeURIComponent('{"province":"lodzkie"}')}`;
  expect([of('/', cookies), of('/en', cookies), of('/_root.data', cookies)]).toEqual([null, null, null]);
  expect([of('/?province=', cookies), of('/?province=mazowieckie', cookies)]).toEqual(['/?province=', '/?province=mazowieckie']);
  expect([of('/', 'userFilters=%7B%22minArea%22%3A%2280%22%7D'), of('/?minArea=20', cookies)]).toEqual([null, '/?minArea=20']);
  expect([of('/offers', cookies), of('/', 'lang=en; userFilters=x')]).toEqual(['/offers', '/']);
});
