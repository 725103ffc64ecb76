import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { ok } from '../../../src/domain/kit/verdict.ts';
import { createServer } from '../../../src/server/app/app.ts';
import { serveHealth } from '../../../src/server/app/health.ts';
import { builtPages, servePages } from '../../../src/server/app/pages.ts';
import { connect, disconnect } from '../../../src/server/kit/database/database.ts';
import { transact } from '../../../src/server/kit/database/transaction.ts';
import { notice } from '../../../src/server/kit/live/notices.ts';
import { readConfig } from '../../../src/server/kit/process/config.ts';
import { type Field, fields } from '../../../src/server/kit/process/config-fields.ts';
import { warmSearch } from '../../../src/server/search/queries/search.ts';
import { serveChild } from './serve-child.ts';

const root = path.join(import.meta.dirname, '../../..');
const wide = 1_000_000_000;
const secret = (): string => randomBytes(32).toString('hex');

/** What production asks for, as development has it; the secrets are made up, mail goes nowhere. */
const asked = Object.entries<Field>(fields).flatMap(([name, { production, fallback }]) =>
  production && fallback ? [[name, fallback] as const] : [],
);

const config = readConfig({
  ...Object.fromEntries(asked),
  SECRET: secret(),
  SEAL_SECRET: secret(),
  SEAL_SELF_MADE: 'on',
  BASE_URL: 'http://127.0.0.1',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAP_STYLE_URL: 'off',
  // A bench measures the making of answers, unless it says otherwise.
  VISITOR_CACHE_MB: '0',
  ...process.env,
  NODE_ENV: 'production',
});
const db = connect(config.databaseUrl ?? '', config.databasePool);
const server = await createServer({
  config,
  db,
  ...(config.databaseUrl ? { databaseUrl: config.databaseUrl } : {}),
  limits: { user: wide, visitor: wide, read: wide, page: wide, streams: wide },
});
await server.begin({ work: process.env['BENCH_JOBS'] === 'on' });
// The program loads its columns after its start; beside that the first seconds of every measurement would be slower.
await warmSearch(server.services);
serveHealth(server.app, { config, db, about: { version: 'bench', build: 'bench' }, isClosing: () => false });
process.env['NODE_ENV'] = 'production';
// The pages of a bench may stand in the place of the product's.
await servePages(server, await builtPages(process.env['BENCH_PAGES'] ?? root), config);

/** Commits a notice as a command does; answers when its work was done and the commit began, on the clock that all processes of a machine share. */
const tell = async (topics: string): Promise<number> => {
  let sent = Number.NaN;
  await transact(server.services, async (tx) => {
    await notice(tx, topics.split(','));
    sent = Number(process.hrtime.bigint()) / 1e6;
    return ok(null);
  });
  return sent;
};

const end = async (): Promise<void> => {
  await server.end();
  await disconnect(db);
};
serveChild(getRequestListener(server.fetch), end, { tell });
