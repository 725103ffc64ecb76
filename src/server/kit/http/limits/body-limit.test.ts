import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { RequestEnv } from '../request.ts';
import { limitBody } from './body-limit.ts';

const app = new Hono<{ Bindings: RequestEnv }>();
app.post(
  '/',
  limitBody(10, (c) => c.text('too large', 413)),
  async (c) => c.text(await c.req.text()),
);

const stream = (text: string, asked: string[] = []): ReadableStream =>
  new ReadableStream(
    {
      pull: (controller) => {
        asked.push(text);
        controller.enqueue(new TextEncoder().encode(text));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
const post = (body: ReadableStream, headers: Record<string, string>) => app.request('/', { method: 'POST', body, headers, ...{ duplex: 'half' } });

it('judges a body by its told length, without touching it', async () => {
  const asked: string[] = [];
  expect((await post(stream('long enough', asked), { 'content-length': '11' })).status).toBe(413);
  expect(asked).toEqual([]);
  expect(await (await post(stream('short'), { 'content-length': '5' })).text()).toBe('short');
});

it('counts a body whose length nobody told, or that comes in chunks whatever was told', async () => {
  expect((await post(stream('much longer than ten'), {})).status).toBe(413);
  expect((await post(stream('much longer than ten'), { 'content-length': '5', 'transfer-encoding': 'chunked' })).status).toBe(413);
  expect(await (await post(stream('short'), {})).text()).toBe('short');
});
