import { expect, test } from 'vitest';
import { ignoreAborts } from './ignore-aborts.ts';

/** Whether the browser would still tell of a promise that was rejected with this. */
const isReported = (reason: unknown): boolean => {
  const page = new EventTarget();
  page.addEventListener('unhandledrejection', ignoreAborts);
  return page.dispatchEvent(Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }));
};

test.each([
  ['an answer that was cut off', new DOMException('BodyStreamBuffer was aborted', 'AbortError'), false],
  ['a network that fails', new TypeError('Failed to fetch'), true],
  ['nothing at all', null, true],
])('the console tells of faults only (%s)', (_what, reason, isFault) => expect(isReported(reason)).toBe(isFault));
