import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';

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

/** Builds the bare React page for the server alone; answers its file. */
export const buildBarePage = async (): Promise<string> => {
  const folder = path.join(root, 'data/bench-bare-page');
  await build({
    ...{ root, configFile: false, publicDir: false, mode: 'production', logLevel: 'error' },
    build: {
      ...{ ssr: path.join(import.meta.dirname, 'bare/page.tsx'), outDir: folder, emptyOutDir: true },
      rolldownOptions: { output: { entryFileNames: 'page.js' } },
    },
  });
  return path.join(folder, 'page.js');
};
