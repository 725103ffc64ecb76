/** Writes the generated documents; `--check` only compares and names those that are not current. */
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { declaredCalls, openApi } from './calls.ts';
import { lifecyclePages } from './lifecycles.ts';
import { mailsPage } from './mails.ts';
import { mapPage } from './map.ts';
import { refusalsPage } from './refusals.ts';

const root = path.join(import.meta.dirname, '../..');
const folder = path.join(root, 'docs');

const pages = async (): Promise<Readonly<Record<string, string>>> => {
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as { version: string };
  return {
    'map.md': await mapPage(root, await declaredCalls()),
    'refusals.md': await refusalsPage(),
    'mails.md': mailsPage(),
    'openapi.json': await openApi(version),
    ...(await lifecyclePages()),
  };
};

const stale = async (wanted: Readonly<Record<string, string>>): Promise<string[]> => {
  const different = await Promise.all(
    Object.entries(wanted).map(async ([name, text]) => ((await readFile(path.join(folder, name), 'utf8').catch(() => '')) === text ? [] : [name])),
  );
  const gone = (await Array.fromAsync(glob('lifecycles/*.md', { cwd: folder })))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => !(name in wanted));
  return [...different.flat(), ...gone];
};

const wanted = await pages();
const old = await stale(wanted);
if (process.argv.includes('--check')) {
  for (const name of old) process.stderr.write(`docs/${name} is not current\n`);
  if (old.length > 0) process.stderr.write('Run npm run docs and look at what changed.\n');
  process.exitCode = old.length > 0 ? 1 : 0;
} else {
  for (const name of old) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await (name in wanted ? writeFile(file, wanted[name] ?? '') : rm(file));
    process.stdout.write(`docs/${name}\n`);
  }
}
process.exit();
