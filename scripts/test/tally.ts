import { mkdirSync, writeFileSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const folder = path.join(import.meta.dirname, '../../.cache/tally');
const reasonLines = 8;

/** A test that failed, or a file that could not be run; `reason` is what it said, a few lines without colours. */
export type Failure = { readonly name: string; readonly reason: string };

/** What one run of tests came to; `unsteady` passed at the second try. */
export type Tally = { readonly passed: number; readonly failures: readonly Failure[]; readonly unsteady: readonly string[] };

/** The name of a failed test with the beginning of what it said: enough to find it, short enough to be read among others. */
export const failureOf = (name: string, message: string | undefined): Failure => ({
  name,
  reason: stripVTControlCharacters(message ?? 'It says no reason.')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, reasonLines)
    .join('\n'),
});

/** Leaves what a run of tests came to for the last lines of the command that ran it. */
export const leaveTally = (run: string, tally: Tally): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${run}.json`), JSON.stringify(tally));
};

/** Forgets what earlier runs left. */
export const clearTallies = (): Promise<void> => rm(folder, { recursive: true, force: true });

/** The sum of what the runs left since they were last forgotten. */
export const readTallies = async (): Promise<Tally> => {
  const files = await readdir(folder).catch(() => []);
  const tallies = await Promise.all(files.toSorted().map(async (file) => JSON.parse(await readFile(path.join(folder, file), 'utf8')) as Tally));
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
    unsteady: tallies.flatMap(({ unsteady }) => unsteady),
  };
};

/** Whether a command that ran these steps and tests went well: no step failed, no test failed, and there were some. */
export const isGood = ({ passed, failures }: Tally, failedSteps: readonly string[]): boolean =>
  failedSteps.length === 0 && failures.length === 0 && passed > 0;

/** The last lines of a command that ran tests: who was unsteady, what failed and why, and the sum. Whoever sees only the end of a log sees these. */
export const tellTally = (tally: Tally, failedSteps: readonly string[]): string =>
  [
    ...tally.unsteady.map((name) => `! unsteady, passed at the second try: ${name}`),
    ...tally.failures.map(({ name, reason }) => `✗ ${name}\n${reason.replaceAll(/^/gmu, '    ')}`),
    ...failedSteps.map((name) => `✗ step: ${name}`),
    `${tally.passed} passed, ${isGood(tally, failedSteps) ? 0 : Math.max(1, tally.failures.length)} failed`,
    '',
  ].join('\n');
