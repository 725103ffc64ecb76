/** Serves the live stream of a browser. */

import { refuseKit } from '../../../domain/kit/refusals.ts';
import { type Result, refused } from '../../../domain/kit/verdict.ts';
import type { Ctx } from '../context.ts';
import { headersOfAll } from '../http/headers.ts';
import { networkOf } from '../http/limits/network.ts';
import type { RawRoute } from '../http/rpc.ts';
import { createHeartbeat, type Heartbeat } from './heartbeat.ts';
import type { LiveNotices, TopicChange } from './live.ts';
import { rightsTopic, type TopicGuard } from './notices.ts';
import { type OpenStream, socketPipe, webPipe } from './stream-pipe.ts';

const maxTopics = 40;
const heartbeatSeconds = 25;
// Rights are checked when a stream opens, so none lives longer than a few minutes; not all equally long, or all would come back together.
const lifetimeHeartbeats = { from: 8, upTo: 14 } as const;
const retryMs = { from: 1_000, upTo: 4_000, renewed: 200 } as const;
/** When a page of a session that is over may ask again, should it still show that session. */
const signedOutRetryMs = 60_000;
/** When a browser that holds too many streams may ask for another. */
const retrySeconds = 60;
const spread = { crowd: 25, eachMs: 10, atMostMs: 30_000 } as const;

const between = ({ from, upTo }: { readonly from: number; readonly upTo: number }): number => from + Math.floor(Math.random() * (upTo - from));

/** One stream of notices per browser: `GET /live?topics=offer:ID,user:UID`. Topics that the viewer may not subscribe to are left out; a visitor who names those of a person is told to read again. */
export const liveRoute = (guards: readonly TopicGuard[], mostOpen: number, heartbeat: Heartbeat = createHeartbeat(heartbeatSeconds)): RawRoute => {
  const open = new OpenStreams(mostOpen);
  return { method: 'GET', path: '/live', handle: streamHandler(guards, heartbeat, open) };
};

const streamHandler =
  (guards: readonly TopicGuard[], heartbeat: Heartbeat, open: OpenStreams): RawRoute['handle'] =>
  async (ctx, request, _params, wire): Promise<Response | Result<never>> => {
    const caller = ctx.viewer.kind === 'signed-in' ? ctx.viewer.uid : networkOf(ctx.address);
    if (open.isFull(caller)) return refused(refuseKit('kit.too_many_calls', { params: { retryAfter: retrySeconds } }));
    const query = new URL(request.url).searchParams;
    const wanted = [...new Set((query.get('topics') ?? '').split(',').filter(Boolean))].slice(0, maxTopics);
    if (ctx.viewer.kind !== 'signed-in' && wanted.some((topic) => isPersonal(guards, topic))) return signedOutStream(ctx);
    // Counted before anything is waited for, so that many at once do not pass together.
    const leave = open.enter(caller);
    const topics = await allowedOf(guards, ctx, wanted).catch((fault: unknown) => {
      leave();
      throw fault;
    });
    if (wanted.length > 0 && topics.length === 0) {
      leave();
      return refused(refuseKit('kit.denied'));
    }
    const after = Number(request.headers.get('last-event-id') ?? query.get('after') ?? Number.NaN);
    const headers = { ...headersOfAll(ctx.config.baseUrl), ...streamHeaders };
    return openStream(
      {
        live: ctx.live,
        heartbeat,
        topics,
        uid: ctx.viewer.kind === 'signed-in' ? ctx.viewer.uid : null,
        after: Number.isSafeInteger(after) ? after : null,
        onLeave: leave,
      },
      (gone) => (wire ? socketPipe(wire, headers, gone) : webPipe(headers, request.signal, gone)),
    );
  };

const isPersonal = (guards: readonly TopicGuard[], topic: string): boolean =>
  guards.some((guard) => guard.isPersonal === true && topic.startsWith(`${guard.prefix}:`));

/**
 * The session of a page ended before its stream was open, or while it had none: nothing else would tell the page. It is told to read
 * again, finds itself signed out, and asks for what visitors may follow.
 */
const signedOutStream = (ctx: Ctx): Response =>
  new Response(`retry: ${signedOutRetryMs}\n${resetText}`, { headers: { ...headersOfAll(ctx.config.baseUrl), ...streamHeaders } });

/** How many streams each caller holds open in this process. */
class OpenStreams {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  isFull(caller: string): boolean {
    return (this.#open.get(caller) ?? 0) >= this.#most;
  }

  /** Counts a stream in; answers what counts it out. */
  enter(caller: string): () => void {
    this.#open.set(caller, (this.#open.get(caller) ?? 0) + 1);
    return () => {
      const left = (this.#open.get(caller) ?? 1) - 1;
      if (left > 0) this.#open.set(caller, left);
      else this.#open.delete(caller);
    };
  }
}

const streamHeaders = { 'content-type': 'text/event-stream', 'cache-control': 'private, no-store', 'x-accel-buffering': 'no' } as const;

/** Those of the topics that the viewer may subscribe to; each guard is asked once. */
const allowedOf = async (guards: readonly TopicGuard[], ctx: Ctx, wanted: readonly string[]): Promise<readonly string[]> => {
  const found = await Promise.all(
    guards.map(async ({ prefix, allowed }) => {
      const ids = wanted.filter((topic) => topic === prefix || topic.startsWith(`${prefix}:`)).map((topic) => topic.slice(prefix.length + 1));
      return ids.length === 0 ? [] : (await allowed(ctx, ids)).map((id) => (id === '' ? prefix : `${prefix}:${id}`));
    }),
  );
  return found.flat();
};

/** The options of a stream; `after` is the mark that the browser names when it returns. */
export type Opening = {
  readonly live: LiveNotices;
  readonly heartbeat: Heartbeat;
  readonly topics: readonly string[];
  readonly uid: string | null;
  readonly after: number | null;
  /** Called once when the stream is over, for whatever reason. */
  readonly onLeave: () => void;
};

const bytes = (text: string): Uint8Array => Buffer.from(text);

/** The time over which browsers spread their reading: none for a few, more for a crowd that would otherwise read at once. */
const withinMs = (subscribers: number): number => Math.min(spread.atMostMs, Math.max(0, subscribers - spread.crowd) * spread.eachMs);

const changeText = ({ topic, mark, subscribers }: TopicChange): string =>
  `id: ${mark}\nevent: notice\ndata: ${JSON.stringify({ topic, within: withinMs(subscribers) })}\n\n`;

/** The mark that the browser has reached. It is an event of its own, so that the page can also name it when it opens another stream. */
const markText = (live: LiveNotices): string => `id: ${live.mark()}\nevent: mark\ndata: 0\n\n`;

const encoded = new WeakMap<TopicChange, Uint8Array>();

/** All subscribers of a notice share one encoded chunk. */
const changeBytes = (change: TopicChange): Uint8Array => {
  const made = encoded.get(change) ?? bytes(changeText(change));
  encoded.set(change, made);
  return made;
};

/** Opens one stream: what was missed, then what comes, until the browser leaves, reads too slowly, its rights change or its time is over. */
export const openStream = ({ live, heartbeat, topics, uid, after, onLeave }: Opening, open: (gone: () => void) => OpenStream): Response => {
  const leaving: (() => void)[] = [];
  const leave = (): void => {
    for (const step of leaving.splice(0)) step();
  };
  const { pipe, response } = open(leave);
  const send = (chunk: Uint8Array): void => {
    if (pipe.write(chunk)) return;
    leave();
    pipe.cut();
  };
  const end = (retry?: number): void => {
    if (leaving.length === 0) return;
    leave();
    if (retry !== undefined) pipe.write(bytes(`retry: ${retry}\n\n`));
    pipe.end();
  };
  const rights = uid === null ? null : rightsTopic(uid);
  let left = between(lifetimeHeartbeats);
  // Every heartbeat sends the mark, so that a browser whose topics are silent does not return with one that the log has forgotten.
  const onHeartbeat = (): void => {
    left -= 1;
    if (left <= 0) end(retryMs.renewed);
    else send(bytes(markText(live)));
  };
  leaving.push(
    live.subscribe({
      topics: new Set(rights === null ? topics : [...topics, rights]),
      onChange: (change) => (change.topic === rights ? end(retryMs.renewed) : send(changeBytes(change))),
      onEnd: () => end(),
    }),
    heartbeat.join(onHeartbeat),
    onLeave,
  );
  send(bytes(`retry: ${between(retryMs)}\n${markText(live)}${after === null ? '' : missedText(live, after, topics)}`));
  return response;
};

/** Tells a page to read everything again. */
const resetText = 'event: reset\ndata: {}\n\n';

const missedText = (live: LiveNotices, after: number, topics: readonly string[]): string => {
  const missed = live.since(after, topics);
  if (missed === null) return resetText;
  return missed.map((topic) => changeText({ topic, mark: live.mark(), subscribers: 1 })).join('');
};
