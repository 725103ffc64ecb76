import { expect, it } from 'vitest';
import { outgoingState, resendOf } from './outgoing.ts';

it.each([
  [{ isSent: true, isReturned: false, attempts: 1, isTried: false }, 'sent', 'copy', 'secret'],
  [{ isSent: false, isReturned: false, attempts: 0, isTried: true }, 'queued', null, null],
  [{ isSent: false, isReturned: false, attempts: 3, isTried: true }, 'delayed', null, null],
  [{ isSent: false, isReturned: false, attempts: 50, isTried: false }, 'failed', 'again', 'again'],
  [{ isSent: false, isReturned: false, attempts: 0, isTried: false }, 'failed', 'again', 'again'],
  [{ isSent: false, isReturned: true, attempts: 1, isTried: false }, 'returned', 'again', 'again'],
  [{ isSent: true, isReturned: true, attempts: 1, isTried: false }, 'returned', 'copy', 'secret'],
] as const)('%o is %s', (facts, state, plain, secret) => {
  const { isSent } = facts;
  expect(outgoingState(facts)).toBe(state);
  expect([resendOf(state, { isSent, carriesSecret: false }), resendOf(state, { isSent, carriesSecret: true })]).toEqual([plain, secret]);
});
