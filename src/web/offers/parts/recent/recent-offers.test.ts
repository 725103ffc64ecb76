import { beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../../../tests/kit/memory-storage.ts';
import { forgetRecentOffers, readRecentOffers, rememberOffer } from './recent-offers.ts';

const stored = memoryStorage();
vi.stubGlobal('localStorage', stored);
beforeEach(() => stored.clear());

const offer = (n: number): string => String(n).padStart(20, 'x');

it('keeps the last twelve, each once, the newest first', () => {
  for (const n of [1, 2, 1, 3]) rememberOffer(null, offer(n));
  expect(readRecentOffers(null)).toEqual([offer(3), offer(1), offer(2)]);
  for (let n = 10; n < 30; n += 1) rememberOffer(null, offer(n));
  expect(readRecentOffers(null)).toHaveLength(12);
  expect(readRecentOffers(null)[0]).toBe(offer(29));
});

it('forgets on demand', () => {
  rememberOffer(null, offer(1));
  forgetRecentOffers(null);
  expect([readRecentOffers(null), stored.length]).toEqual([[], 0]);
});

it('shows nobody what another account looked at; whoever signs in goes on with what the visitor looked at', () => {
  rememberOffer(null, offer(1));
  rememberOffer('A', offer(2));
  expect([readRecentOffers('A'), readRecentOffers('B'), readRecentOffers(null)]).toEqual([[offer(2), offer(1)], [], []]);
});

it.each(['', 'null', '{}', '[1, null, "short"]', 'broken'])('reads %j as nothing', (text) => {
  stored.setItem('recent-offers', text);
  expect(readRecentOffers(null)).toEqual([]);
});
