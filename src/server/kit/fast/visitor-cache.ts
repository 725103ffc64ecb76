/* A fast path (docs/fast-paths.md): switch off with VISITOR_CACHE_MB=0. */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { SharedMaking } from '../context.ts';
import type { HeaderRecord } from '../http/headers.ts';
import type { LiveNotices } from '../live/live.ts';

/** An answer as every visitor is given it: its headers as they go out, and its bytes as they are compressed. */
export type StoredAnswer = { readonly etag: string; readonly headers: HeaderRecord; readonly body: Uint8Array<ArrayBuffer> };

/** What became of making an answer: one for everybody, or one that is for whoever asked alone. */
export type MadeAnswer = { readonly answer: StoredAnswer; readonly response: null } | { readonly answer: null; readonly response: Response };

type Entry = { readonly answer: StoredAnswer; readonly making: AnswerInMaking };
type RunningRequest = { readonly answer: Promise<StoredAnswer | null>; readonly making: AnswerInMaking };

/** What no notice changes (a reservation that runs out, a new day) is true again after so long. */
const livesMs = 60_000;

/** What an entry takes beside its bytes: headers, key, subscriptions. */
const entryBytes = 2_000;

/** Small answers are bounded by their number. */
const mostEntries = 20_000;

/**
 * Answers for visitors, made once and given to all of them until a notice says that what they show has changed, at most a minute. Bounded by
 * bytes: the one that was not asked for the longest goes first. An answer follows its topics from before its data are read; a notice that comes
 * while it is made lets it go to those who already wait, and nowhere else.
 *
 * Example: `/offers` is asked for twice at once and made once. While it is made, an offer is booked: both get what was read, nothing is stored,
 * and the third request, a moment later, has it made anew and stored. The next booking drops it.
 */
export class VisitorCache {
  readonly #live: Pick<LiveNotices, 'subscribe'>;
  readonly #stored: LRUCache<string, Entry>;
  readonly #running = new Map<string, RunningRequest>();

  constructor(live: Pick<LiveNotices, 'subscribe'>, bytes: number, now: () => number = () => performance.now()) {
    this.#live = live;
    this.#stored = new LRUCache<string, Entry>({
      max: mostEntries,
      maxSize: bytes,
      // One answer is never the whole cache.
      maxEntrySize: Math.ceil(bytes / 4),
      sizeCalculation: ({ answer }, key) => answer.body.byteLength + 2 * key.length + entryBytes,
      ttl: livesMs,
      ttlResolution: 0,
      perf: { now },
      dispose: ({ making }) => making.end(),
    });
  }

  /** A stored answer. */
  get(key: string): StoredAnswer | undefined {
    return this.#stored.get(key)?.answer;
  }

  /** The answer that is being made now; null when it turns out to be nobody else's. */
  running(key: string): Promise<StoredAnswer | null> | undefined {
    return this.#running.get(key)?.answer;
  }

  /** Has an answer made, for all who ask for it meanwhile. */
  make(key: string, work: (making: SharedMaking) => Promise<Response>): Promise<MadeAnswer> {
    const making = new AnswerInMaking(this.#live, () => this.#drop(key, making));
    const made = this.#run(key, making, work);
    const answer = made.then(
      (one) => one.answer,
      () => null,
    );
    this.#running.set(key, { answer, making });
    return made;
  }

  /** Bytes that are counted now. */
  get bytes(): number {
    return this.#stored.calculatedSize;
  }

  async #run(key: string, making: AnswerInMaking, work: (making: SharedMaking) => Promise<Response>): Promise<MadeAnswer> {
    // The caller notes the making before it begins.
    await null;
    try {
      const response = await work(making);
      const answer = making.isForAll && isForAll(response) ? await storedOf(response) : null;
      if (answer !== null) this.#store(key, { answer, making });
      return answer === null ? { answer, response } : { answer, response: null };
    } finally {
      if (this.#stored.peek(key)?.making !== making) making.end();
      if (this.#running.get(key)?.making === making) this.#running.delete(key);
    }
  }

  #store(key: string, entry: Entry): void {
    if (!entry.making.isOver) this.#stored.set(key, entry);
  }

  #drop(key: string, making: AnswerInMaking): void {
    making.end();
    if (this.#running.get(key)?.making === making) this.#running.delete(key);
    if (this.#stored.peek(key)?.making === making) this.#stored.delete(key);
  }
}

/** One making of an answer, and after it the answer's subscriptions. */
class AnswerInMaking implements SharedMaking {
  readonly #live: Pick<LiveNotices, 'subscribe'>;
  readonly #onChange: () => void;
  readonly #topics = new Set<string>();
  readonly #leaving: (() => void)[] = [];
  isForAll = true;
  isOver = false;

  constructor(live: Pick<LiveNotices, 'subscribe'>, onChange: () => void) {
    this.#live = live;
    this.#onChange = onChange;
  }

  dependsOn(topics: readonly string[] | null): void {
    if (topics === null) this.isForAll = false;
    const fresh = new Set((topics ?? []).filter((topic) => !this.#topics.has(topic)));
    if (fresh.size === 0 || this.isOver) return;
    for (const topic of fresh) this.#topics.add(topic);
    this.#leaving.push(this.#live.subscribe({ topics: fresh, onChange: this.#onChange, onEnd: () => undefined }));
  }

  end(): void {
    this.isOver = true;
    for (const leave of this.#leaving.splice(0)) leave();
  }
}

/** Only what went well, and what the app itself says may be given to anybody. */
const isForAll = ({ status, headers }: Response): boolean =>
  status === 200 && /^public\b/.test(headers.get('cache-control') ?? '') && !headers.has('set-cookie');

const storedOf = async (response: Response): Promise<StoredAnswer> => {
  const body = new Uint8Array(await response.arrayBuffer());
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { etag, headers: { ...Object.fromEntries(response.headers), etag }, body };
};
