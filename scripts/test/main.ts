/** `npm test`: every check and every test, browser included. The last line is the sum. */
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { checkSteps } from '../check/main.ts';
import { runSteps, type Step } from './steps.ts';
import { findChromium, provideTools } from './tools.ts';

const tallies = path.join(import.meta.dirname, '../../.cache/tally');

type Tally = { readonly passed: number; readonly failed: number };

const tally = async (name: string): Promise<Tally> =>
  JSON.parse(await readFile(path.join(tallies, `${name}.json`), 'utf8').catch(() => '{"passed":0,"failed":0}')) as Tally;

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

await rm(tallies, { recursive: true, force: true });
const checks = await runSteps(checkSteps);
const tests = await runSteps(testSteps(chromium));
const [unit, journeys] = [await tally('vitest'), await tally('journeys')];
const [passed, failed] = [unit.passed + journeys.passed, unit.failed + journeys.failed];
const good = checks && tests && failed === 0 && passed > 0;
if (!checks) process.stdout.write('The checks above have findings.\n');
if (!tests && failed === 0) process.stdout.write('A run above ended early.\n');
process.stdout.write(`${passed} passed, ${good ? 0 : Math.max(1, failed)} failed\n`);
process.exitCode = good ? 0 : 1;
