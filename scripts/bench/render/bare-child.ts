/** The least that can answer the list of offers and an offer by React: a route, a statement and a rendering for each, compressed as the product does it. */
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import pg from 'pg';
import { compressed } from '../../../src/server/kit/http/compression.ts';
import { serveChild } from '../kit/serve-child.ts';

type Pages = {
  readonly offersPage: (items: readonly object[], total: number, capped: boolean) => string;
  readonly offerPage: (offer: object) => string;
};

const { offersPage, offerPage } = (await import(pathToFileURL(process.env['BENCH_PAGE'] ?? '').href)) as Pages;
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10, options: '-c TimeZone=UTC' });

// The product counts so far, too.
const countMax = 1_000;
const listed = 'from listing where listed and valid_to > now()';
const list = {
  name: 'list',
  text: `select (select count(*)::int from (select ${listed} limit ${countMax + 1}) page) as counted,
    offer_id as id, name, use, address, surface, floors, free_from::text as "freeFrom", image, case when booked then 'booked' else 'active' end as badge
    ${listed} order by published_at desc, offer_id desc limit 9`,
};

// Photos lie where the product puts them, too.
const one = {
  name: 'one',
  text: `select id, number, form, form ->> 'availability' as "freeFrom", (select coalesce(json_agg(json_build_object('id', photo.id,
    'url', '/photos/' || substr(photo.key, 8), 'smallUrl', '/photos/' || substr(photo.small_key, 8), 'width', photo.width, 'height', photo.height, 'thumb', photo.thumb,
    'alt', photo.alt) order by photo.position, photo.id), '[]') from offer_image photo where photo.offer_id = offer.id) as images
    from offer where id = $1`,
};

const answer = (c: Context, html: string): Promise<Response> | Response =>
  compressed(html, new Response(null, { headers: { 'content-type': 'text/html; charset=utf-8' } }), c.req.header('accept-encoding'));

const app = new Hono();
app.get('/offers', async (c) => {
  const { rows } = await pool.query<{ readonly counted: number }>(list);
  const counted = rows[0]?.counted ?? 0;
  return answer(c, offersPage(rows, Math.min(counted, countMax), counted > countMax));
});
app.get('/offer/:id', async (c) => {
  const { rows } = await pool.query<object>({ ...one, values: [c.req.param('id')] });
  return rows[0] ? answer(c, offerPage(rows[0])) : c.notFound();
});

serveChild(getRequestListener(app.fetch), () => pool.end());
