import { readFile } from 'node:fs/promises';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { compressed } from '../../../src/server/kit/http/compression.ts';
import { serveChild } from '../kit/serve-child.ts';

const pages = JSON.parse(await readFile(process.env['BENCH_TEXTS'] ?? '', 'utf8')) as Readonly<Record<string, string>>;

// The finished text of each page, compressed for every answer as the product does it: what is left when nothing is rendered.
const app = new Hono();
for (const [page, text] of Object.entries(pages))
  app.get(page, (c) =>
    compressed(text, new Response(null, { headers: { 'content-type': 'text/html; charset=utf-8' } }), c.req.header('accept-encoding')),
  );

serveChild(getRequestListener(app.fetch), async () => undefined);
