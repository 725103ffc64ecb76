/**
 * `npm run upgrade-fixture`: writes a small demo, as this version stores it, to `tests/upgrade/after-NNNN.sql`, where NNNN is the last
 * migration. A test loads it into the shape of that version and brings it forward.
 */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from '../../src/server/app/app.ts';
import { connect, type Db, disconnect } from '../../src/server/kit/database/database.ts';
import { migrate } from '../../src/server/kit/database/migrate.ts';
import { startEmbedded } from '../../src/server/kit/postgres/embedded.ts';
import { readConfig } from '../../src/server/kit/process/config.ts';
import { seed } from '../seed/main.ts';
import { offers } from '../seed/world/offers.ts';
import type { SeedOffer } from '../seed/world/seed-types.ts';

const root = path.join(import.meta.dirname, '../..');

/** What a process keeps for itself, what only says that something happened, codes, tokens and keys. */
const left = [
  ...['call_count', 'command_answer', 'notice', 'event', 'lifecycle_step', 'offer_check', 'schema_migration'],
  ...['auth_session', 'email_code', 'link_token', 'seal_key', 'mailbox'],
];

/** Their rows look like those of others. */
const alike = ['hidden', 'DEPOSIT_CONFIRMED'];

/** Where one row tells as much as many: a mail of each template, the documents that were signed. */
const kept: Readonly<Record<string, string>> = {
  mail: 'id in (select distinct on (template, lang) id from mail order by template, lang, created_at)',
  document: "kind <> 'project'",
};

/** One offer of every fate and one lease of every status, without photos: what differs in more of them is only names. */
const smallWorld = (): readonly SeedOffer[] => {
  const kinds = offers.filter(({ fate }) => fate !== undefined).map((offer) => [kindOf(offer), { ...offer, pictures: 0 } as const] as const);
  return [...new Map(kinds.filter(([kind]) => !alike.includes(kind)).toReversed()).values()];
};

const kindOf = ({ fate }: SeedOffer): string => (fate?.at === 'leased' ? fate.status : (fate?.at ?? ''));

/** The rows of a table as one statement, in the order of its first column. */
const dumpTable = async ({ $client }: Db, table: string): Promise<string> => {
  const { rows: columns } = await $client.query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  const names = columns.map(({ name }) => name);
  const values = names.map((name) => `quote_nullable(${name}::text)`).join(', ');
  const { rows } = await $client.query<{ row: string }>(
    `select '(' || concat_ws(', ', ${values}) || ')' as row from "${table}" where ${kept[table] ?? 'true'} order by 1`,
  );
  if (rows.length === 0) return '';
  return `insert into "${table}" (${names.join(', ')}) overriding system value values\n${rows.map(({ row }) => row).join(',\n')};\n`;
};

const dump = async (db: Db): Promise<string> => {
  const { rows } = await db.$client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
  );
  const tables = rows.filter(({ name }) => !left.includes(name));
  const texts: string[] = [];
  for (const { name } of tables) texts.push(await dumpTable(db, name));
  const { rows: sequences } = await db.$client.query<{ text: string }>(
    "select format('select setval(%L, %s);', sequencename, last_value) as text from pg_sequences where schemaname = 'public' and last_value is not null order by 1",
  );
  texts.push(`${sequences.map(({ text }) => text).join('\n')}\n`);
  return texts.filter(Boolean).join('\n');
};

const dataDir = await mkdtemp(path.join(tmpdir(), 'parter-upgrade-'));
const embedded = await startEmbedded(dataDir);
try {
  await migrate(embedded.url());
  const db = connect(embedded.url());
  // No mail server answers, so the mails of the demo are stored as those are that wait.
  const config = readConfig({ NODE_ENV: 'development', DATA_DIR: dataDir, LOG_LEVEL: 'silent', SMTP_URL: 'smtp://127.0.0.1:9' });
  const server = await createServer({ config, db, databaseUrl: embedded.url() });
  await server.begin({ work: false });
  const { told } = await seed(server.services, smallWorld());
  await told;
  await server.services.jobs.drain(server.services);
  const last =
    (await readdir(path.join(root, 'src/server/kit/migrations')))
      .filter((name) => name.endsWith('.sql'))
      .toSorted()
      .at(-1) ?? '';
  const file = path.join(root, 'tests/upgrade', `after-${last}`);
  await writeFile(file, `-- A small demo as it was stored after ${last}. Written by \`npm run upgrade-fixture\`; do not edit.\n\n${await dump(db)}`);
  process.stdout.write(`${path.relative(root, file)} written\n`);
  await server.end();
  await disconnect(db);
} finally {
  await embedded.stop();
  await rm(dataDir, { recursive: true, force: true });
}
