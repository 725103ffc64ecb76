import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServices } from '../../../src/server/app/app.ts';
import type { Services } from '../../../src/server/kit/context.ts';
import { connect, disconnect } from '../../../src/server/kit/database/database.ts';
import { readConfig } from '../../../src/server/kit/process/config.ts';
import { type BenchServer, startProduct } from '../kit/server.ts';

/** The product in its own process, and what the bench itself needs to set the stage and to look behind it. */
export type Workshop = {
  readonly product: BenchServer;
  readonly services: Services;
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly secret: string;
  readonly close: () => Promise<void>;
};

/** Starts the product on a database with its own folder of files. */
export const openWorkshop = async (databaseUrl: string, { jobs }: { readonly jobs: boolean }): Promise<Workshop> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'parter-bench-'));
  const secret = randomBytes(32).toString('hex');
  const env = { SECRET: secret, SEAL_SECRET: randomBytes(32).toString('hex') };
  const product = await startProduct({ databaseUrl, dataDir, jobs, env });
  const db = connect(databaseUrl);
  const services = createServices({ config: readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...env }), db });
  const close = async (): Promise<void> => {
    await product.stop();
    await disconnect(db);
    await rm(dataDir, { recursive: true, force: true });
  };
  return { product, services, databaseUrl, dataDir, secret, close };
};
