import { expect, it } from 'vitest';
import { HOUR_MS } from '../../src/domain/kit/time/units.ts';
import { addDays, day, instantAt, plusMs } from '../../src/domain/kit/time.ts';
import { objectionUntil } from '../../src/domain/leases/rules/deadlines.ts';
import { hoursToRefund } from './after-signing.ts';

const rejectedAfter = 24 * 6;
/** The lease of the demo whose deposit went back was signed so long ago. */
const signedDaysAgo = 38;

it('the demo refunds after the time to object and before today, on whatever day it is started', () => {
  for (let n = 0; n < 366; n += 1) {
    const signedAt = instantAt(addDays(day('2026-01-01'), n), '09:40:00');
    const hours = hoursToRefund(signedAt, rejectedAfter);
    expect(plusMs(signedAt, hours * HOUR_MS) > objectionUntil(plusMs(signedAt, rejectedAfter * HOUR_MS)), `signed ${signedAt}`).toBe(true);
    expect(hours, `signed ${signedAt}`).toBeLessThan(signedDaysAgo * 24);
  }
});
