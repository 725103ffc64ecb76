import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Field, fields } from '../../src/server/kit/process/config-fields.ts';
import { exitOf, freePort, launch, type Product, refusalOf, startProduct } from '../kit/product.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'parter-house-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const databasePid = async (): Promise<number> => Number((await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe('the program that runs', () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct({ dataDir });
  });
  afterAll(() => product.stop());

  test('starts and answers', async () => {
    expect(await (await fetch(`${product.url}/readyz`)).json()).toEqual({ state: 'ready' });
    expect(await (await fetch(`${product.url}/version.json`)).json()).toMatchObject({ name: 'parter' });
    const page = await fetch(`${product.url}/`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
  });

  test('a missing file of the build is not answered with a page', async () => {
    expect((await fetch(`${product.url}/assets/gone-12345678.js`)).status).toBe(404);
    for (const path of ['/%', '/%E0%A4%A', '/en/%']) expect((await fetch(`${product.url}${path}`)).status, path).toBeLessThan(500);
    expect((await fetch(product.url, { method: 'POST', headers: { origin: 'https://evil.example' } })).status).toBeLessThan(500);
  });

  test('a second process on the same data folder says so and harms nothing', async () => {
    const second = await refusalOf({ PORT: String(await freePort()), DATA_DIR: dataDir });
    expect(second.code).toBe(1);
    expect(second.text).toContain('Another Parter already uses the data folder');
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
  });

  test('a server that a killed process left over is taken over', async () => {
    const pid = await databasePid();
    await product.stop('SIGKILL');
    expect(isAlive(pid)).toBe(true);
    product = await startProduct({ dataDir });
    expect(await databasePid()).toBe(pid);
  });

  test('it ends cleanly with an open stream of notices, and the server that was taken over with it', async () => {
    const pid = await databasePid();
    const stream = await fetch(`${product.url}/live?topics=public:all`);
    expect(await product.stop('SIGTERM')).toBe(0);
    await stream.body?.cancel().catch(() => undefined);
    expect(isAlive(pid)).toBe(false);
  });

  test('it ends when its database does not come back, and starts again', async () => {
    product = await startProduct({ dataDir });
    process.kill(await databasePid(), 'SIGKILL');
    expect(await product.ended).toBe(1);
    expect(product.output()).toContain('The embedded database has ended and does not come back');
    product = await startProduct({ dataDir });
    const pid = await databasePid();
    expect(await product.stop('SIGTERM')).toBe(0);
    expect(isAlive(pid)).toBe(false);
  });
});

test('a taken port is told before anything is touched', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  const untouched = path.join(dataDir, 'untouched');
  const { code, text } = await refusalOf({ PORT: String(port), DATA_DIR: untouched });
  taken.close();
  expect(code).toBe(1);
  expect(text).toContain(`Port ${port} is taken`);
  await expect(readFile(path.join(untouched, 'postgres.password'))).rejects.toThrow('ENOENT');
});

test('a database that is down is named without its password', async () => {
  const { code, text } = await refusalOf({
    PORT: String(await freePort()),
    DATABASE_URL: 'postgres://parter:geheim@127.0.0.1:1/parter',
    DATA_DIR: dataDir,
  });
  expect(code).toBe(1);
  expect(text).toContain('127.0.0.1:1/parter does not answer');
  expect(text).not.toContain('geheim');
});

test('production refuses to start without its secrets and names each', async () => {
  const { code, text } = await refusalOf({ NODE_ENV: 'production', PORT: String(await freePort()), DATA_DIR: dataDir });
  expect(code).toBe(1);
  for (const name of ['SECRET', 'SEAL_SECRET', 'SEAL_P12', 'SMTP_URL', 'BASE_URL', 'DEPOSIT_ACCOUNT', 'OPERATOR_NIP'])
    expect(text).toContain(`${name} is missing`);
});

/** What production asks for, as development has it; the secrets are made up. */
const productionSettings: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries<Field>(fields).flatMap(([name, { production, fallback }]) => (production && fallback ? [[name, fallback]] : [])),
  ),
  SECRET: 'a'.repeat(40),
  SEAL_SECRET: 'b'.repeat(40),
  SEAL_SELF_MADE: 'on',
  BASE_URL: 'https://parter.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
};

test('production refuses to start while its documents name another operator or other rates', async () => {
  const { code, text } = await refusalOf({
    NODE_ENV: 'production',
    PORT: String(await freePort()),
    DATA_DIR: path.join(dataDir, 'undrawn'),
    ...productionSettings,
    OPERATOR_NAME: 'Najem Operator S.A.',
    FEE_TENANT_PERCENT: '12.5',
  });
  expect(code).toBe(1);
  expect(text).toMatch(/other settings: (?=.*OPERATOR_NAME)(?=.*FEE_TENANT_PERCENT)(?!.*OPERATOR_NIP)/);
  expect(text).toContain('npm run legal -- --configured');
});

test('the first admin must be a registered person', async () => {
  const { child, output } = launch({ DATA_DIR: dataDir, DEMO: 'off' }, 'admin');
  expect(await exitOf(child)).toBe(1);
  expect(output()).toContain('npm run admin -- EMAIL');
});

test('a signal before the program is ready ends it cleanly, database included', async () => {
  const { child, output } = launch({ PORT: String(await freePort()), HOST: '127.0.0.1', DATA_DIR: dataDir, DEMO: 'off' });
  await vi.waitFor(async () => expect(isAlive(await databasePid())).toBe(true), { timeout: 30_000 });
  child.kill('SIGTERM');
  expect(await exitOf(child), output()).toBe(0);
  await expect(databasePid()).rejects.toThrow('ENOENT');
});
