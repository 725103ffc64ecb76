import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The whole program, started as its users start it, on a port and a data folder of its own. */
export type Product = {
  readonly url: string;
  readonly dataDir: string;
  readonly output: () => string;
  /** Ends it with a signal; answers its exit code. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
  /** Its exit code, when it ends by itself or was stopped. */
  readonly ended: Promise<number | null>;
  /** Stops it and removes its data. */
  readonly remove: () => Promise<void>;
};

type Options = { readonly env?: Readonly<Record<string, string>>; readonly dataDir?: string; readonly port?: number };

const root = path.join(import.meta.dirname, '../..');

/** A port that is free at this moment. */
export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return address && typeof address === 'object' ? address.port : 0;
};

/** No service of others is asked, whatever network a machine of tests has. */
export const alone = {
  MAP_STYLE_URL: 'off',
  GEOCODER_URL: 'off',
  PARCELS_URL: 'off',
  CADASTRE_WMS_URL: 'off',
  PLAN_WMS_URL: 'off',
  GEMINI_API_KEY: '',
};

/** Starts `src/main.ts` and collects what it prints. */
export const launch = (env: Readonly<Record<string, string>>, command = 'start'): { readonly child: ChildProcess; readonly output: () => string } => {
  const clean = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(NODE_ENV|VITEST.*|TEST|DATABASE_URL|PORT|DATA_DIR|BASE_URL|MODE|DEV|PROD|SSR)$/.test(name)),
  );
  const child = spawn(process.execPath, ['src/main.ts', command], { cwd: root, env: { ...clean, ...env } });
  let text = '';
  const keep = (chunk: Buffer): void => {
    text += chunk.toString('utf8');
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return { child, output: () => text };
};

/** The exit code of a process that ends or has ended. */
export const exitOf = async (child: ChildProcess): Promise<number | null> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
};

const readyIn = (child: ChildProcess, output: () => string): Promise<void> =>
  new Promise((resolve, reject) => {
    const look = (): void => (output().includes('Parter is ready') ? resolve() : undefined);
    child.stdout?.on('data', look);
    child.once('exit', (code) => reject(new Error(`the product ended with ${code}:\n${output()}`)));
  });

/** Starts the product and waits until it says that it is ready. */
export const startProduct = async ({ env = {}, dataDir, port }: Options = {}): Promise<Product> => {
  const folder = dataDir ?? (await mkdtemp(path.join(tmpdir(), 'parter-product-')));
  const number = port ?? (await freePort());
  const { child, output } = launch({ PORT: String(number), DATA_DIR: folder, HOST: '127.0.0.1', DEMO: 'off', ...alone, ...env });
  await readyIn(child, output);
  const stop = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> => {
    child.kill(signal);
    return exitOf(child);
  };
  const remove = async (): Promise<void> => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { url: `http://localhost:${number}`, dataDir: folder, output, stop, ended: exitOf(child), remove };
};

/** Starts a program that is to refuse: the code that it ends with, and what it says. */
export const refusalOf = async (env: Readonly<Record<string, string>>): Promise<{ code: number | null; text: string }> => {
  const { child, output } = launch({ HOST: '127.0.0.1', DEMO: 'off', ...env });
  return { code: await exitOf(child), text: output() };
};
