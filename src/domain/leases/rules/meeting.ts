import type { Day, Instant } from '../../kit/brand.ts';
import { leaseNumbers } from '../../kit/numbers.ts';
import { MINUTE_MS } from '../../kit/time/units.ts';
import { addDays, dayOf, laterDay, plusMs } from '../../kit/time.ts';
import { type LeaseFacts, type LeaseState, protocolWritingStates } from '../types.ts';
import { depositDue } from './deadlines.ts';
import { completingReceipt } from './receipt.ts';
import { isDepositAwaited } from './status.ts';

/** Days in which the premises may be picked up, both included. */
export type MeetingWindow = { readonly from: Day; readonly to: Day };

/** The days on which the premises may be picked up: from max(signing day, availability), `deadlineDays` long (docs/rules/handover.md#pickup-window). */
export const pickupWindow = (
  /** `deadlineDays` is the offer's `unitReceiptDeadline`. */
  facts: { readonly signedOn: Day; readonly availability: Day; readonly deadlineDays: number },
): MeetingWindow => {
  const from = laterDay(facts.signedOn, facts.availability);
  return { from, to: addDays(from, facts.deadlineDays) };
};

/**
 * The days in which the meeting may be (docs/rules/handover.md#pickup-window): as many as the offer gives, from the day that the premises
 * are available, and again from the day on which a late deposit came in or a meeting failed.
 */
export const meetingWindow = (lease: LeaseFacts, now: Instant): MeetingWindow => {
  const from = [lateDepositDay(lease, now), failedMeetingDay(lease, now)].reduce<Day>(
    (latest, again) => (again === null ? latest : laterDay(latest, again)),
    lease.pickup.from,
  );
  return { from, to: addDays(from, lease.pickup.days) };
};

/**
 * Whether the days for picking the premises up have passed without an agreed meeting: then the protocol may be sent at any time. A meeting
 * is agreed once the tenant has named it and the landlord who hands over; a side that names nobody cannot keep the other from the protocol.
 */
export const isPickupOver = (lease: LeaseFacts, now: Instant): boolean =>
  (lease.transfer === null || lease.reception?.meetingAt == null) && dayOf(now) > meetingWindow(lease, now).to;

/** Whether an agreed meeting ended without a protocol: the hour after its beginning has passed and nothing was sent. */
export const hasMeetingFailed = (lease: LeaseFacts, now: Instant): boolean => {
  const meetingAt = lease.reception?.meetingAt ?? null;
  return meetingAt !== null && signBy(meetingAt) <= now && isProtocolAwaited(lease.state);
};

const protocolAwaited: ReadonlySet<LeaseState> = new Set(['DEPOSIT_PENDING', ...protocolWritingStates]);

/** Is the protocol of the handover still to be sent? */
export const isProtocolAwaited = (state: LeaseState): boolean => protocolAwaited.has(state);

/** The day on which a deposit became whole that was due before, whatever term was set since; today while it is overdue. */
const lateDepositDay = (lease: LeaseFacts, now: Instant): Day | null => {
  const cameOn = isDepositAwaited(lease.state) ? dayOf(now) : (completingReceipt(lease)?.bookedOn ?? null);
  return cameOn !== null && cameOn > depositDue(dayOf(lease.signedAt)) ? cameOn : null;
};

const failedMeetingDay = (lease: LeaseFacts, now: Instant): Day | null => {
  const meetingAt = lease.reception?.meetingAt ?? null;
  return meetingAt !== null && hasMeetingFailed(lease, now) ? dayOf(meetingAt) : null;
};

/** Until when the signed protocol is to be sent: one hour after the meeting began (docs/rules/handover.md#the-hour). */
export const signBy = (meetingAt: Instant): Instant => plusMs(meetingAt, leaseNumbers.meetingLateMinutes * MINUTE_MS);

/** Until when the other side is expected to answer: within the hour of the meeting, or an hour after a protocol that was sent later. */
export const answerBy = (submittedAt: Instant, meetingAt: Instant): Instant =>
  submittedAt <= signBy(meetingAt) ? signBy(meetingAt) : signBy(submittedAt);
