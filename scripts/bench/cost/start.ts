import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../../../tests/kit/product.ts';

const root = path.join(import.meta.dirname, '../../..');

/** Milliseconds from the start of the program until it says that it is ready; it is ended afterwards. */
const startOnce = async (dataDir: string): Promise<number> => {
  const env = { ...process.env, PORT: String(await freePort()), HOST: '127.0.0.1', DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'error' };
  const begun = performance.now();
  const child = spawn(process.execPath, ['src/main.ts', 'start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  for await (const chunk of child.stdout) {
    said += String(chunk);
    if (said.includes('Parter is ready')) break;
  }
  const taken = performance.now() - begun;
  child.kill('SIGTERM');
  await once(child, 'exit');
  if (!said.includes('Parter is ready')) throw new Error('the program did not start');
  return taken;
};

/** Starts on an empty folder, then once more; the pages are built, the demo is off, the database is the embedded one. */
export const startTwice = async (folder: string): Promise<{ readonly first: number; readonly second: number }> => {
  const dataDir = path.resolve(folder, 'start');
  await rm(dataDir, { recursive: true, force: true });
  const first = await startOnce(dataDir);
  const second = await startOnce(dataDir);
  await rm(dataDir, { recursive: true, force: true });
  return { first, second };
};
