import { expect, it } from 'vitest';
import { promotionNumbers } from '../../kit/numbers.ts';
import { day } from '../../kit/time.ts';
import { promotionPhaseOn } from './promotion.ts';

const safe100 = { from: day(promotionNumbers.from), to: day(promotionNumbers.to), pool: promotionNumbers.pool };

it.each([
  ['2025-03-09', 0, 'coming'],
  ['2025-03-10', 0, 'running'],
  ['2025-05-31', 99, 'running'],
  ['2025-05-31', 100, 'used'],
  ['2025-06-01', 0, 'ended'],
  ['2026-11-23', 1, 'ended'],
] as const)('Safe 100 on %s, with %i offers published, is %s', (today, published, state) => {
  expect(promotionPhaseOn(day(today), safe100, published)).toBe(state);
});

it('is for the first 100 offers, with 12 months of cover and an answer to complaints within 14 days', () => {
  expect(promotionNumbers).toEqual({ from: '2025-03-10', to: '2025-05-31', pool: 100, coverMonths: 12, complaintDays: 14 });
});
