import { execFileSync } from 'node:child_process';
import os from 'node:os';

const commit = (): string => {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
};

/** What the figures were measured on, in one line. */
export const machineLine = (databaseVersion: string): string => {
  const [cpu] = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return `${os.cpus().length} × ${cpu?.model.trim() ?? 'unknown processor'}, ${memory} GB, ${os.type()} ${os.arch()}, Node ${process.versions.node}, PostgreSQL ${databaseVersion}, commit ${commit()}`;
};
