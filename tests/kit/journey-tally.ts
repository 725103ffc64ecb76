import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { failureOf, leaveTally } from '../../scripts/test/tally.ts';

const nameOf = (test: TestCase): string => test.titlePath().slice(2).join(' › ');

/** Leaves for the last lines of `npm test` and `npm run drill` what the walks in the browser came to: who failed, and who passed only at the second try. */
export default class JourneyTally implements Reporter {
  private run = 'walks';
  private tests: readonly TestCase[] = [];
  private readonly faults: TestError[] = [];

  onBegin(config: FullConfig, suite: Suite): void {
    this.run = suite.suites.map(({ title }) => title).join('-') || config.projects.map(({ name }) => name).join('-');
    this.tests = suite.allTests();
  }

  onError(fault: TestError): void {
    this.faults.push(fault);
  }

  onEnd(result: FullResult): void {
    const of = (outcome: ReturnType<TestCase['outcome']>): readonly TestCase[] => this.tests.filter((test) => test.outcome() === outcome);
    const unsteady = of('flaky');
    const failures = [
      ...of('unexpected').map((test) => failureOf(nameOf(test), test.results.at(-1)?.error?.message)),
      ...of('skipped').map((test) => failureOf(nameOf(test), 'It did not run.')),
      ...this.faults.map(({ message }) => failureOf(this.run, message)),
    ];
    const ended = result.status === 'passed' || failures.length > 0 ? [] : [failureOf(this.run, `The run ended as ${result.status}.`)];
    leaveTally(this.run, { passed: of('expected').length + unsteady.length, failures: [...failures, ...ended], unsteady: unsteady.map(nameOf) });
  }
}
