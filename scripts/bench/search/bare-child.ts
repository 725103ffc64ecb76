/** The least that can answer a search: one route of the same framework, the same pool, the statements ready-made, rows as JSON. */
import { readFileSync } from 'node:fs';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';
import { serveChild } from '../kit/serve-child.ts';

type PreparedQuery = { readonly name: string; readonly text: string; readonly values: unknown[] };

/** By kind: for each request, the statements that it asks side by side. */
const asked = JSON.parse(readFileSync(process.env['BENCH_STATEMENTS'] ?? '', 'utf8')) as Readonly<
  Record<string, readonly (readonly PreparedQuery[])[]>
>;
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: Number(process.env['DATABASE_POOL']), options: '-c TimeZone=UTC' });

const app = new Hono();
app.get('/:kind/:number', async (c) => {
  const statements = asked[c.req.param('kind')]?.[Number(c.req.param('number'))] ?? [];
  const answers = await Promise.all(statements.map((statement) => pool.query(statement)));
  return c.json(answers.map(({ rows }) => rows));
});
serveChild(getRequestListener(app.fetch), () => pool.end());
