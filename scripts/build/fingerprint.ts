import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Everything that the pages are built from. */
const inputs = [
  'src/{web,words,contract,domain}/**/*.{ts,tsx,css}',
  'assets/{public,fonts}/**/*',
  'scripts/build/*.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
];

/** A hash of the build's input: names and contents, so that a second start needs no build and a change always does. */
export const fingerprint = async (root: string): Promise<string> => {
  const hash = createHash('sha256');
  const entries = await Array.fromAsync(glob(inputs, { cwd: root, withFileTypes: true }));
  const files = entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  for (const [at, file] of files.entries()) {
    hash
      .update(path.relative(root, file).split(path.sep).join('/'))
      .update('\0')
      .update(contents[at] ?? '')
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
};
