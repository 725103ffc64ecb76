/** Every read is asked for everything there is by everybody, and its bytes hold nothing that is not theirs to read. */

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { declaredCalls } from '../../scripts/docs/calls.ts';
import { wantedCalls } from '../../src/contract/wanted/endpoints.ts';
import { must } from '../factories/published-offer.ts';
import { wantedInput } from '../factories/wanted.ts';
import { inputsOf } from '../fuzz/inputs.ts';
import { fuzzing } from '../fuzz/people.ts';
import { alone } from '../kit/product.ts';
import { type TestServer, testServer } from '../kit/server.ts';
import { type MarkName, marks, marksIn } from './marks.ts';
import { type LeakScene, prepareLeaks, type Reader } from './scene.ts';

/** Calls that change nothing though they are no reads, and are asked too. */
const alsoAsked = [
  'getMe',
  'getProfile',
  'getSecurity',
  'getReadingCopy',
  'getOfferPhotos',
  'getSentCode',
  'getOfferCheck',
  'getMailDelay',
  'listClaims',
];
/** What hands out the mails of everybody as long as there is no mail server; production has it not. */
const notAsked = ['readMailbox'];

const calls = (await declaredCalls()).filter(({ read, wire }) => (read || alsoAsked.includes(wire)) && !notAsked.includes(wire));
let server: TestServer;
let scene: LeakScene;
beforeAll(async () => {
  server = await testServer({ env: { ...alone, VISITOR_CACHE_MB: '32' } });
  scene = await prepareLeaks(server);
}, 240_000);
afterAll(() => server.close());

type ReadAnswer = { readonly what: string; readonly text: string };

const askedOf = (call: (typeof calls)[number]): readonly unknown[] => [
  {},
  ...fc.sample(inputsOf(call.in, scene.known), { seed: fuzzing.seed, numRuns: fuzzing.runs(3) }),
  // One input for each thing that there is, where the call is about one.
  ...Object.entries(scene.known).flatMap(([name, values]) => (isNamed(call, name) ? values.map((value) => ({ [name]: value })) : [])),
];

const isNamed = ({ in: input }: (typeof calls)[number], name: string): boolean =>
  'shape' in input && typeof input.shape === 'object' && input.shape !== null && name in input.shape;

const answersTo = async ({ client, finds }: Reader, call: (typeof calls)[number]): Promise<readonly ReadAnswer[]> => {
  const answers: ReadAnswer[] = [];
  for (const input of askedOf(call)) {
    const data = JSON.stringify(input);
    const headers = { 'content-type': 'application/json' };
    const post = await client.fetch(`/call/${call.wire}`, { method: 'POST', body: `{"data":${data}}`, headers });
    answers.push({ what: `${call.wire} ${data}`, text: await post.text() });
    // What is read by address may come from the cache of visitors.
    if (!call.read || finds.length > 2 || data.length > 1_500) continue;
    const get = await client.fetch(`/read/${call.wire}?data=${encodeURIComponent(data)}`);
    answers.push({ what: `GET ${call.wire} ${data}`, text: await get.text() });
  }
  return answers;
};

/** The marks of their own by which each reader is known to have read. */
const found = new Map<string, Set<MarkName>>();

const scan = async (name: string): Promise<readonly string[]> => {
  const reader = scene.readers[name];
  if (!reader) throw new Error(`nobody is called ${name}`);
  const leaks: string[] = [];
  const seen = found.get(name) ?? new Set();
  found.set(name, seen);
  for (const call of calls)
    for (const { what, text } of await answersTo(reader, call)) {
      leaks.push(...marksIn(text, reader.forbidden).map((mark) => `${mark} in ${what}`));
      for (const whose of reader.finds) if (marksIn(text, [whose]).length > 0) seen.add(whose);
    }
  return leaks;
};

/** Who reads, in this order: whoever may read most comes first, so that what a cache had kept of it would be found by those who may not. */
const names = [
  'admin',
  'landlord',
  'tenant',
  'seeker',
  'agent',
  'owner',
  'caller',
  'another caller',
  'another company',
  'stranger',
  'unverified',
  'visitor',
];

describe('what is asked', () => {
  it('covers every read', () => {
    expect(calls.length).toBeGreaterThan(90);
    expect(names).toEqual(Object.keys(scene.readers));
  });

  it('is about marks that are everywhere they should be', async () => {
    const text = JSON.stringify(Object.values(marks).flat());
    for (const whose of Object.keys(marks) as MarkName[]) expect(marksIn(text, [whose]).length).toBeGreaterThanOrEqual(marks[whose].length);
    expect(marksIn('76\u00a0543,21 zł', ['terms'])).toHaveLength(1);
    expect(marksIn('"price":7654321,', ['terms'])).toHaveLength(1);
    expect(marksIn('ZNACZNIK SZUKAJ\\u0104CY SP. Z O.O.', ['seeker'])).toHaveLength(1);
  });
});

describe.each(names)('to %s', (name) => {
  it('nothing is told that is not theirs', async () => {
    expect(await scan(name)).toEqual([]);
  });

  it('what is theirs is told, so that the scan has eyes', () => {
    const reader = scene.readers[name];
    expect([...(found.get(name) ?? [])].toSorted()).toEqual([...(reader?.finds ?? [])].toSorted());
  });
});

describe('beside the calls', () => {
  it.each(['visitor', 'unverified', 'stranger', 'another company'])('nothing is told to %s', async (name) => {
    const reader = scene.readers[name];
    if (!reader) throw new Error(`nobody is called ${name}`);
    const { published } = scene;
    const paths = ['/sitemap.xml', '/sitemap/pages.xml', `/sitemap/offers/${published}.xml`, '/robots.txt', `/offers/${published}/picture/old.jpg`];
    for (const path of [...paths, `/offers/${published}/brochure`, '/dashboard/figures.csv', '/account/copy/none']) {
      const answer = await reader.client.fetch(path, { redirect: 'manual' });
      const text = `${[...answer.headers].join('\n')}\n${Buffer.from(await answer.arrayBuffer()).toString('utf8')}`;
      expect(marksIn(text, reader.forbidden), path).toEqual([]);
    }
  });

  it('a stream says that something changed and nothing else', async () => {
    const [listing = ''] = scene.known['wantedListingId'] ?? [];
    const seeker = scene.readers['seeker'];
    const answer = await server.visitor.fetch(`/live?topics=wanted,public-offer:${scene.published},admin`);
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    await reader?.read();
    if (seeker) await must(seeker.client, wantedCalls.updateWantedListing, { ...wantedInput(), wantedListingId: listing });
    const { value = '' } = (await reader?.read()) ?? {};
    await reader?.cancel();
    expect(value).toMatch(/^id: \d+\nevent: notice\ndata: \{"topic":"wanted","within":0\}\n\n$/);
  });
});
