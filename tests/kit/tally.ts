import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const file = path.join(import.meta.dirname, '../../.cache/tally/vitest.json');

/** Leaves the numbers of the run for the last line of `npm test`. */
export default class Tally implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    const failed =
      tests.filter((test) => test.result().state === 'failed').length + modules.filter((module) => module.errors().length > 0).length + errors.length;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ passed, failed }));
  }
}
