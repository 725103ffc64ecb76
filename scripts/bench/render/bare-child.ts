/** The least that can answer the list of offers and an offer by React: a route, a statement and a rendering for each, compressed as the product does it. */
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import pg from 'pg';
import { compressed } from '../../../src/server/kit/http/compression.ts';
import { serveChild } from '../kit/serve-child.ts';

type ListPage = (items: readonly object[], total: number, capped: boolean) => string;

type Pages = {
  readonly offersPage: ListPage;
  readonly cardsPage: ListPage;
  readonly offerPage: (offer: object) => string;
};

const { offersPage, cardsPage, offerPage } = (await import(pathToFileURL(process.env['BENCH_PAGE'] ?? '').href)) as Pages;
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10, options: '-c TimeZone=UTC' });

// The product counts so far, too.
const countMax = 1_000;
const listed = 'from listing where listed and valid_to > now()';
const counted = `select count(*)::int as counted from (select ${listed} limit ${countMax + 1}) page`;
const newest = `${listed} order by published_at desc, offer_id desc`;
const cardColumns = `offer_id as id, name, use, address, surface, floors, free_from::text as "freeFrom", image,
  case when booked then 'booked' else 'active' end as badge`;
const list = { name: 'list', text: `select (${counted}) as counted, ${cardColumns} ${newest} limit 9` };

// A whole search: a page, its count and the pins of the map.
const [page, count, markers] = [
  { name: 'page', text: `select ${cardColumns} ${newest} limit 9` },
  { name: 'count', text: counted },
  { name: 'markers', text: `select offer_id as id, lat, lng, use ${newest} limit 500` },
];

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

type Count = { readonly counted: number };

const shown = (show: ListPage, rows: readonly object[], found: Count | undefined): string => {
  const total = found?.counted ?? 0;
  return show(rows, Math.min(total, countMax), total > countMax);
};

const app = new Hono();
app.get('/offers', async (c) => {
  const { rows } = await pool.query<Count>(list);
  return answer(c, shown(offersPage, rows, rows[0]));
});
app.get('/cards', async (c) => {
  const [found, total] = await Promise.all([pool.query<object>(page), pool.query<Count>(count), pool.query<object>(markers)]);
  return c.html(shown(cardsPage, found.rows, total.rows[0]));
});
app.get('/offer/:id', async (c) => {
  const { rows } = await pool.query<object>({ ...one, values: [c.req.param('id')] });
  return rows[0] ? answer(c, offerPage(rows[0])) : c.notFound();
});

serveChild(getRequestListener(app.fetch), () => pool.end());
