import { request } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { serveChild } from '../kit/serve-child.ts';

const product = process.env['BENCH_PRODUCT'] ?? '';

type StoredAnswer = { readonly headers: Record<string, string>; readonly body: Uint8Array<ArrayBuffer> };
const stored = new Map<string, StoredAnswer>();

/** The bytes as they come over the network: `fetch` would unpack them. */
const bytesOf = (address: string): Promise<StoredAnswer> =>
  new Promise((resolve, reject) => {
    request(product + address, { headers: { 'accept-encoding': 'gzip, deflate, br' } }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      const dropped = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length']);
      const headers = Object.entries(response.headers).filter(([name]) => !dropped.has(name));
      resolve({ headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])), body: new Uint8Array(Buffer.concat(chunks)) });
    })
      .on('error', reject)
      .end();
  });

// What the product answered first, out of a Map: the least that a handler of this web server can do.
const app = new Hono();
app.get('*', async (c) => {
  const { pathname, search } = new URL(c.req.url);
  const address = pathname + search;
  const found = stored.get(address) ?? (await bytesOf(address));
  stored.set(address, found);
  return new Response(found.body, { headers: found.headers });
});

serveChild(getRequestListener(app.fetch), async () => undefined);
