/** `npm run drill`: what takes too long for `npm test`: the side roads of the path in the browser, and killing the program again and again. */
import { runSteps } from './steps.ts';
import { findChromium } from './tools.ts';

const chromium = await findChromium();
const good = await runSteps([
  { name: 'build', command: ['node', 'scripts/build/main.ts'] },
  {
    name: 'roads in the browser',
    command: ['playwright', 'test', '--project=roads'],
    shows: true,
    env: chromium === null ? {} : { CHROMIUM: chromium },
  },
  { name: 'drills', command: ['vitest', 'run', '--project', 'drill'], shows: true, env: { DRILL: '1' } },
]);
process.exitCode = good ? 0 : 1;
