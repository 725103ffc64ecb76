import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The part of a browser that live notices use. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static readonly opened: FakeSource[] = [];
  readonly url: string;
  isOpen = true;
  readyState = 1;
  constructor(url: string) {
    super();
    this.url = url;
    FakeSource.opened.push(this);
  }
  close(): void {
    this.isOpen = false;
  }
  send(type: string, lastEventId: string, data: unknown = 0): void {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data), lastEventId }));
  }
}

const page: EventTarget & { hidden: boolean; mark: string | null; readonly querySelector: () => { readonly content: string } | null } = Object.assign(
  new EventTarget(),
  { hidden: false, mark: null as string | null, querySelector: () => (page.mark === null ? null : { content: page.mark }) },
);
const setHidden = (hidden: boolean): void => {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
};
const newest = (): FakeSource => {
  const last = FakeSource.opened.at(-1);
  if (!last) throw new Error('no stream was opened');
  return last;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('EventSource', FakeSource);
  vi.stubGlobal('document', page);
  page.hidden = false;
  page.mark = null;
  FakeSource.opened.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const load = () => import('./live.ts');

test('parts of a page share one stream, and each is told of its own topics with the time it may take', async () => {
  const { listen } = await load();
  const calls: unknown[] = [];
  listen(['offer:a'], (within) => calls.push(['a', within]));
  listen(['offer:b'], (within) => calls.push(['b', within]));
  vi.runOnlyPendingTimers();
  expect(FakeSource.opened.map(({ url }) => url)).toEqual(['/live?topics=offer%3Aa%2Coffer%3Ab']);
  newest().send('notice', '4', { topic: 'offer:b', within: 900 });
  newest().send('reset', '', {});
  expect(calls).toEqual([
    ['b', 900],
    ['a', 0],
    ['b', 0],
  ]);
});

test('the first stream of a page asks from where the server read it', async () => {
  page.mark = '3';
  const { listen } = await load();
  listen(['offer:a'], () => undefined);
  vi.runOnlyPendingTimers();
  expect(newest().url).toBe('/live?topics=offer%3Aa&after=3');
  newest().send('mark', '5');
  listen(['offer:b'], () => undefined);
  vi.runOnlyPendingTimers();
  expect(newest().url).toBe('/live?topics=offer%3Aa%2Coffer%3Ab&after=5');
});

test('the first stream of a page that everybody is shown alike asks from where its header says', async () => {
  const timings = [{ serverTiming: [{ name: 'live-mark', duration: 12 }] }];
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) => (type === 'navigation' ? timings : []) as never);
  const { listen } = await load();
  listen(['offer:a'], () => undefined);
  vi.runOnlyPendingTimers();
  expect(newest().url).toBe('/live?topics=offer%3Aa&after=12');
});

test('a stream that replaces another asks from the last notice of that one', async () => {
  const { listen } = await load();
  listen(['offer:a'], () => undefined);
  vi.runOnlyPendingTimers();
  newest().send('mark', '7');
  listen(['offer:b'], () => undefined);
  vi.runOnlyPendingTimers();
  expect(FakeSource.opened[0]?.isOpen).toBe(false);
  expect(newest().url).toBe('/live?topics=offer%3Aa%2Coffer%3Ab&after=7');
});

test('a hidden page holds no stream, and asks for what it missed when it is shown again', async () => {
  const { listen } = await load();
  listen(['offer:a'], () => undefined);
  vi.runOnlyPendingTimers();
  newest().send('notice', '9', { topic: 'offer:a' });
  setHidden(true);
  setHidden(false);
  vi.runOnlyPendingTimers();
  expect(FakeSource.opened.length).toBe(1);
  setHidden(true);
  vi.runOnlyPendingTimers();
  expect(newest().isOpen).toBe(false);
  setHidden(false);
  vi.runOnlyPendingTimers();
  expect(newest().url).toBe('/live?topics=offer%3Aa&after=9');
});

test('a refused stream is asked for again, with growing waits, until one stands', async () => {
  const { listen } = await load();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  listen(['offer:a'], () => undefined);
  vi.runOnlyPendingTimers();
  const refuse = (readyState: number): void => {
    newest().readyState = readyState;
    newest().dispatchEvent(new Event('error'));
  };
  refuse(0);
  expect(vi.getTimerCount()).toBe(0);
  refuse(FakeSource.CLOSED);
  vi.advanceTimersByTime(5_000);
  expect(FakeSource.opened.length).toBe(2);
  refuse(FakeSource.CLOSED);
  vi.advanceTimersByTime(9_999);
  expect(FakeSource.opened.length).toBe(2);
  vi.advanceTimersByTime(1);
  newest().send('mark', '3');
  refuse(FakeSource.CLOSED);
  vi.advanceTimersByTime(5_000);
  expect(FakeSource.opened.length).toBe(4);
});

test('a page opened in the background opens no stream before it is shown', async () => {
  const { listen } = await load();
  page.hidden = true;
  listen(['offer:a'], () => undefined);
  vi.runOnlyPendingTimers();
  expect(FakeSource.opened).toEqual([]);
});

test('a stream that is paused for the end of a session stays closed until it is resumed', async () => {
  const { pauseLive, listen } = await load();
  listen(['offer:a'], () => undefined);
  vi.runOnlyPendingTimers();
  listen(['offer:b'], () => undefined);
  const live = pauseLive();
  vi.runOnlyPendingTimers();
  expect([FakeSource.opened.length, newest().isOpen]).toEqual([1, false]);
  live.resume();
  vi.runOnlyPendingTimers();
  expect(newest().url).toBe('/live?topics=offer%3Aa%2Coffer%3Ab');
});
