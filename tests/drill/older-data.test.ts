import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startEmbedded } from '../../src/server/kit/postgres/embedded.ts';
import { chainBeforeBaseline } from '../kit/older-shape.ts';
import { exitOf, freePort, launch, refusalOf, startProduct } from '../kit/product.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'parter-older-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Lets `work` use the database of a data folder on which nothing runs. */
const withDatabase = async (folder: string, work: (client: pg.Client, url: string) => Promise<unknown>): Promise<void> => {
  const embedded = await startEmbedded(folder);
  const client = new pg.Client({ connectionString: embedded.url() });
  await client.connect();
  try {
    await work(client, embedded.url());
  } finally {
    await client.end();
    await embedded.stop();
  }
};

/** Gives the database of a data folder the migrations of the chain before the baseline, as unreleased versions made it, and lets `work` meet it. */
const withOlderShape = (folder: string, work: (url: string) => Promise<void>): Promise<void> =>
  withDatabase(folder, async (client, url) => {
    await client.query('delete from schema_migration');
    await client.query("insert into schema_migration (name, sha256) select name, 'recorded' from unnest($1::text[]) as name", [chainBeforeBaseline]);
    const before = await client.query('select * from schema_migration order by name');
    await work(url);
    expect((await client.query('select * from schema_migration order by name')).rows).toEqual(before.rows);
  });

test('a database of an older shape is refused when it is foreign, and moved aside whole when it is our own', async () => {
  const folder = path.join(dataDir, 'older');
  await (await startProduct({ dataDir: folder })).stop();
  await mkdir(path.join(folder, 'files'), { recursive: true });
  await writeFile(path.join(folder, 'files/kept.txt'), 'kept');
  await withOlderShape(folder, async (url) => {
    const { code, text } = await refusalOf({ PORT: String(await freePort()), DATABASE_URL: url, DATA_DIR: path.join(dataDir, 'foreign') });
    expect(code).toBe(1);
    expect(text).toContain('made by an earlier, unreleased version of Parter and cannot be brought forward. Nothing in it was touched.');
    expect(text).toContain('Set DATABASE_URL to an empty database.');
  });
  const product = await startProduct({ dataDir: folder });
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
  const aside = (await readdir(folder)).find((name) => name.startsWith('older-')) ?? '';
  expect(product.output()).toContain(`It was moved, whole, to ${path.join(folder, aside)}; a fresh one is made.`);
  expect(await readFile(path.join(folder, aside, 'files/kept.txt'), 'utf8')).toBe('kept');
  expect(await readFile(path.join(folder, aside, 'postgres/PG_VERSION'), 'utf8')).toContain('18');
  await product.stop();
});

const addPerson = (client: pg.Client, email: string): Promise<unknown> =>
  client.query("insert into person (uid, email, first_name, last_name, lang) values ($1, $1, 'Jan', 'Nowak', 'pl')", [email]);

test('a demo whose loading was cut off is moved aside, whole; a database with people in it is left alone', async () => {
  const folder = path.join(dataDir, 'demo');
  await (await startProduct({ dataDir: folder })).stop();
  await withDatabase(folder, async (client) => {
    await client.query("create schema demo_clock; comment on schema demo_clock is 'loading'");
    await addPerson(client, 'anna@firma.example');
  });
  const used = await startProduct({ dataDir: folder, env: { DEMO: 'on' } });
  expect(used.output()).not.toContain('moved to');
  await used.stop();
  await withDatabase(folder, async (client) => {
    expect((await client.query('select email from person')).rows).toEqual([{ email: 'anna@firma.example' }]);
    await client.query("update person set email = 'landlord@parter.example'");
  });
  const { child, output } = launch({ PORT: String(await freePort()), HOST: '127.0.0.1', DATA_DIR: folder, DEMO: 'on' });
  await vi.waitFor(() => expect(output()).toContain('they are loaded anew'), { timeout: 60_000 });
  child.kill('SIGKILL');
  await exitOf(child);
  const aside = (await readdir(folder)).find((name) => name.startsWith('half-demo-')) ?? '';
  expect(output()).toContain(path.join(folder, aside));
  expect(await readFile(path.join(folder, aside, 'postgres/PG_VERSION'), 'utf8')).toContain('18');
  await (await startProduct({ dataDir: folder })).stop();
});
