/**
 * When the clock has something to do about a lease (docs/rules/leases.md#reminders), said as limits at a moment that stored values are
 * compared with, so that the database finds what is due: `overdueDue(now)` is the last due day whose deposit is overdue by now.
 */
import type { Day, Instant } from '../../kit/brand.ts';
import { leaseNumbers } from '../../kit/numbers.ts';
import { MINUTE_MS } from '../../kit/time/units.ts';
import { addDays, dayOf, plusMs, startOfDay } from '../../kit/time.ts';
import { leaseLifecycle } from '../machine.ts';
import type { LeaseState } from '../types.ts';
import { depositReminderDays, longStopFrom, mediationFrom, statementsUntil, unpaidEndFrom } from './deadlines.ts';

const statesWith = (event: (typeof leaseLifecycle)['rows'][number]['on']): readonly LeaseState[] => [
  ...new Set(leaseLifecycle.rows.filter(({ on }) => on === event).flatMap(({ from }) => from)),
];

/** Statuses that wait for the deposit. */
export const depositStates = statesWith('receiveDeposit');

/** Statuses that wait for the refund. */
export const refundStates = statesWith('bookRefund');

/** Statuses in which a side may stay silent: those from the deposit to the signed protocol. */
export const waitingStates: readonly LeaseState[] = ['DEPOSIT_CONFIRMED', 'PROTOCOL_ATTACHED', 'PROTOCOL_REJECTED'];

/** Deposits whose term began before `begunBefore` have come to their n-th reminder; the latest first, which alone is sent after downtime. */
export const depositReminders = (now: Instant): readonly { readonly n: number; readonly begunBefore: Instant }[] =>
  leaseNumbers.depositReminderDays
    .map((_days, index) => ({
      n: index + 1,
      begunBefore: endOf(lastDay(now, (begunOn) => (depositReminderDays(begunOn)[index] ?? begunOn) <= dayOf(now))),
    }))
    .toReversed();

/** Deposits due on this day or earlier are so late that the landlord may end the lease. */
export const overdueDue = (now: Instant): Day => lastDay(now, (due) => unpaidEndFrom(due) <= dayOf(now));

/** Meetings that began by `began` are reminded after so many minutes; the latest first. */
export const meetingReminders = (now: Instant): readonly { readonly minutes: number; readonly began: Instant }[] =>
  leaseNumbers.meetingReminderMinutes.map((minutes) => ({ minutes, began: plusMs(now, -minutes * MINUTE_MS) })).toReversed();

/** Meetings that began by then should have ended with a protocol. */
export const lateMeeting = (now: Instant): Instant => plusMs(now, -leaseNumbers.meetingLateMinutes * MINUTE_MS);

/** A waiting status that began before has lasted since yesterday. */
export const silentBefore = (now: Instant): Instant => startOfDay(dayOf(now));

/** A waiting status that began before has lasted so long that somebody mediates. */
export const mediatedBefore = (now: Instant): Instant => endOf(lastDay(now, (since) => mediationFrom(startOfDay(since)) < dayOf(now)));

/** Withdrawals that ended on this day or earlier have come to their long stop (docs/rules/deposits.md#long-stop). */
export const longStopDue = (now: Instant): Day => lastDay(now, (until) => longStopFrom(until) <= dayOf(now));

/** Calls of both sides before this moment were answered by nobody in their time. */
export const statementsDue = (now: Instant): Instant => endOf(lastDay(now, (called) => statementsUntil(startOfDay(called)) < dayOf(now)));

/** The last day, going back from today, of which something holds that holds of every earlier day, too. */
const lastDay = (now: Instant, holds: (of: Day) => boolean): Day => {
  let at = dayOf(now);
  while (!holds(at)) at = addDays(at, -1);
  return at;
};

const endOf = (of: Day): Instant => startOfDay(addDays(of, 1));
