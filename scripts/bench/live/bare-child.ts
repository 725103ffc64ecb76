/** The least that a server of event streams can be: it keeps responses by topic and writes the same bytes to each; no sessions, no database. */
import type { ServerResponse } from 'node:http';
import { serveChild } from '../kit/serve-child.ts';

const byTopic = new Map<string, Set<ServerResponse>>();
let last = 0;

const tell = (topics: string): number => {
  const sent = Number(process.hrtime.bigint()) / 1e6;
  for (const topic of topics.split(',')) {
    last += 1;
    const bytes = Buffer.from(`id: ${last}\nevent: notice\ndata: ${JSON.stringify({ topic })}\n\n`);
    for (const response of byTopic.get(topic) ?? []) response.write(bytes);
  }
  return sent;
};

serveChild(
  (request, response) => {
    const topics = new URL(request.url ?? '/', 'http://bare').searchParams.get('topics') ?? '';
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'private, no-store' });
    response.write('retry: 2000\n\n');
    for (const topic of topics.split(',')) {
      const set = byTopic.get(topic) ?? new Set();
      byTopic.set(topic, set.add(response));
      response.on('close', () => set.delete(response));
    }
  },
  async () => undefined,
  { tell },
);
