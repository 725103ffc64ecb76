import { statfs } from 'node:fs/promises';
import type { Hono } from 'hono';
import { type Db, serverVersion } from '../kit/database/database.ts';
import type { RequestEnv } from '../kit/http/request.ts';
import type { Config } from '../kit/process/config.ts';
import { metrics } from '../kit/process/metrics.ts';
import { bearsToken } from '../kit/security/bearer.ts';

/** What the running program knows of itself. */
export type ProgramVersion = { readonly version: string; readonly build: string };

const patience = 2_000;

const answersInTime = (db: Db): Promise<boolean> =>
  Promise.race([
    serverVersion(db).then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patience).unref()),
  ]);

/** Less than this and the database may stop at its next write. */
const leastFreeBytes = 64 * 2 ** 20;

/** Whether the data folder's disk has room: for files, and for the embedded database. What cannot be told is no reason to refuse. */
const hasRoom = async (folder: string): Promise<boolean> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize >= leastFreeBytes,
    () => true,
  );

/** `isWarming`: it answers already, but searches by any filters would be slow, and another process may be at full speed. */
type Process = {
  readonly config: Config;
  readonly db: Db;
  readonly about: ProgramVersion;
  readonly isClosing: () => boolean;
  readonly isWarming?: () => boolean;
};

const stateOf = async ({ db, config, isClosing, isWarming }: Process): Promise<string> => {
  if (isClosing()) return 'closing';
  if (!(await answersInTime(db))) return 'database does not answer';
  if (!(await hasRoom(config.dataDir))) return 'disk is full';
  return isWarming?.() ? 'searches are being loaded' : 'ready';
};

const mayReadMetrics = (config: Config, authorization: string | undefined): boolean => {
  if (!config.metricsToken) return !config.production;
  return bearsToken(authorization, config.metricsToken);
};

/** Addresses for machines: is the process alive, may it get requests, which version is it, its numbers. */
export const serveHealth = (app: Hono<{ Bindings: RequestEnv }>, process: Process): void => {
  const { config, about } = process;
  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => {
    const state = await stateOf(process);
    return c.json({ state }, state === 'ready' ? 200 : 503);
  });
  app.get('/version.json', (c) => c.json({ name: 'parter', ...about }, 200, { 'cache-control': 'no-cache' }));
  app.get('/metrics', async (c) => {
    if (!mayReadMetrics(config, c.req.header('authorization'))) return c.notFound();
    return c.text(await metrics.metrics(), 200, { 'content-type': metrics.contentType });
  });
};
