import { expect, it } from 'vitest';
import { outgoingState, resendOf } from './outgoing.ts';

it.each([
  [{ isSent: true, attempts: 1, isTried: false }, 'sent', 'copy', 'secret'],
  [{ isSent: false, attempts: 0, isTried: true }, 'queued', null, null],
  [{ isSent: false, attempts: 3, isTried: true }, 'delayed', null, null],
  [{ isSent: false, attempts: 50, isTried: false }, 'failed', 'again', 'again'],
  [{ isSent: false, attempts: 0, isTried: false }, 'failed', 'again', 'again'],
] as const)('%o is %s', (facts, state, plain, secret) => {
  expect(outgoingState(facts)).toBe(state);
  expect([resendOf(state, false), resendOf(state, true)]).toEqual([plain, secret]);
});
