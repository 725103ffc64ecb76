import path from 'node:path';
import { inChild } from './child.ts';

/** What a load driver is asked: these paths of a server, over and over, by so many connections for so long. */
export type Load = {
  readonly url: string;
  readonly paths: readonly string[];
  readonly connections: number;
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** With a body every request is a POST of JSON; one body for each path, or the same for all. */
  readonly bodies?: readonly string[];
  /** The only good status; 200 when not given. */
  readonly status?: number;
};

/** What came of it. Times in milliseconds. */
export type LoadResult = {
  readonly perSecond: number;
  readonly answers: number;
  readonly bytes: number;
  readonly p50: number;
  readonly p99: number;
};

/** How many connections every rate is measured with (performance.md). */
export const concurrency = 8;

/** Drives a server from a process of its own, so that neither the bench nor the server pays for asking. A wrong answer ends the measurement with an error. */
export const drive = (load: Load): Promise<LoadResult> => inChild<LoadResult>(path.join(import.meta.dirname, 'load-child.ts'), load);

/** Answers per second of a short run before the one that counts: connections, caches and compiled code are warm. */
export const rate = async (load: Load, warmSeconds = Math.min(1, load.seconds)): Promise<number> => {
  await drive({ ...load, seconds: warmSeconds });
  return (await drive(load)).perSecond;
};
