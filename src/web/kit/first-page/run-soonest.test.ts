import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runSoonest } from './run-soonest.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('requests that come together run the work once, and a later one never delays it', () => {
  const work = vi.fn();
  const { within } = runSoonest(work);
  within(100);
  vi.advanceTimersByTime(60);
  within(100);
  vi.advanceTimersByTime(40);
  expect(work).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1_000);
  expect(work).toHaveBeenCalledOnce();
});

test('a request with a shorter wait brings the work forward', () => {
  const work = vi.fn();
  const { within } = runSoonest(work);
  within(5_000);
  within(100);
  vi.advanceTimersByTime(100);
  expect(work).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10_000);
  expect(work).toHaveBeenCalledOnce();
});

test('it runs again when asked again, and never after it was stopped', () => {
  const work = vi.fn();
  const { within, stop } = runSoonest(work);
  within(10);
  vi.advanceTimersByTime(10);
  within(10);
  vi.advanceTimersByTime(10);
  within(10);
  stop();
  vi.advanceTimersByTime(1_000);
  expect(work).toHaveBeenCalledTimes(2);
});
