/** `npm test`: every check and every test, browser included. The last lines say what failed, and the sum. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkSteps, checksAtOnce } from '../check/main.ts';
import { runSteps, type Step } from './steps.ts';
import { clearTallies, isGood, readTallies, tellTally } from './tally.ts';
import { findChromium, provideTools } from './tools.ts';

const isHere = (file: string): boolean => existsSync(path.join(import.meta.dirname, '../..', file));

const testSteps = (chromium: string): readonly Step[] => [
  { name: 'build', command: ['node', 'scripts/build/main.ts'] },
  // A hundred rounds of fifty clients: the race that may never have two winners.
  { name: 'unit and server tests', command: ['vitest', 'run'], shows: true, env: { RACE_ROUNDS: '100' } },
  ...(isHere('tests/e2e')
    ? [
        {
          name: 'journeys in the browser',
          command: ['playwright', 'test', '--project=journeys'],
          shows: true,
          env: { CHROMIUM: chromium },
        } satisfies Step,
      ]
    : []),
];

const advice = await provideTools();
const chromium = await findChromium();
if (advice !== null || chromium === null) {
  process.stderr.write(`${advice ?? 'There is no Chromium.'}\n`);
  process.exit(1);
}

await clearTallies();
const failedSteps = [...(await runSteps(checkSteps, checksAtOnce)), ...(await runSteps(testSteps(chromium)))];
const tally = await readTallies();
process.stdout.write(tellTally(tally, failedSteps));
process.exitCode = isGood(tally, failedSteps) ? 0 : 1;
