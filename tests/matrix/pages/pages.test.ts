/** For every page and every kind of caller one cell says what the server answers: the page, the sign-in, another address, or that there is none. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PageRoute, serveBuiltPages } from '../../kit/built-pages.ts';
import { alone } from '../../kit/product.ts';
import { testServer } from '../../kit/server.ts';
import { askers, type RouteCaller } from '../routes/scene.ts';
import { addresses } from './addresses.ts';
import { pageAnswers } from './answers.ts';
import { type PageScene, preparePages } from './scene.ts';

const [head = [], ...rows] = pageAnswers
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));
const patternOf = (row: string): string => row.split(' ')[0] ?? '';

let pages: readonly PageRoute[];
let scene: PageScene;
beforeAll(async () => {
  const server = await testServer({ env: alone });
  pages = await serveBuiltPages(server);
  scene = await preparePages(server);
}, 240_000);
afterAll(() => scene.server.close());

const pageOf = (row: string): PageRoute => {
  const page = pages.find(({ pattern }) => pattern === patternOf(row));
  if (!page) throw new Error(`no page at ${patternOf(row)}`);
  return page;
};

const addressOf = (row: string, asker: RouteCaller): string => addresses[row]?.(scene, asker) ?? 'no address';

/** Where a redirect leads, whoever and whatever it is about. */
const placeOf = (location: string): string => {
  const { pathname, searchParams } = new URL(location, 'http://localhost');
  if (searchParams.has('signin')) return 'sign-in';
  return pathname.startsWith('/files/') ? 'file' : pathname.replace(/[A-Za-z0-9]{20,}/g, ':id');
};

const outcomeFor = async (row: string, asker: RouteCaller): Promise<string> => {
  const answer = await scene.askers[asker]?.fetch(addressOf(row, asker), { redirect: 'manual' });
  await answer?.body?.cancel();
  const location = answer?.headers.get('location');
  return location ? placeOf(location) : String(answer?.status);
};

/** The status of the page's data when the router asks for them alone, as it does when a browser goes from page to page; a redirect travels inside as 202. */
const dataStatusFor = async (row: string, asker: RouteCaller): Promise<number | undefined> => {
  const { id, isBilingual } = pageOf(row);
  const [path = '', query = ''] = addressOf(row, asker).split('?');
  const whole = `${isBilingual ? '/en' : ''}${path === '/' && isBilingual ? '' : path}`;
  const answer = await scene.askers[asker]?.fetch(`${whole}.data?${query}&_routes=${encodeURIComponent(id)}`, { redirect: 'manual' });
  await answer?.body?.cancel();
  return answer?.status;
};

const byAsker = (list: readonly unknown[]) => Object.fromEntries(askers.map((asker, at) => [asker, list[at]]));

describe('the matrix of pages', () => {
  it('has a row for every page, an address for every row and an outcome in every cell', () => {
    const patterns = pages.map(({ pattern }) => pattern);
    expect(head).toEqual(['page', ...askers]);
    expect(patterns.length).toBeGreaterThan(80);
    expect(patterns.filter((pattern) => !rows.some(([row = '']) => patternOf(row) === pattern))).toEqual([]);
    expect(rows.map(([row = '']) => patternOf(row)).filter((pattern) => !patterns.includes(pattern))).toEqual([]);
    expect(rows.map(([row]) => row)).toEqual(Object.keys(addresses));
    expect(rows.filter((cells) => cells.length !== head.length || cells.includes(''))).toEqual([]);
  });

  it.each(rows.map(([row = '', ...cells]) => [row, cells] as const))('%s', async (row, cells) => {
    const given: string[] = [];
    for (const asker of askers) given.push(await outcomeFor(row, asker));
    expect(byAsker(given)).toEqual(byAsker(cells));
  });
});

describe('the data of a page asked for alone', () => {
  it.each(rows.map(([row = '', ...cells]) => [row, cells] as const))('%s', async (row, cells) => {
    if (!pageOf(row).hasLoader) return;
    const given: unknown[] = [];
    for (const asker of askers) given.push(await dataStatusFor(row, asker));
    expect(byAsker(given)).toEqual(byAsker(cells.map((cell) => (/^\d+$/.test(cell) ? Number(cell) : 202))));
  });
});
