/** `npm run drill`: what takes too long for `npm test`, such as killing the program again and again. The exit code is that of the runner. */
import { runSteps } from './steps.ts';

const good = await runSteps([
  { name: 'build', command: ['node', 'scripts/build/main.ts'] },
  { name: 'drills', command: ['vitest', 'run', '--project', 'drill'], shows: true, env: { DRILL: '1' } },
]);
process.exitCode = good ? 0 : 1;
