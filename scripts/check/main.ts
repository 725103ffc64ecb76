/** Every check that needs no running program: types per floor, lint and format, the house rules, unused code, current documents, the domain's tests. */
import { runSteps, type Step } from '../test/steps.ts';

// `scripts` holds the server, too: what both read is checked once. The tests of all floors but the web's belong to `tests`.
const projects = ['src/domain', 'src/words', 'src/contract', 'src/web', 'scripts', 'tests'];

/** How many checks run at a time: most of them use one core. */
export const checksAtOnce = 2;

/** The steps of `npm run check`, in order of how soon they tell something. */
export const checkSteps: readonly Step[] = [
  { name: 'house rules', command: ['node', 'scripts/check/house.ts'] },
  { name: 'lint and format', command: ['biome', 'ci', '--max-diagnostics=60', '.'] },
  { name: 'route types', command: ['react-router', 'typegen'] },
  ...projects.map((project): Step => ({ name: `types of ${project}`, command: ['tsc', '-p', project] })),
  { name: 'package lock', command: ['node', 'scripts/lock.ts', '--check'] },
  { name: 'unused code', command: ['knip', '--no-progress'] },
  { name: 'documents are current', command: ['node', 'scripts/docs/main.ts', '--check'] },
  { name: 'migrations are current', command: ['node', 'scripts/schema/main.ts', '--check'] },
];

if (process.argv[1] === import.meta.filename) {
  const domain: Step = { name: 'tests of the domain', command: ['vitest', 'run', '--project', 'pure', '--reporter', 'dot'] };
  process.exitCode = (await runSteps([...checkSteps, domain], checksAtOnce)).length === 0 ? 0 : 1;
}
