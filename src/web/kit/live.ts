type Listener = () => void;

const listeners = new Map<string, Set<Listener>>();
let source: EventSource | null = null;
let openTopics = '';
let planned: ReturnType<typeof setTimeout> | undefined;

const heard = (topic: string | null): void => {
  const told = new Set<Listener>();
  for (const [name, set] of listeners) if (topic === null || topic === name) for (const listener of set) told.add(listener);
  for (const listener of told) listener();
};

const connect = (): void => {
  const topics = [...listeners.keys()].sort().join(',');
  if (topics === openTopics) return;
  openTopics = topics;
  source?.close();
  source = null;
  if (!topics) return;
  source = new EventSource(`/live?topics=${encodeURIComponent(topics)}`);
  source.addEventListener('notice', (event) => heard(topicOf(String((event as MessageEvent).data))));
  source.addEventListener('reset', () => heard(null));
};

const topicOf = (text: string): string | null => {
  const said: unknown = JSON.parse(text);
  return typeof said === 'object' && said !== null && 'topic' in said && typeof said.topic === 'string' ? said.topic : null;
};

/** One stream for the whole page: parts come and go within a moment, so the connection is changed once, afterwards. */
const reconnectSoon = (): void => {
  clearTimeout(planned);
  planned = setTimeout(connect, 50);
};

/** Ends the stream before the session ends, so that it does not knock again without one; `again` opens it anew. */
export const hushLive = (): { readonly again: () => void } => {
  source?.close();
  source = null;
  openTopics = '';
  return { again: reconnectSoon };
};

/** Tells `listener` whenever one of the topics changed on the server; returns the way to stop. */
export const listen = (topics: readonly string[], listener: Listener): (() => void) => {
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
