import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchSessions } from './watch-sessions.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks at once and every 15 seconds, and shows another device until 30 seconds have passed without it', async () => {
  const answers = [true, false, false, false, false];
  const hears = vi.fn(async () => answers.shift() ?? false);
  const shown: (readonly [seconds: number, isOther: boolean])[] = [];
  const begun = Date.now();
  const stop = watchSessions(hears, (isOther) => void shown.push([(Date.now() - begun) / 1_000, isOther]));
  await vi.advanceTimersByTimeAsync(14_999);
  expect(hears).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(hears).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(30_000);
  expect([hears.mock.calls.length, shown]).toEqual([
    4,
    [
      [0, true],
      [30, false],
    ],
  ]);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(hears).toHaveBeenCalledTimes(4);
});
