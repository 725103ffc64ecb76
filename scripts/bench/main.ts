/**
 * `npm run bench [-- names…] [--quick] [--write] [--rounds 3] [--seconds 4] [--folder data/bench]`: measures the product side by side with bare versions of the same work.
 * `--write` keeps the tables in docs/bench.md; `--quick` is for working on a bench. The exit code is 1 when a limit was missed.
 */
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../build/main.ts';
import { machineLine } from './kit/machine.ts';
import { record } from './kit/record.ts';
import { misses, sectionText } from './kit/report.ts';
import { type Bench, openDatabases, type World } from './kit/world.ts';

const root = path.join(import.meta.dirname, '../..');
const order = ['search', 'filters', 'hits', 'render', 'booking', 'documents', 'photos', 'live', 'web', 'dashboard', 'cost'];

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const loadBenches = async (names: readonly string[]): Promise<readonly Bench[]> => {
  const files = (await Array.fromAsync(glob('*.ts', { cwd: import.meta.dirname }))).filter((file) => file !== 'main.ts');
  const known = order.filter((name) => files.includes(`${name}.ts`));
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`there is no bench ${unknown.join(', ')}; there are ${known.join(', ')}`);
  const wanted = known.filter((name) => names.length === 0 || names.includes(name));
  return Promise.all(
    wanted.map(async (name) => {
      const module = (await import(pathToFileURL(path.join(import.meta.dirname, `${name}.ts`)).href)) as { readonly bench: Bench };
      return module.bench;
    }),
  );
};

const runOne = async (bench: Bench, world: World, write: boolean): Promise<readonly string[]> => {
  say(`\n## ${bench.name}`);
  const begun = performance.now();
  const sections = await bench.run(world);
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
  const about = `_${machineLine(world.databaseVersion)}; ${new Date().toISOString().slice(0, 10)}, ${world.rounds} rounds, ${minutes} minutes_`;
  const text = [`## ${bench.name}`, '', about, '', ...sections.map(sectionText)].join('\n');
  say(text);
  if (write) await record(path.join(root, 'docs/bench.md'), bench.name, text);
  return misses(sections);
};

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string' },
      folder: { type: 'string', default: path.join(root, 'data/bench') },
    },
  });
  const benches = await loadBenches(positionals);
  await ensureBuilt(root);
  const databases = await openDatabases(values.folder);
  const world: World = {
    rounds: Math.max(3, Number(values.rounds) || 3),
    seconds: Number(values.seconds) || (values.quick ? 1 : 4),
    sizes: values.quick ? [100_000] : [100_000, 1_000_000],
    quick: values.quick,
    folder: values.folder,
    database: databases.database,
    databaseVersion: databases.version,
    say,
  };
  try {
    const missed: string[] = [];
    for (const bench of benches) missed.push(...(await runOne(bench, world, values.write)));
    for (const line of missed) say(`missed: ${line}`);
    process.exitCode = missed.length > 0 ? 1 : 0;
  } finally {
    await databases.close();
  }
};

await main();
