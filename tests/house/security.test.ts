import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const text = readFileSync(path.join(root, 'docs/security.md'), 'utf8');
const chapters = text.split(/^## /m).slice(1);
const testsIn = (chapter: string): readonly string[] => [...chapter.matchAll(/`((?:src|tests|scripts)\/[^`]+)`/g)].map(([, file = '']) => file);

it('names every chapter of ASVS 5 once, in order', () => {
  expect(chapters.map((chapter) => chapter.split(' ')[0])).toEqual(Array.from({ length: 17 }, (_, at) => `V${at + 1}`));
});

it('proves what it says by tests that exist', () => {
  const named = testsIn(text);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((file) => !/\.test\.tsx?$/.test(file) || !existsSync(path.join(root, file)))).toEqual([]);
});

it('has a test for each chapter that applies, and for each line outside the gaps', () => {
  for (const chapter of chapters.slice(0, -1)) {
    const lines = chapter.split('\n').filter((line) => line.startsWith('- '));
    expect(lines.length, chapter).toBeGreaterThan(0);
    expect(lines.filter((line) => testsIn(line).length === 0)).toEqual([]);
  }
});

it('packages are pinned to exact versions', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  const versions = Object.entries({ ...dependencies, ...devDependencies });
  expect(versions.length).toBeGreaterThan(20);
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});
