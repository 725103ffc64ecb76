/** The least that can answer the list of offers by React: one route, one statement, one rendering, compressed as the product does it. */
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';
import { compressed } from '../../../src/server/kit/http/compression.ts';
import { serveChild } from '../kit/serve-child.ts';

type Render = (items: readonly object[], total: number, capped: boolean) => string;

const { offersPage } = (await import(pathToFileURL(process.env['BENCH_PAGE'] ?? '').href)) as { readonly offersPage: Render };
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10, options: '-c TimeZone=UTC' });

// The product counts so far, too.
const countMax = 1_000;
const listed = 'from listing where listed and valid_to > now()';
const page = {
  name: 'page',
  text: `select (select count(*)::int from (select ${listed} limit ${countMax + 1}) page) as counted,
    offer_id as id, name, use, address, surface, floors, free_from::text as "freeFrom", image, case when booked then 'booked' else 'active' end as badge
    ${listed} order by modified_at desc, offer_id desc limit 9`,
};

const app = new Hono();
app.get('/offers', async (c) => {
  const { rows } = await pool.query<{ readonly counted: number }>(page);
  const counted = rows[0]?.counted ?? 0;
  const html = offersPage(rows, Math.min(counted, countMax), counted > countMax);
  const response = new Response(null, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  return compressed(html, response, c.req.header('accept-encoding'));
});

serveChild(getRequestListener(app.fetch), () => pool.end());
