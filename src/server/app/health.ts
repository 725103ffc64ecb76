import { timingSafeEqual } from 'node:crypto';
import type { Hono } from 'hono';
import { type Db, serverVersion } from '../kit/database/database.ts';
import type { RequestEnv } from '../kit/http/request.ts';
import type { Config } from '../kit/process/config.ts';
import { metrics } from '../kit/process/metrics.ts';

/** What the running program knows of itself. */
export type About = { readonly version: string; readonly build: string };

const patience = 2_000;

const answersInTime = (db: Db): Promise<boolean> =>
  Promise.race([
    serverVersion(db).then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patience).unref()),
  ]);

const mayReadMetrics = (config: Config, authorization: string | undefined): boolean => {
  if (!config.metricsToken) return !config.production;
  const [given, wanted] = [Buffer.from(authorization ?? ''), Buffer.from(`Bearer ${config.metricsToken}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
};

/** Addresses for machines: is the process alive, may it get requests, which version is it, its numbers. */
export const serveHealth = (
  app: Hono<{ Bindings: RequestEnv }>,
  { config, db, about, isClosing }: { config: Config; db: Db; about: About; isClosing: () => boolean },
): void => {
  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => {
    const state = isClosing() ? 'closing' : (await answersInTime(db)) ? 'ready' : 'database does not answer';
    return c.json({ state }, state === 'ready' ? 200 : 503);
  });
  app.get('/version.json', (c) => c.json({ name: 'parter', ...about }, 200, { 'cache-control': 'no-cache' }));
  app.get('/metrics', async (c) => {
    if (!mayReadMetrics(config, c.req.header('authorization'))) return c.notFound();
    return c.text(await metrics.metrics(), 200, { 'content-type': metrics.contentType });
  });
};
