/** One live stream for all readers of the page. */

import { isSessionEnded } from '../calls/ended-session.ts';

/** Called when a topic changed; `within` is how long the reader may wait before it reads again, in milliseconds. */
type Listener = (within: number) => void;

const closeHiddenAfterMs = 5_000;
const firstReconnectMs = 5_000;
const longestReconnectMs = 300_000;

const listeners = new Map<string, Set<Listener>>();
let source: EventSource | null = null;
let openTopics = '';
let lastMark = '';
let planned: ReturnType<typeof setTimeout> | undefined;
let isWatchingVisibility = false;
let reconnectAfter = firstReconnectMs;

/** Tells `listener` whenever one of the topics changed on the server; returns the function that unsubscribes. */
export const listen = (topics: readonly string[], listener: Listener): (() => void) => {
  watchVisibility();
  for (const topic of topics) {
    const set = listeners.get(topic) ?? new Set();
    listeners.set(topic, set.add(listener));
  }
  reconnectSoon();
  return () => {
    for (const topic of topics) {
      const set = listeners.get(topic);
      set?.delete(listener);
      if (set?.size === 0) listeners.delete(topic);
    }
    reconnectSoon();
  };
};

/** Closes the stream before the session ends, so that it does not reconnect without one; `resume` opens it again. */
export const pauseLive = (): { readonly resume: () => void } => {
  clearTimeout(planned);
  close();
  return { resume: () => reconnectSoon() };
};

/**
 * A hidden page holds no connection (a browser has six for a site, and each costs the server memory); when it is shown again, it
 * asks for what it missed.
 */
const watchVisibility = (): void => {
  if (isWatchingVisibility) return;
  isWatchingVisibility = true;
  document.addEventListener('visibilitychange', () => reconnectSoon(document.hidden ? closeHiddenAfterMs : 0));
};

/** There is one stream for the whole page: parts mount and unmount within a moment, so the connection changes once, afterwards. */
const reconnectSoon = (wait = 50): void => {
  clearTimeout(planned);
  planned = setTimeout(connect, wait);
};

const connect = (): void => {
  const topics = document.hidden || isSessionEnded() ? '' : [...listeners.keys()].sort().join(',');
  if (topics === openTopics) return;
  close();
  if (!topics) return;
  openTopics = topics;
  source = new EventSource(addressOf(topics));
  source.addEventListener('notice', (event) => {
    keepMark(event);
    const { topic, within } = parseNotice(String(event.data));
    notify(topic, within);
  });
  source.addEventListener('mark', keepMark);
  source.addEventListener('reset', () => notify(null, 0));
  source.addEventListener('error', onError);
};

const close = (): void => {
  source?.close();
  source = null;
  openTopics = '';
};

const addressOf = (topics: string): string => {
  const after = lastMark || pageMark();
  return `/live?topics=${encodeURIComponent(topics)}${after && `&after=${encodeURIComponent(after)}`}`;
};

/** Where the page stood when the server read it: what changed before its first stream was open is told by that stream. */
const pageMark = (): string => document.querySelector<HTMLMetaElement>('meta[name="live-mark"]')?.content ?? headerMark();

/** The same of a page that every visitor is shown alike, which says it in a header: as the duration of a server timing, the one that a page can read. */
const headerMark = (): string => {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return String(page?.serverTiming?.find(({ name }) => name === 'live-mark')?.duration ?? '');
};

/** Keeps the number to reconnect with: the browser sends it by itself only while one connection is renewed, not when another replaces it. */
const keepMark = (event: Event): void => {
  reconnectAfter = firstReconnectMs;
  lastMark = (event as MessageEvent).lastEventId || lastMark;
};

const parseNotice = (text: string): { readonly topic: string | null; readonly within: number } => {
  const notice: unknown = JSON.parse(text);
  if (typeof notice !== 'object' || notice === null) return { topic: null, within: 0 };
  return {
    topic: 'topic' in notice && typeof notice.topic === 'string' ? notice.topic : null,
    within: 'within' in notice && typeof notice.within === 'number' ? notice.within : 0,
  };
};

const notify = (topic: string | null, within: number): void => {
  const called = [...listeners].flatMap(([name, set]) => (topic === null || topic === name ? [...set] : []));
  for (const listener of new Set(called)) listener(within);
};

/** The browser gives up a refused stream (a server that restarts, a proxy, a session that ended), so we reconnect, with growing waits. */
const onError = (event: Event): void => {
  if (event.target !== source || source?.readyState !== EventSource.CLOSED) return;
  close();
  reconnectSoon(reconnectAfter * (0.5 + Math.random()));
  reconnectAfter = Math.min(reconnectAfter * 2, longestReconnectMs);
};
