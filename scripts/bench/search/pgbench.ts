import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Statement } from '../../../src/server/search/store/statements.ts';
import { concurrency } from '../kit/load.ts';

const run = promisify(execFile);

/** Whether the database's own load driver is there; says how to get it when it is not. */
export const hasPgbench = (say: (line: string) => void): boolean => {
  if (spawnSync('pgbench', ['--version']).status === 0) return true;
  say('pgbench is not installed (Debian: apt-get install postgresql-client, then postgresql-contrib of the same version): going on without it');
  return false;
};

const literal = (value: unknown): string => {
  if (Array.isArray(value)) return `'{${value.join(',')}}'`;
  return typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`;
};

const written = ({ text, values }: Statement): string => text.replace(/\$(\d+)/g, (_, place: string) => literal(values[Number(place) - 1]));

// pgbench takes at most 128 scripts.
const scripts = 100;

/** Searches per second that the database alone answers: the same statements with their values written in, prepared, as many clients. */
export const pgbenchRate = async (url: string, requests: readonly (readonly Statement[])[], seconds: number): Promise<number> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'parter-pgbench-'));
  try {
    const files = await Promise.all(
      requests.slice(0, scripts).map(async (statements, index) => {
        const file = path.join(folder, `${index}.sql`);
        await writeFile(file, `${statements.map(written).join(';\n')};\n`);
        return ['-f', file];
      }),
    );
    const fixed = ['-n', '-M', 'prepared', '-c', String(concurrency), '-j', '2', '-T', String(Math.max(1, Math.round(seconds)))];
    const { stdout } = await run('pgbench', [...fixed, ...files.flat(), url]);
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  } finally {
    await rm(folder, { recursive: true });
  }
};
