import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/kit/database.ts';
import { chainBeforeBaseline } from '../../../../tests/kit/older-shape.ts';
import { migrate, OlderShape } from './migrate.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'parter-migrations-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await database.db.execute(sql`delete from schema_migration`);
  await database.db.execute(sql`drop table if exists first, second`);
  await write('0001_first.sql', 'create table first (a int);');
  await rm(path.join(folder, '0002_second.sql'), { force: true });
});

const write = (name: string, text: string): Promise<void> => writeFile(path.join(folder, name), text);

test('the migrations of the product are numbered one after the other, so that nobody has to guess their order', async () => {
  const names = (await readdir(path.join(import.meta.dirname, '../migrations'))).filter((name) => name.endsWith('.sql')).sort();
  expect(names.map((name) => Number.parseInt(name, 10))).toEqual(names.map((_, index) => index + 1));
});

test('applies what is new, in order, once', async () => {
  await write('0002_second.sql', 'create table second as select * from first;');
  expect(await migrate(database.url, folder)).toEqual(['0001_first.sql', '0002_second.sql']);
  expect(await migrate(database.url, folder)).toEqual([]);
});

test('two processes that start together apply each file once', async () => {
  const applied = await Promise.all([migrate(database.url, folder), migrate(database.url, folder)]);
  expect(applied.flat()).toEqual(['0001_first.sql']);
});

test('a file that was edited after it landed is refused, other line ends are not an edit', async () => {
  await write('0001_first.sql', 'create table first (a int);\n');
  await migrate(database.url, folder);
  await write('0001_first.sql', 'create table first (a int);\r\n');
  expect(await migrate(database.url, folder)).toEqual([]);
  await write('0001_first.sql', 'create table first (a bigint);\n');
  await expect(migrate(database.url, folder)).rejects.toThrow('edited afterwards: 0001_first.sql');
});

test('a file that fails leaves nothing behind', async () => {
  await write('0002_second.sql', 'create table second (a int); select 1 / 0;');
  await expect(migrate(database.url, folder)).rejects.toThrow('0002_second.sql failed and was taken back: division by zero');
  const { rows } = await database.db.execute(sql`select to_regclass('second') as second`);
  expect(rows).toEqual([{ second: null }]);
});

test('a database of a newer program is left alone', async () => {
  await write('0002_second.sql', 'create table second (a int);');
  await migrate(database.url, folder);
  await rm(path.join(folder, '0002_second.sql'));
  await expect(migrate(database.url, folder)).rejects.toThrow('newer than this program: it has 0002_second.sql');
});

test('a database of the chain before the baseline is of an older shape', async () => {
  for (const name of chainBeforeBaseline) await database.db.execute(sql`insert into schema_migration (name, sha256) values (${name}, 'recorded')`);
  await expect(migrate(database.url)).rejects.toThrow(OlderShape);
  const { rows } = await database.db.execute<{ name: string }>(sql`select name from schema_migration order by name`);
  expect(rows.map(({ name }) => name)).toEqual(chainBeforeBaseline);
});

test('a database that began with another first migration is refused and not touched', async () => {
  await migrate(database.url, folder);
  await rm(path.join(folder, '0001_first.sql'));
  await write('0001_baseline.sql', 'create table second (a int);');
  await expect(migrate(database.url, folder)).rejects.toThrow(OlderShape);
  const { rows } = await database.db.execute(sql`select name, to_regclass('second') as second from schema_migration`);
  expect(rows).toEqual([{ name: '0001_first.sql', second: null }]);
  await rm(path.join(folder, '0001_baseline.sql'));
});
