import { expect, it, vi } from 'vitest';
import type { SharedMaking } from '../context.ts';
import type { Subscriber } from '../live/live.ts';
import { type MadeAnswer, VisitorCache } from './visitor-cache.ts';

/** Notices without a database. */
const someNotices = () => {
  const open = new Set<Subscriber>();
  return {
    open,
    live: {
      subscribe: (subscriber: Subscriber) => {
        open.add(subscriber);
        return () => void open.delete(subscriber);
      },
    },
    change: (topic: string): void => {
      for (const one of open) if (one.topics.has(topic)) one.onChange({ topic, mark: 1, subscribers: 1 });
    },
  };
};

const shared = (text: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(text, { headers: { 'cache-control': 'public, max-age=0, s-maxage=30', ...headers } });

const about =
  (topics: readonly string[] | null, answer: () => Response | Promise<Response>) =>
  async (making: SharedMaking): Promise<Response> => {
    making.dependsOn(topics);
    return answer();
  };

const textOf = ({ answer }: MadeAnswer): string | null => answer && Buffer.from(answer.body).toString();

it('gives what was made until a notice of what it shows, and leaves no subscription behind', async () => {
  const { live, open, change } = someNotices();
  const cache = new VisitorCache(live, 1e6);
  await cache.make(
    'a',
    about(['offer:1'], () => shared('one')),
  );
  await cache.make(
    'b',
    about(['offer:2'], () => shared('two')),
  );
  change('offer:1');
  expect([cache.get('a'), Buffer.from(cache.get('b')?.body ?? []).toString()]).toEqual([undefined, 'two']);
  change('offer:2');
  expect([cache.get('b'), open.size, cache.bytes]).toEqual([undefined, 0, 0]);
});

it('gives what is being made to all who ask meanwhile', async () => {
  const cache = new VisitorCache(someNotices().live, 1e6);
  const held = Promise.withResolvers<Response>();
  const making = cache.make(
    'a',
    about([], () => held.promise),
  );
  const others = [cache.running('a'), cache.running('a')];
  held.resolve(shared('one'));
  expect(textOf(await making)).toBe('one');
  for (const other of others) expect(Buffer.from((await other)?.body ?? []).toString()).toBe('one');
  expect(cache.running('a')).toBeUndefined();
});

it('neither stores nor gives to later ones what changed while it was made', async () => {
  const { live, open, change } = someNotices();
  const cache = new VisitorCache(live, 1e6);
  const [old, fresh] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
  const first = cache.make(
    'a',
    about(['offer:1'], () => old.promise),
  );
  await vi.waitFor(() => expect(open.size).toBe(1));
  change('offer:1');
  expect(cache.running('a')).toBeUndefined();
  const second = cache.make(
    'a',
    about(['offer:1'], () => fresh.promise),
  );
  fresh.resolve(shared('fresh'));
  await second;
  old.resolve(shared('old'));
  expect(textOf(await first)).toBe('old');
  expect(Buffer.from(cache.get('a')?.body ?? []).toString()).toBe('fresh');
});

it.each([
  ['a fault', new Response('x', { status: 500, headers: { 'cache-control': 'public, max-age=0' } }), []],
  ['a redirect', new Response(null, { status: 302, headers: { location: '/', 'cache-control': 'public, max-age=0' } }), []],
  ['an offer that is gone', new Response('x', { status: 410, headers: { 'cache-control': 'public, max-age=0' } }), []],
  ['what the app keeps private', new Response('x', { headers: { 'cache-control': 'private, no-store' } }), []],
  ['what says nothing', new Response('x'), []],
  ['what sets a cookie', shared('x', { 'set-cookie': 'a=1' }), []],
  ['what was read by a call that is not the same for all', shared('x'), null],
])('keeps nothing of %s, and hands it over as it came', async (_what, response, topics) => {
  const { live, open } = someNotices();
  const cache = new VisitorCache(live, 1e6);
  const making = cache.make(
    'a',
    about(topics, () => response),
  );
  const other = cache.running('a');
  expect(await making).toEqual({ answer: null, response });
  expect([await other, cache.get('a'), cache.bytes, open.size]).toEqual([null, undefined, 0, 0]);
});

it('a fault while it is made reaches who asked, and the next one tries again', async () => {
  const { live, open } = someNotices();
  const cache = new VisitorCache(live, 1e6);
  const failing = cache.make(
    'a',
    about(['offer:1'], () => Promise.reject(new Error('the database is away'))),
  );
  const other = cache.running('a');
  await expect(failing).rejects.toThrow('the database is away');
  expect([await other, cache.running('a'), open.size]).toEqual([null, undefined, 0]);
});

it('never takes more than it may, whatever is asked, and forgets what was not asked for the longest', async () => {
  const { live, open } = someNotices();
  const cache = new VisitorCache(live, 100_000);
  for (let at = 0; at < 300; at += 1) {
    await cache.make(
      `page ${at}`,
      about([`offer:${at}`, 'listings'], () => shared('x'.repeat(8_000))),
    );
    cache.get('page 0');
    expect(cache.bytes).toBeLessThanOrEqual(100_000);
  }
  expect(cache.get('page 0')).toBeDefined();
  expect(cache.get('page 1')).toBeUndefined();
  // Each answer has one subscription, and none outlives its answer.
  expect(open.size).toBeLessThan(12);
  expect(
    (
      await cache.make(
        'large',
        about(['offer:1'], () => shared('x'.repeat(60_000))),
      )
    ).answer,
  ).not.toBeNull();
  expect(cache.get('large')).toBeUndefined();
});

it('makes anew after a minute what no notice changes', async () => {
  let now = 1;
  const cache = new VisitorCache(someNotices().live, 1e6, () => now);
  await cache.make(
    'a',
    about([], () => shared('one')),
  );
  now += 59_000;
  expect(cache.get('a')).toBeDefined();
  now += 2_000;
  expect(cache.get('a')).toBeUndefined();
});
