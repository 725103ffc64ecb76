import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askFrom } from './ask-from.ts';

const minute = 60_000;
const network = { onLine: true };

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('navigator', network);
  network.onLine = true;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('nothing is asked before the instant, then once a minute until the answer is yes', async () => {
  const ask = vi.fn(async () => ask.mock.calls.length >= 2);
  askFrom(10 * minute, ask);
  await vi.advanceTimersByTimeAsync(10 * minute - 1);
  expect(ask).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('an instant forty days away is waited for, longer than a timer can hold', async () => {
  const ask = vi.fn(async () => true);
  const instant = 40 * 24 * 60 * minute;
  askFrom(instant, ask);
  await vi.advanceTimersByTimeAsync(instant - minute);
  expect(ask).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(minute);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('without a network nothing is asked; when it is back, within a minute', async () => {
  const ask = vi.fn(async () => true);
  network.onLine = false;
  askFrom(minute, ask);
  await vi.advanceTimersByTimeAsync(5 * minute);
  expect(ask).toHaveBeenCalledTimes(0);
  network.onLine = true;
  await vi.advanceTimersByTimeAsync(minute);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('who leaves ends it, also while a question is under way', async () => {
  const ask = vi.fn(async () => false);
  const leave = askFrom(0, ask);
  await vi.advanceTimersByTimeAsync(minute);
  leave();
  await vi.advanceTimersByTimeAsync(5 * minute);
  expect(ask).toHaveBeenCalledTimes(1);
});
