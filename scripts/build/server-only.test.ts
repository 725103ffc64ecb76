/** A part that the server alone draws brings no code, so nothing brings its styles unless the file that declares it does. */

import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');

/** The files that a file imports: `from '…'` and bare `import '…'`, and on demand those of `import('…')`. */
const importsOf = async (file: string, onDemand: boolean): Promise<readonly string[]> => {
  const text = await readFile(file, 'utf8');
  const pattern = onDemand ? /import\('(\.[^']+)'\)/g : /(?:from|^import) '(\.[^']+)'/gm;
  return [...text.matchAll(pattern)].map(([, name = '']) => path.resolve(path.dirname(file), name)).filter((found) => existsSync(found));
};

/** Everything of the web that these files bring at once, themselves included. */
const broughtBy = async (files: readonly string[]): Promise<ReadonlySet<string>> => {
  const found = new Set<string>();
  const walk = async (file: string): Promise<void> => {
    if (found.has(file)) return;
    found.add(file);
    if (/\.tsx?$/.test(file)) for (const next of await importsOf(file, false)) await walk(next);
  };
  for (const file of files) await walk(file);
  return found;
};

const stylesIn = (files: ReadonlySet<string>): readonly string[] => [...files].filter((file) => file.endsWith('.css'));

const web = await Array.fromAsync(glob('src/web/**/*.{ts,tsx}', { cwd: root }));
const declaring: string[] = [];
for (const file of web) if (/= serverOnly\(/.test(await readFile(path.join(root, file), 'utf8'))) declaring.push(path.join(root, file));
const pages = web.filter((file) => file.endsWith('.page.tsx')).map((file) => path.join(root, file));

describe('parts that the server alone draws', () => {
  it('are declared somewhere', () => expect(declaring.length).toBeGreaterThanOrEqual(2));

  it.each(declaring.map((file) => [path.relative(root, file), file] as const))('%s brings the styles of its parts to every page', async (_, file) => {
    const parts = stylesIn(await broughtBy(await importsOf(file, true)));
    for (const page of pages) {
      const brought = await broughtBy([path.join(root, 'src/web/app/root.tsx'), page]);
      if (!brought.has(file)) continue;
      const missing = parts.filter((style) => !brought.has(style)).map((style) => path.relative(root, style));
      expect(missing, path.relative(root, page)).toEqual([]);
    }
  });
});
