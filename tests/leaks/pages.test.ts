/** Every page is asked about everything there is by everybody; its HTML, and the data that travels in it, hold nothing that is not theirs to read. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PageRoute, serveBuiltPages } from '../kit/built-pages.ts';
import { alone } from '../kit/product.ts';
import { type TestServer, testServer } from '../kit/server.ts';
import { type MarkName, marksIn } from './marks.ts';
import { type LeakScene, prepareLeaks, type Reader } from './scene.ts';

/** What shows the mails of everybody as long as there is no mail server; production has it not. */
const notAsked = ['/mailbox'];

let server: TestServer;
let pages: readonly PageRoute[];
let scene: LeakScene;
beforeAll(async () => {
  server = await testServer({ env: { ...alone, VISITOR_CACHE_MB: '32' } });
  pages = (await serveBuiltPages(server)).filter(({ pattern }) => !notAsked.includes(pattern));
  scene = await prepareLeaks(server);
}, 240_000);
afterAll(() => server.close());

/** What may stand at a place of an address. */
const fillings = (place: string, { client }: Reader): readonly string[] => {
  const { known } = scene;
  const own = (client as { readonly uid?: string }).uid ?? 'nobody';
  const values: Readonly<Record<string, readonly string[]>> = {
    ':id': known['id'] ?? [],
    ':offerId': known['offerId'] ?? [],
    ':agreementId': known['agreementId'] ?? [],
    ':uid': [own, ...(known['uid'] ?? [])],
    ':userUid': [own, ...(known['uid'] ?? [])],
    ':value': ['0'],
    ':step': ['accept'],
    ':what': ['offer', 'lease', 'photos'],
    ':use': ['biura', 'lokale'],
    ':province': ['lodzkie'],
    ':city?': ['', 'lodz'],
  };
  return place.startsWith(':') ? (values[place] ?? ['unknown']) : [place];
};

/** Every address of a page with everything that there is in its places. */
const addressesOf = ({ pattern, isBilingual }: PageRoute, reader: Reader): readonly string[] => {
  const paths = pattern
    .split('/')
    .slice(1)
    .reduce<readonly string[]>((begun, place) => begun.flatMap((path) => fillings(place, reader).map((filling) => `${path}/${filling}`)), ['']);
  return paths.flatMap((path) => (isBilingual ? [path || '/', `/en${path.replace(/\/$/, '')}`] : [path]));
};

/** The marks of their own by which each reader is known to have read. */
const found = new Map<string, Set<MarkName>>();

const scan = async (name: string): Promise<readonly string[]> => {
  const reader = scene.readers[name];
  if (!reader) throw new Error(`nobody is called ${name}`);
  const seen = new Set<MarkName>();
  found.set(name, seen);
  const leaks: string[] = [];
  for (const page of pages)
    for (const address of addressesOf(page, reader)) {
      const answer = await reader.client.fetch(address, { redirect: 'manual' });
      const text = `${[...answer.headers].join('\n')}\n${await answer.text()}`;
      leaks.push(...marksIn(text, reader.forbidden).map((mark) => `${mark} in ${address}`));
      for (const whose of reader.finds) if (marksIn(text, [whose]).length > 0) seen.add(whose);
    }
  return leaks;
};

/** Who reads, in this order: whoever may read most comes first, so that what a cache had kept of it would be found by those who may not. */
const names = ['admin', 'landlord', 'tenant', 'seeker', 'agent', 'owner', 'caller', 'another company', 'stranger', 'unverified', 'visitor'];

describe.each(names)('to %s', (name) => {
  it('no page shows what is not theirs', async () => {
    expect(await scan(name)).toEqual([]);
  });
});

it('the scan has eyes: pages show their readers what is theirs', () => {
  const eyes = Object.fromEntries(names.map((name) => [name, [...(found.get(name) ?? [])].toSorted()]));
  expect(eyes).toMatchObject({
    landlord: ['draft', 'landlord', 'landlordNumbers', 'question', 'terms'],
    tenant: ['landlord', 'question', 'tenant', 'terms'],
    agent: ['landlord', 'owner', 'terms'],
    stranger: ['landlord', 'terms'],
    visitor: [],
  });
});
