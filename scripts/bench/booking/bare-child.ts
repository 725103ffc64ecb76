import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';
import { serveChild } from '../kit/serve-child.ts';

// The same number of connections as the product's own pool.
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const app = new Hono();

app.get('/healthz', (c) => c.text('ok'));
app.post('/book', async (c) => {
  const { data } = await c.req.json<{ data: { offerId: string } }>();
  const { rowCount } = await pool.query({
    name: 'book',
    text: "update bare_offer set state = 'BOOKED', booked_by = $2 where id = $1 and state = 'ACTIVE' returning id",
    values: [data.offerId, c.req.header('cookie')],
  });
  if (rowCount === 1) return c.json({ result: { offer: { id: data.offerId } } });
  return c.json({ error: { status: 'ABORTED', message: 'already booked', details: { code: 'offer.already_booked' } } }, 409);
});

serveChild(getRequestListener(app.fetch), () => pool.end());
