import type { Instant } from '../../kit/brand.ts';
import { leaseNumbers } from '../../kit/numbers.ts';
import { HOUR_MS, MINUTE_MS } from '../../kit/time/units.ts';
import { plusMs } from '../../kit/time.ts';
import type { RefusalCode, Verdict } from '../../kit/verdict.ts';
import { refuse } from '../refusals.ts';
import type { LeaseFacts, LeaseState, ProtocolLock, Side } from '../types.ts';

/** The two statuses in which the protocol is written (docs/rules/handover.md#who-may-submit). */
const isOpen = (state: LeaseState): boolean => state === 'DEPOSIT_CONFIRMED' || state === 'PROTOCOL_REJECTED';

/** Whether the lease waits for its deposit: the form is locked with 'Form Unavailable'. */
const waitsForDeposit = (state: LeaseState): boolean => state === 'NONE' || state === 'DEPOSIT_PENDING';

/** The other side of a lease. */
export const otherSide = (side: Side): Side => (side === 'landlord' ? 'tenant' : 'landlord');

/** Until when only the first submitter may write again after a refusal (docs/rules/handover.md#who-may-submit). */
export const firstRightUntil = (lease: LeaseFacts): Instant | null =>
  lease.state === 'PROTOCOL_REJECTED' && lease.protocol?.answer
    ? plusMs(lease.protocol.answer.at, leaseNumbers.protocolFirstRightHours * HOUR_MS)
    : null;

/** Whether this side may write the protocol now, in the order in which a page explains them (docs/rules/handover.md#who-may-submit). */
export const maySubmitProtocol = (lease: LeaseFacts, side: Side, now: Instant): Verdict => {
  if (waitsForDeposit(lease.state)) return refuse('protocol.deposit_pending');
  if (!isOpen(lease.state)) return refuse('protocol.not_editable');
  if (lease.transfer === null) return refuse('protocol.transfer_missing');
  if (lease.reception?.meetingAt == null) return refuse('protocol.reception_missing');
  if (lease.rounds >= leaseNumbers.protocolRoundsMax) return refuse('protocol.rounds_used', { params: { rounds: leaseNumbers.protocolRoundsMax } });
  const until = firstRightUntil(lease);
  if (until !== null && now < until && lease.protocol?.submitterSide !== side) return refuse('protocol.first_right', { params: { until } });
  return null;
};

/** Whether a draft may be saved: filling never waits for the other side's forms, only the deposit and the status lock it. */
export const maySaveDraft = (lease: LeaseFacts): Verdict => {
  if (waitsForDeposit(lease.state)) return refuse('protocol.deposit_pending');
  return isOpen(lease.state) ? null : refuse('protocol.not_editable');
};

const lockByCode: Readonly<Partial<Record<RefusalCode, ProtocolLock>>> = {
  'protocol.deposit_pending': 'deposit_pending',
  'protocol.transfer_missing': 'transfer_missing',
  'protocol.reception_missing': 'reception_missing',
  'protocol.first_right': 'other_side_turn',
};

/** What the page of this side shows over the form. */
export const protocolLock = (lease: LeaseFacts, side: Side, now: Instant): ProtocolLock | null => {
  if (lease.state === 'PROTOCOL_ATTACHED') return lease.protocol?.submitterSide === side ? 'waiting_for_other' : null;
  const verdict = maySubmitProtocol(lease, side, now);
  return verdict === null ? null : (lockByCode[verdict.code] ?? 'closed');
};

/** Until when the signed protocol is to be sent: one hour after the meeting began (docs/rules/handover.md#the-hour). */
export const signBy = (meetingAt: Instant): Instant => plusMs(meetingAt, leaseNumbers.meetingLateMinutes * MINUTE_MS);
