import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';

const file = path.join(import.meta.dirname, '../../.cache/tally/journeys.json');

/** Leaves the numbers of the journeys for the last line of `npm test`, and names those that passed only at the second try. */
export default class JourneyTally implements Reporter {
  private tests: readonly TestCase[] = [];

  onBegin(_: unknown, suite: Suite): void {
    this.tests = suite.allTests();
  }

  onEnd(result: FullResult): void {
    const unsteady = this.tests.filter((test) => test.outcome() === 'flaky');
    for (const test of unsteady) process.stdout.write(`! unsteady, passed at the second try: ${test.titlePath().slice(2).join(' › ')}\n`);
    const passed = this.tests.filter((test) => test.outcome() === 'expected').length + unsteady.length;
    const failed = Math.max(this.tests.length - passed, result.status === 'passed' ? 0 : 1);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ passed, failed }));
  }
}
