/** What a part of the page is told: how long it may wait before it reads anew, in milliseconds. */
type Listener = (within: number) => void;

const hushAfterMs = 5_000;
const knockMs = { first: 5_000, atMost: 300_000 } as const;

const listeners = new Map<string, Set<Listener>>();
let source: EventSource | null = null;
let openTopics = '';
let lastMark = '';
let planned: ReturnType<typeof setTimeout> | undefined;
let watching = false;
let knockAfter: number = knockMs.first;

const heard = (topic: string | null, within: number): void => {
  const told = new Set<Listener>();
  for (const [name, set] of listeners) if (topic === null || topic === name) for (const listener of set) told.add(listener);
  for (const listener of told) listener(within);
};

/** A refused stream is over for the browser (a server that just restarts, a proxy, a session that ended): knock again, ever more rarely. */
const refused = (event: Event): void => {
  if (event.target !== source || source?.readyState !== EventSource.CLOSED) return;
  close();
  reconnectSoon(knockAfter * (0.5 + Math.random()));
  knockAfter = Math.min(knockAfter * 2, knockMs.atMost);
};

/** The number to return with: the browser sends it by itself only while one connection is renewed, not when another takes its place. */
const note = (event: Event): void => {
  knockAfter = knockMs.first;
  lastMark = (event as MessageEvent).lastEventId || lastMark;
};

const close = (): void => {
  source?.close();
  source = null;
  openTopics = '';
};

const addressOf = (topics: string): string => `/live?topics=${encodeURIComponent(topics)}${lastMark && `&after=${encodeURIComponent(lastMark)}`}`;

const connect = (): void => {
  const topics = document.hidden ? '' : [...listeners.keys()].sort().join(',');
  if (topics === openTopics) return;
  close();
  if (!topics) return;
  openTopics = topics;
  source = new EventSource(addressOf(topics));
  source.addEventListener('notice', (event) => {
    note(event);
    const { topic, within } = saidIn(String(event.data));
    heard(topic, within);
  });
  source.addEventListener('mark', note);
  source.addEventListener('reset', () => heard(null, 0));
  source.addEventListener('error', refused);
};

const saidIn = (text: string): { readonly topic: string | null; readonly within: number } => {
  const said: unknown = JSON.parse(text);
  if (typeof said !== 'object' || said === null) return { topic: null, within: 0 };
  return {
    topic: 'topic' in said && typeof said.topic === 'string' ? said.topic : null,
    within: 'within' in said && typeof said.within === 'number' ? said.within : 0,
  };
};

/** One stream for the whole page: parts come and go within a moment, so the connection is changed once, afterwards. */
const reconnectSoon = (wait = 50): void => {
  clearTimeout(planned);
  planned = setTimeout(connect, wait);
};

/**
 * A page that nobody looks at holds no connection (a browser has six for a site, and each costs the server memory);
 * when somebody looks again, it asks what it missed.
 */
const watchVisibility = (): void => {
  if (watching) return;
  watching = true;
  document.addEventListener('visibilitychange', () => reconnectSoon(document.hidden ? hushAfterMs : 0));
};

/** Ends the stream before the session ends, so that it does not knock again without one; `again` opens it anew. */
export const hushLive = (): { readonly again: () => void } => {
  clearTimeout(planned);
  close();
  return { again: () => reconnectSoon() };
};

/** Tells `listener` whenever one of the topics changed on the server; returns the way to stop. */
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
