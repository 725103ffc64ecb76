/** Builds the pages when their input has changed since the last build. */
import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { compressFolder } from './compress.ts';
import { fingerprint } from './fingerprint.ts';

const run = promisify(execFile);

/** The pages could not be built; the message is the builder's. */
export class BuildProblem extends Error {}

const build = async (root: string): Promise<void> => {
  const command = path.join(root, 'node_modules/@react-router/dev/bin.cjs');
  await run(process.execPath, [command, 'build'], { cwd: root, env: { ...process.env, NODE_ENV: 'production' }, maxBuffer: 50_000_000 }).catch(
    (fault: { stdout?: string; stderr?: string; message: string }) => {
      throw new BuildProblem(`The pages could not be built:\n${[fault.stdout, fault.stderr].filter(Boolean).join('\n').trim() || fault.message}`);
    },
  );
  await compressFolder(path.join(root, 'build/client'));
};

/** Makes sure that `build/` belongs to the present sources; answers the fingerprint and whether it had to build. */
export const ensureBuilt = async (root: string): Promise<{ readonly fingerprint: string; readonly built: boolean }> => {
  const stamp = path.join(root, 'build/stamp');
  const wanted = await fingerprint(root);
  if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return { fingerprint: wanted, built: false };
  await rm(path.join(root, 'build'), { recursive: true, force: true });
  await build(root);
  await mkdir(path.dirname(stamp), { recursive: true });
  // Last, so that a build that was cut off is not taken for one.
  await writeFile(stamp, wanted);
  return { fingerprint: wanted, built: true };
};

if (process.argv[1] === import.meta.filename) {
  const begun = performance.now();
  try {
    const { fingerprint: made, built } = await ensureBuilt(path.join(import.meta.dirname, '../..'));
    process.stdout.write(
      built ? `Pages built in ${((performance.now() - begun) / 1000).toFixed(1)} s (${made})\n` : `Pages are up to date (${made})\n`,
    );
  } catch (fault) {
    if (!(fault instanceof BuildProblem)) throw fault;
    process.stderr.write(`${fault.message}\n`);
    process.exitCode = 1;
  }
}
