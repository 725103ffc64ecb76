import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHeartbeat } from './heartbeat.ts';
import type { LiveNotices, Subscriber, TopicChange } from './live.ts';
import { openStream } from './stream.ts';
import type { Pipe } from './stream-pipe.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Live notices without a database: what follows is told by hand. */
const fakeLive = (): { live: LiveNotices; notify: (change: Partial<TopicChange>) => void; subscribers: Set<Subscriber> } => {
  const subscribers = new Set<Subscriber>();
  const live: LiveNotices = {
    runner: 1,
    wake: () => undefined,
    subscribe: (subscriber) => {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    mark: () => 7,
    since: (mark, topics) => (mark < 5 ? null : [...topics].slice(0, 1)),
    start: async () => undefined,
    stop: async () => undefined,
  };
  const notify = (change: Partial<TopicChange>): void => {
    const whole = { topic: 'offer:a', mark: 8, subscribers: subscribers.size, ...change };
    for (const subscriber of [...subscribers]) if (subscriber.topics.has(whole.topic)) subscriber.onChange(whole);
  };
  return { live, notify, subscribers };
};

const open = (
  { live }: { live: LiveNotices },
  {
    after = null,
    slowAfter = Number.POSITIVE_INFINITY,
    heartbeat = createHeartbeat(25),
  }: { after?: number | null; slowAfter?: number; heartbeat?: ReturnType<typeof createHeartbeat> } = {},
) => {
  const written: Uint8Array[] = [];
  const ways: string[] = [];
  let gone = (): void => undefined;
  const pipe: Pipe = { write: (bytes) => written.push(bytes) <= slowAfter, end: () => void ways.push('end'), cut: () => void ways.push('cut') };
  openStream({ live, heartbeat, topics: ['offer:a', 'user:u'], uid: 'u', after, onLeave: () => undefined }, (leave) => {
    gone = leave;
    return { pipe, response: new Response(null) };
  });
  return { written, ways, gone: () => gone(), text: () => written.map((chunk) => Buffer.from(chunk).toString()).join('') };
};

test('a stream begins with a number to return with', () => {
  expect(open(fakeLive()).text()).toMatch(/^retry: \d+\nid: 7\nevent: mark\ndata: 0\n\n$/);
});

test('who returns hears which topics changed meanwhile; after too long, that everything may have', () => {
  expect(open(fakeLive(), { after: 6 }).text()).toContain('id: 7\nevent: notice\ndata: {"topic":"offer:a","within":0}');
  expect(open(fakeLive(), { after: 1 }).text()).toContain('event: reset');
});

test('all subscribers of a notice get the same bytes, and a crowd gets time to read', () => {
  const fake = fakeLive();
  const [one, two] = [open(fake), open(fake)];
  fake.notify({ subscribers: 1025 });
  expect(one.written.at(-1)).toBe(two.written.at(-1));
  expect(one.text()).toContain('"within":10000');
  fake.notify({ subscribers: 25 });
  expect(one.text()).toContain('"within":0');
});

test('a browser that does not read is cut off and follows no more', () => {
  const fake = fakeLive();
  const slow = open(fake, { slowAfter: 2 });
  fake.notify({});
  expect(slow.ways).toEqual([]);
  fake.notify({});
  expect(slow.ways).toEqual(['cut']);
  expect(fake.subscribers.size).toBe(0);
});

test('a change of rights ends the stream and the browser returns soon; its other topics do not', () => {
  const fake = fakeLive();
  const stream = open(fake);
  fake.notify({ topic: 'user:u' });
  expect(stream.ways).toEqual([]);
  fake.notify({ topic: 'rights:u' });
  expect(stream.ways).toEqual(['end']);
  expect(stream.text()).toMatch(/retry: 200\n\n$/);
  expect(stream.text()).not.toContain('rights');
});

test('a silent stream is kept alive with the newest number, and ends after some minutes so that rights are checked anew', () => {
  const fake = fakeLive();
  const stream = open(fake);
  vi.advanceTimersByTime(26_000);
  expect(stream.text()).toMatch(/\n\nid: 7\nevent: mark\ndata: 0\n\n$/);
  vi.advanceTimersByTime(15 * 25_000);
  expect(stream.ways).toEqual(['end']);
  expect(fake.subscribers.size).toBe(0);
});

test('one timer beats for all, spread over the period, and stops after the last', () => {
  const heartbeat = createHeartbeat(25);
  const beaten: number[] = [];
  const leaving = [0, 1, 2].map((member) => heartbeat.join(() => beaten.push(member)));
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(2_000);
  expect(beaten.length).toBe(2);
  vi.advanceTimersByTime(23_000);
  expect(beaten.toSorted()).toEqual([0, 1, 2]);
  for (const leave of leaving) leave();
  expect(vi.getTimerCount()).toBe(0);
});

test('a browser that leaves is followed by nobody and beaten for no more', () => {
  const fake = fakeLive();
  const stream = open(fake);
  stream.gone();
  expect(fake.subscribers.size).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});
