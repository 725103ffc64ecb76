import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { firstPart, routesFor } from './answer.ts';

const route = (id: string, parentId: string | undefined, path: string | undefined, index?: boolean) => [
  id,
  { id, parentId, path, index, module: {} },
];

const routes = Object.fromEntries([
  route('root', undefined, ''),
  route('home', 'root', 'en?', true),
  route('offers', 'root', 'en?/offers'),
  route('offer', 'root', 'en?/offer/:id'),
  route('short', 'root', 'en?/:code'),
  route('private', 'root', undefined),
  route('lease', 'private', 'lease/:id'),
  route('board', 'private', 'moja-tablica'),
  route('active', 'board', 'my-offers/active-offers'),
  route('unknown', 'root', '*'),
]) as ServerBuild['routes'];

// The layout without a path may stand around anything.
const always = ['home', 'private', 'root', 'short', 'unknown'];

test.each([
  ['offers', ['offers']],
  ['offer', ['offer']],
  ['lease', ['lease']],
  ['moja-tablica', ['active', 'board']],
  ['', []],
])('an address that begins with "%s" may match its own routes and those that match anything', (first, own) => {
  expect(Object.keys(routesFor(routes, first)).sort()).toEqual([...always, ...own].sort());
});

test.each([
  ['/', ''],
  ['/en', ''],
  ['/en/', ''],
  ['/EN/Offers/', 'offers'],
  ['/offer/abc', 'offer'],
  ['/english', 'english'],
  ['/offers.data', null],
  ['/__manifest', null],
  ['/%6fffers', null],
  ['//offers', null],
])('the first part of %s is %s', (pathname, first) => {
  expect(firstPart(pathname)).toBe(first);
});
