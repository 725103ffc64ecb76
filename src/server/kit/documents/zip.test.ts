import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { zipOf } from './zip.ts';

const text = (content: string): Uint8Array => new TextEncoder().encode(content);

test('an archive opens with the names and bytes that were put in', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'zip-'));
  const file = path.join(folder, 'a.zip');
  writeFileSync(
    file,
    zipOf([
      { name: 'zdjęcie 1.txt', bytes: text('ą') },
      { name: 'b.txt', bytes: text('bbb') },
    ]),
  );
  const read =
    'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print([(n, z.read(n).decode()) for n in z.namelist()])';
  const listed = execFileSync('python3', ['-c', read, file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(listed.trim()).toBe("[('zdjęcie 1.txt', 'ą'), ('b.txt', 'bbb')]");
});

test('the same files give the same bytes, and one of three bytes gives 111', () => {
  const once = zipOf([{ name: 'a.txt', bytes: text('abc') }]);
  expect(once.length).toBe(111);
  expect(zipOf([{ name: 'a.txt', bytes: text('abc') }])).toEqual(once);
});
