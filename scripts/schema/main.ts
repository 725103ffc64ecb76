/**
 * Keeps migrations, table definitions (`src/server/<room>/tables.ts` or `tables/*.ts`) and lifecycles together. Landed migrations are never
 * edited: `npm run schema -- listing_without_price` writes what changed in the tables and in the edges of the lifecycles since
 * `migrations/tables.json` and `migrations/edges.json` (what the migrations so far make of a database) as the next numbered file. What
 * neither can say (other triggers, data) is written by hand into such a file.
 */
import { glob, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { lifecycles } from '../../src/server/app/rooms.ts';
import { type EdgeRule, edgeRulesOf, edgeStatements } from './edge-trigger.ts';

type Snapshot = ReturnType<typeof generateDrizzleJson>;
type Edges = Readonly<Record<string, EdgeRule>>;

const root = path.join(import.meta.dirname, '../..');
const folder = path.join(root, 'src/server/kit/migrations');
const snapshotFile = path.join(folder, 'tables.json');
const edgesFile = path.join(folder, 'edges.json');
const nameless = '00000000-0000-0000-0000-000000000000';

/** The tables of all rooms, each under its own name. */
const loadTables = async (): Promise<Record<string, unknown>> => {
  const tables: Record<string, unknown> = {};
  const files = (await Array.fromAsync(glob(['src/server/*/tables.ts', 'src/server/*/tables/*.ts'], { cwd: root })))
    .filter((file) => !file.endsWith('.test.ts'))
    .sort();
  for (const file of files) {
    const module: Record<string, unknown> = await import(path.join(root, file));
    for (const [name, value] of Object.entries(module)) if (is(value, PgTable)) tables[`${file}#${name}`] = value;
  }
  return tables;
};

/** The number of the next file, four digits, one above the highest. */
const nextNumber = async (): Promise<string> => {
  const numbers = (await readdir(folder)).filter((file) => file.endsWith('.sql')).map((file) => Number.parseInt(file, 10));
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0');
};

const write = async (name: string, statements: readonly string[], tables: Snapshot, edges: Edges): Promise<void> => {
  const file = path.join(folder, `${await nextNumber()}_${name}.sql`);
  const header = '-- Written by `npm run schema` from the table definitions and the lifecycles.\n';
  await writeFile(file, `${header}\n${statements.map((statement) => statement.trim()).join('\n\n')}\n`);
  // A snapshot without a random id: the same tables are the same file.
  await writeFile(snapshotFile, `${JSON.stringify({ ...tables, id: nameless, prevId: nameless }, null, 1)}\n`);
  await writeFile(edgesFile, `${JSON.stringify(edges, null, 1)}\n`);
  process.stdout.write(`${path.relative(root, file)} written\n`);
};

/** What the files so far make of a database; nothing when there is none. */
const snapshotOf = async <T>(file: string, empty: T): Promise<T> =>
  readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as T,
    () => empty,
  );

/** `--check` only compares: a table or a lifecycle that was changed without its migration must not land. */
const main = async ([argument = '--check']: readonly string[]): Promise<void> => {
  const before = await snapshotOf(snapshotFile, generateDrizzleJson({}));
  const tables = generateDrizzleJson(await loadTables());
  const edges = edgeRulesOf(lifecycles);
  const statements = [...(await generateMigration(before, tables)), ...edgeStatements(await snapshotOf<Edges>(edgesFile, {}), edges)];
  if (statements.length === 0) return;
  if (/^[a-z][a-z0-9_]*$/.test(argument)) return write(argument, statements, tables, edges);
  process.stderr.write(`Tables or lifecycles were changed without a migration: run npm run schema -- name_of_the_change\n${statements.join('\n')}\n`);
  process.exitCode = 1;
};

await main(process.argv.slice(2));
