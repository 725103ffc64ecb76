import { beforeEach, expect, it, vi } from 'vitest';
import { forgetRecentOffers, readRecentOffers, rememberOffer } from './recent-offers.ts';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
});
beforeEach(() => stored.clear());

const offer = (n: number): string => String(n).padStart(20, 'x');

it('keeps the last twelve, each once, the newest first', () => {
  for (const n of [1, 2, 1, 3]) rememberOffer(offer(n));
  expect(readRecentOffers()).toEqual([offer(3), offer(1), offer(2)]);
  for (let n = 10; n < 30; n += 1) rememberOffer(offer(n));
  expect(readRecentOffers()).toHaveLength(12);
  expect(readRecentOffers()[0]).toBe(offer(29));
});

it('forgets on demand', () => {
  rememberOffer(offer(1));
  forgetRecentOffers();
  expect([readRecentOffers(), stored.size]).toEqual([[], 0]);
});

it.each(['', 'null', '{}', '[1, null, "short"]', 'broken'])('reads %j as nothing', (text) => {
  stored.set('recent-offers', text);
  expect(readRecentOffers()).toEqual([]);
});
