import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenOnline } from './when-online.ts';

let browser: EventTarget;
beforeEach(() => {
  browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
});
afterEach(() => vi.unstubAllGlobals());

const online = (): boolean => browser.dispatchEvent(new Event('online'));

it('works at once while there is a network, and no second time', () => {
  vi.stubGlobal('navigator', { onLine: true });
  const work = vi.fn();
  whenOnline(work);
  online();
  expect(work).toHaveBeenCalledTimes(1);
});

it('waits for the network, works once, and can be given up', () => {
  vi.stubGlobal('navigator', { onLine: false });
  const [work, given] = [vi.fn(), vi.fn()];
  whenOnline(work);
  whenOnline(given)();
  expect(work).not.toHaveBeenCalled();
  online();
  online();
  expect(work).toHaveBeenCalledTimes(1);
  expect(given).not.toHaveBeenCalled();
});
