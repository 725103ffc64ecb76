import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type Field, fields } from '../../src/server/kit/process/config-fields.ts';

const readme = await readFile(path.join(import.meta.dirname, '../../README.md'), 'utf8');

const shown = ({ fallback, production }: Field): string =>
  production === 'required' ? 'in production: required' : fallback === undefined ? '–' : `\`${fallback}\``;

/** The README's table as it must stand. */
const wanted = Object.entries<Field>(fields).map(([name, field]) => `| \`${name}\` | ${shown(field)} | ${field.about} |`);

test('the README has exactly the settings of the program', () => {
  const rows = readme.split('\n').filter((line) => /^\| `[A-Z0-9_]+` \|/.test(line));
  expect(rows).toEqual(wanted);
});

test('the README names the commands that exist', async () => {
  const { scripts } = JSON.parse(await readFile(path.join(import.meta.dirname, '../../package.json'), 'utf8')) as { scripts: Record<string, string> };
  const named = [...readme.matchAll(/npm (?:run )?(start|test|dev|admin|check|build|docs|schema|house)\b/g)].map((match) => match[1] ?? '');
  expect(named).toContain('start');
  for (const name of named) expect(Object.keys(scripts)).toContain(name);
});
