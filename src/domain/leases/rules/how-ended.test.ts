import { expect, test } from 'vitest';
import { instant } from '../../kit/time.ts';
import type { LeaseEnd } from '../types.ts';
import { endingOf, type PastStep, statusBefore } from './how-ended.ts';

const at = (hour: number) => instant(`2026-11-27T${String(hour).padStart(2, '0')}:00:00Z`);
const steps = (...happened: readonly string[]): readonly PastStep[] =>
  happened.map((each, hour) => {
    const [from = '', event = '', to = ''] = each.split(' ');
    return { event, from, to, at: at(hour) };
  });
const by = (cause: LeaseEnd['by'], hour: number, settled: number | null): LeaseEnd => ({
  by: cause,
  at: at(hour),
  settledAt: settled === null ? null : at(settled),
});
const refused = 'DEPOSIT_CONFIRMED rejectPremises REJECTED';

test.each<[string, readonly string[], LeaseEnd | null]>([
  ['nothing ended it', ['DEPOSIT_CONFIRMED attachProtocol PROTOCOL_ATTACHED'], null],
  ['unpaid, and late money came', ['DEPOSIT_PENDING endUnpaid AFTER_REJECTION', 'AFTER_REJECTION receiveLate REJECTED'], by('unpaid', 0, null)],
  ['refused', [refused], by('rejection', 0, null)],
  ['refused and disputed', [refused, 'REJECTED objectToRejection REJECTED'], by('rejection', 0, null)],
  ['refused, then settled', [refused, 'REJECTED endWithRefund REJECTED'], by('rejection', 0, 1)],
  ['refused, then the court', [refused, 'REJECTED payIntoCourt REJECTED'], by('rejection', 0, 1)],
  [
    'refused, taken up, ended together',
    [refused, 'REJECTED resume DEPOSIT_CONFIRMED', 'DEPOSIT_CONFIRMED endWithRefund REJECTED'],
    by('settlement', 2, 2),
  ],
  ['called in vain', ['PROTOCOL_REJECTED longStop REJECTED', 'REJECTED bookRefund AFTER_REJECTION'], by('long_stop', 0, null)],
])('how a lease ended: %s', (_name, happened, ending) => expect(endingOf(steps(...happened))).toEqual(ending));

test('the status before is that before the last time that the refund was awaited', () => {
  expect(statusBefore(steps(refused, 'REJECTED objectToRejection REJECTED'))).toBe('DEPOSIT_CONFIRMED');
  expect(statusBefore(steps(refused, 'REJECTED bookRefund AFTER_REJECTION', 'AFTER_REJECTION receiveLate REJECTED'))).toBe('AFTER_REJECTION');
  expect(statusBefore([])).toBeNull();
});
