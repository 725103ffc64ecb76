import type { Instant } from '../../kit/brand.ts';
import { leaseNumbers } from '../../kit/numbers.ts';
import { HOUR_MS } from '../../kit/time/units.ts';
import { plusMs } from '../../kit/time.ts';
import type { RefusalCode, Verdict } from '../../kit/verdict.ts';
import { refuse } from '../refusals.ts';
import { type LeaseFacts, type LeaseState, type ProtocolLock, protocolWritingStates, type Side } from '../types.ts';
import { isPickupOver } from './meeting.ts';

const isOpen = (state: LeaseState): boolean => protocolWritingStates.includes(state);

/** Whether the lease waits for its deposit: the form is locked with 'Form Unavailable'. */
const waitsForDeposit = (state: LeaseState): boolean => state === 'NONE' || state === 'DEPOSIT_PENDING';

/** The other side of a lease. */
export const otherSide = (side: Side): Side => (side === 'landlord' ? 'tenant' : 'landlord');

/** Who sent the protocol back, when and why, as long as it waits for its correction. */
export const returnOf = (lease: LeaseFacts): { readonly by: Side; readonly at: Instant; readonly reason: string } | null => {
  const { state, protocol } = lease;
  if (state !== 'PROTOCOL_REJECTED' || !protocol?.answer) return null;
  return { by: otherSide(protocol.submitterSide), at: protocol.answer.at, reason: protocol.answer.reason ?? '' };
};

/** Until when only the first submitter may write again after a refusal, counted from the meeting, never before it (docs/rules/handover.md#who-may-submit). */
export const firstRightUntil = (lease: LeaseFacts): Instant | null => {
  const answer = returnOf(lease);
  return answer === null ? null : firstRightOf(answer.at, lease.reception?.meetingAt ?? null);
};

/** The same for a protocol that was sent back at this time. */
export const firstRightOf = (returnedAt: Instant, meetingAt: Instant | null): Instant =>
  plusMs(later(returnedAt, meetingAt ?? returnedAt), leaseNumbers.protocolFirstRightHours * HOUR_MS);

const later = (a: Instant, b: Instant): Instant => (a > b ? a : b);

/** Whether both sides agreed in the product to hand over before the agreed hour (docs/rules/handover.md#the-day). */
export const isAgreedEarly = ({ early }: Pick<LeaseFacts, 'early'>): boolean => early.length === 2;

/** Whether the agreed hour has come, or both sides agreed not to wait for it. */
const isItsDay = (lease: LeaseFacts, meetingAt: Instant, now: Instant): Verdict =>
  now >= meetingAt || isAgreedEarly(lease) ? null : refuse('protocol.before_meeting', { params: { from: meetingAt } });

/** Whether a side may agree now to hand over early: while the protocol is written and the agreed hour is still to come. */
export const mayAgreeEarly = (lease: LeaseFacts, now: Instant): Verdict => {
  const meetingAt = lease.reception?.meetingAt ?? null;
  if (meetingAt === null) return refuse('protocol.reception_missing');
  return now < meetingAt ? null : refuse('protocol.meeting_began');
};

/** Whether this side may write the protocol now, in the order in which a page explains them (docs/rules/handover.md#who-may-submit). */
export const maySubmitProtocol = (lease: LeaseFacts, side: Side, now: Instant): Verdict => {
  if (waitsForDeposit(lease.state)) return refuse('protocol.deposit_pending');
  if (!isOpen(lease.state)) return refuse('protocol.not_editable');
  const verdict = isPickupOver(lease, now) ? null : mayHandOver(lease, now);
  if (verdict) return verdict;
  if (lease.rounds - lease.roundsBefore >= leaseNumbers.protocolRoundsMax)
    return refuse('protocol.rounds_used', { params: { rounds: leaseNumbers.protocolRoundsMax } });
  const until = firstRightUntil(lease);
  if (until !== null && now < until && lease.protocol?.submitterSide !== side) return refuse('protocol.first_right', { params: { until } });
  return null;
};

/** Whether both persons and the meeting are named and its hour has come. Once the days for it have passed with none agreed, nobody waits for that. */
const mayHandOver = (lease: LeaseFacts, now: Instant): Verdict => {
  if (lease.transfer === null) return refuse('protocol.transfer_missing');
  const meetingAt = lease.reception?.meetingAt ?? null;
  return meetingAt === null ? refuse('protocol.reception_missing') : isItsDay(lease, meetingAt, now);
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
  'protocol.before_meeting': 'before_meeting',
  'protocol.first_right': 'other_side_turn',
};

/** What the page of this side shows over the form. */
export const protocolLock = (lease: LeaseFacts, side: Side, now: Instant): ProtocolLock | null => {
  if (lease.state === 'PROTOCOL_ATTACHED') return lease.protocol?.submitterSide === side ? 'waiting_for_other' : null;
  const verdict = maySubmitProtocol(lease, side, now);
  return verdict === null ? null : (lockByCode[verdict.code] ?? 'closed');
};
