import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { soonest } from './run-soonest.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is asked for together is done once, and no later wish puts it off', () => {
  const work = vi.fn();
  const { within } = soonest(work);
  within(100);
  vi.advanceTimersByTime(60);
  within(100);
  vi.advanceTimersByTime(40);
  expect(work).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1_000);
  expect(work).toHaveBeenCalledOnce();
});

test('a wish that cannot wait as long brings the work forward', () => {
  const work = vi.fn();
  const { within } = soonest(work);
  within(5_000);
  within(100);
  vi.advanceTimersByTime(100);
  expect(work).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10_000);
  expect(work).toHaveBeenCalledOnce();
});

test('it is done again when it is asked for again, and never once it is stopped', () => {
  const work = vi.fn();
  const { within, stop } = soonest(work);
  within(10);
  vi.advanceTimersByTime(10);
  within(10);
  vi.advanceTimersByTime(10);
  within(10);
  stop();
  vi.advanceTimersByTime(1_000);
  expect(work).toHaveBeenCalledTimes(2);
});
