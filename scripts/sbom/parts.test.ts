import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { type Lock, partsOf } from './parts.ts';

type Part = { readonly purl: string; readonly hashes?: readonly object[] };

const root = path.join(import.meta.dirname, '../..');
const lock = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')) as Lock;
const { dependencies } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as { readonly dependencies: Record<string, string> };
const parts = partsOf(lock);

test('every package that the product names is a part, and no tool of development is', () => {
  const named = Object.entries(dependencies).map(([name, version]) => `pkg:npm/${name.replace('@', '%40')}@${version}`);
  const listed = new Set(parts.components.map(({ purl }) => purl));
  expect(named.filter((purl) => !listed.has(purl))).toEqual([]);
  const tools = new Set(['knip', '@biomejs/biome', '@playwright/test']);
  expect(parts.components.filter(({ name }) => tools.has(name))).toEqual([]);
});

test('npm’s own list, which leaves out what tools of development need too, says the same of every part that it has', async () => {
  const command = ['sbom', '--package-lock-only', '--omit', 'dev', '--sbom-format', 'cyclonedx'];
  const { stdout } = await promisify(execFile)('npm', command, { cwd: root, maxBuffer: 16 * 1024 * 1024 });
  const { components } = JSON.parse(stdout) as { readonly components: readonly Part[] };
  expect(components.length).toBeGreaterThan(100);
  const ours = new Map<string, readonly object[]>(parts.components.map(({ purl, hashes = [] }) => [purl, hashes]));
  expect(components.map(({ purl }) => [purl, ours.get(purl)])).toEqual(components.map(({ purl, hashes = [] }) => [purl, hashes]));
}, 60_000);

test('a licence of two is an expression, and a package in two folders is one part', () => {
  const packages = {
    '': { version: '1.0.0' },
    'node_modules/a': { version: '1.0.0', license: 'MIT OR Apache-2.0', integrity: 'sha512-AAEC' },
    'node_modules/b/node_modules/a': { version: '1.0.0', license: 'MIT OR Apache-2.0', integrity: 'sha512-AAEC' },
    'node_modules/@c/d': { version: '2.0.0', license: 'ISC', optional: true },
    'node_modules/e': { version: '3.0.0', dev: true },
  };
  expect(partsOf({ version: '1.0.0', packages }).components).toEqual([
    expect.objectContaining({
      purl: 'pkg:npm/a@1.0.0',
      scope: 'required',
      licenses: [{ expression: 'MIT OR Apache-2.0' }],
      hashes: [{ alg: 'SHA-512', content: '000102' }],
    }),
    expect.objectContaining({ purl: 'pkg:npm/%40c/d@2.0.0', scope: 'optional', licenses: [{ license: { id: 'ISC' } }] }),
  ]);
});
