/**
 * `npm run drill`: what takes too long for `npm test`: the side roads of the path in the browser, older and half-made data folders, and killing the
 * program again and again. The last lines say what failed.
 */
import { runSteps } from './steps.ts';
import { clearTallies, isGood, readTallies, tellTally } from './tally.ts';
import { findChromium } from './tools.ts';

const chromium = await findChromium();
await clearTallies();
const built = await runSteps([{ name: 'build', command: ['node', 'scripts/build/main.ts'] }]);
// A road waits as much as it works: the drills beside it take what it leaves.
const drilled = await runSteps(
  [
    {
      name: 'roads in the browser',
      command: ['playwright', 'test', '--project=roads'],
      shows: true,
      env: chromium === null ? {} : { CHROMIUM: chromium },
    },
    { name: 'drills', command: ['vitest', 'run', '--project', 'drill', '--maxWorkers', '1'], env: { DRILL: '1' } },
  ],
  2,
);
const failedSteps = [...built, ...drilled];
const tally = await readTallies();
process.stdout.write(tellTally(tally, failedSteps));
process.exitCode = isGood(tally, failedSteps) ? 0 : 1;
