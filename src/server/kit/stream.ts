import { refuseKit } from '../../domain/kit/refusals.ts';
import { type Result, refused } from '../../domain/kit/verdict.ts';
import type { RawRoute } from './callables.ts';
import type { Ctx } from './context.ts';
import type { Notice } from './live.ts';
import type { TopicGuard } from './notices.ts';

const maxTopics = 40;
const heartbeatMs = 25_000;
const retryMs = 2_000;

/** One stream of notices per browser: `GET /live?topics=offer:ID,user:UID`. Topics one may not follow are left out. */
export const liveRoute = (guards: readonly TopicGuard[]): RawRoute => {
  const byPrefix = new Map(guards.map((guard) => [guard.prefix, guard]));
  return {
    method: 'GET',
    path: '/live',
    handle: async (ctx, request): Promise<Response | Result<never>> => {
      const url = new URL(request.url);
      const wanted = [...new Set((url.searchParams.get('topics') ?? '').split(',').filter(Boolean))].slice(0, maxTopics);
      const allowed = await Promise.all(wanted.map((topic) => mayFollow(byPrefix, ctx, topic)));
      const topics = new Set(wanted.filter((_, index) => allowed[index]));
      if (wanted.length > 0 && topics.size === 0) return refused(refuseKit('kit.denied'));
      const last = Number(request.headers.get('last-event-id') ?? url.searchParams.get('after') ?? Number.NaN);
      return streamResponse(ctx, request, topics, Number.isSafeInteger(last) ? last : null);
    },
  };
};

const mayFollow = async (guards: ReadonlyMap<string, TopicGuard>, ctx: Ctx, topic: string): Promise<boolean> => {
  const [prefix = '', id = ''] = topic.split(':', 2);
  return (await guards.get(prefix)?.may(ctx, id)) ?? false;
};

const line = ({ id, topic }: Notice): string => `id: ${id}\nevent: notice\ndata: ${JSON.stringify({ topic })}\n\n`;

const streamResponse = (ctx: Ctx, request: Request, topics: ReadonlySet<string>, last: number | null): Response => {
  const encoder = new TextEncoder();
  let close = (): void => undefined;
  const body = new ReadableStream<Uint8Array>({
    start: async (controller) => {
      const send = (text: string): void => controller.enqueue(encoder.encode(text));
      send(`retry: ${retryMs}\n\n`);
      const leave = ctx.live.follow(
        topics,
        (notice) => send(line(notice)),
        () => close(),
      );
      const heartbeat = setInterval(() => send(': still here\n\n'), heartbeatMs);
      close = () => {
        close = () => undefined;
        clearInterval(heartbeat);
        leave();
        controller.close();
      };
      request.signal.addEventListener('abort', () => close(), { once: true });
      // Followed first, then caught up: a notice between the two is heard twice, never missed.
      if (last !== null) for (const text of await missed(ctx, last, topics)) send(text);
    },
    cancel: () => close(),
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'private, no-store', 'x-accel-buffering': 'no' } });
};

const missed = async (ctx: Ctx, last: number, topics: ReadonlySet<string>): Promise<readonly string[]> => {
  const notices = await ctx.live.since(last, topics);
  return notices === null ? ['event: reset\ndata: {}\n\n'] : notices.map(line);
};
