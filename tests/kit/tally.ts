import type { Reporter, TestModule } from 'vitest/node';
import { type Failure, failureOf, leaveTally } from '../../scripts/test/tally.ts';

const failuresOf = (module: TestModule): readonly Failure[] => [
  ...module.errors().map(({ message }) => failureOf(module.relativeModuleId, message)),
  ...[...module.children.allTests('failed')].map((test) =>
    failureOf(`${module.relativeModuleId} › ${test.fullName}`, test.result().errors?.[0]?.message),
  ),
];

/** Leaves for the last lines of `npm test` and `npm run drill` what the run came to. */
export default class Tally implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly { readonly message: string }[]): void {
    const passed = modules.reduce((sum, module) => sum + [...module.children.allTests('passed')].length, 0);
    const failures = [...modules.flatMap(failuresOf), ...errors.map(({ message }) => failureOf('outside of any test', message))];
    leaveTally('vitest', { passed, failures, unsteady: [] });
  }
}
