import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../../..');

/** Builds the plain pages with the product's own pipeline; answers their folder. It lies in the project, where the packages are found. */
export const buildPlainPages = async (): Promise<string> => {
  const folder = path.join(root, 'data/bench-plain-pages');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const command = path.join(root, 'node_modules/@react-router/dev/bin.cjs');
  const env = { ...process.env, NODE_ENV: 'production', BENCH_PAGES: folder };
  await run(process.execPath, [command, 'build', import.meta.dirname], { cwd: root, env, maxBuffer: 50_000_000 });
  return folder;
};
