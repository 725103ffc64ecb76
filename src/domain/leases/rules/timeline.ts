import type { Instant } from '../../kit/brand.ts';
import { endOfDay } from '../../kit/time.ts';
import type { LeaseFacts, LeaseState, Side, StepKey } from '../types.ts';
import { unpaidEndFrom } from './deadlines.ts';
import { firstRightUntil, otherSide, signBy } from './protocol-guards.ts';

/** Who has to act: a side, or the operator. */
export type StepActor = Side | 'parter';

/** One step: done at a time, or open (somebody must act, perhaps by a time), or later, or stopped. */
export type TimelineStep = {
  readonly key: StepKey;
  readonly state: 'done' | 'open' | 'later' | 'stopped';
  readonly actor: StepActor | null;
  readonly at: Instant | null;
  readonly by: Instant | null;
};

/** How many steps of the full course are reached in each state. */
const reached: Readonly<Record<LeaseState, number>> = {
  NONE: 0,
  DEPOSIT_PENDING: 1,
  DEPOSIT_CONFIRMED: 2,
  PROTOCOL_REJECTED: 2,
  PROTOCOL_ATTACHED: 3,
  PROTOCOL_CONFIRMED: 4,
  REJECTED: 5,
  AFTER_REJECTION: 6,
};

const done = (key: StepKey, at: Instant | null): TimelineStep => ({ key, state: 'done', actor: null, at, by: null });
const open = (key: StepKey, actor: StepActor, by: Instant | null): TimelineStep => ({ key, state: 'open', actor, at: null, by });
const later = (key: StepKey): TimelineStep => ({ key, state: 'later', actor: null, at: null, by: null });
const stopped = (key: StepKey): TimelineStep => ({ key, state: 'stopped', actor: null, at: null, by: null });

/** The timeline of a lease: what is done, who must act next, by when (docs/rules/leases.md#statuses). */
export const timeline = (lease: LeaseFacts): readonly TimelineStep[] => {
  const start = [done('signed', lease.signedAt), receiverStep(lease), depositStep(lease)];
  if (reached[lease.state] >= reached.REJECTED) return [...start, ...endingSteps(lease)];
  return [...start, handoverStep(lease), protocolStep(lease), releasedStep(lease)];
};

const receiverStep = (lease: LeaseFacts): TimelineStep => {
  if (lease.reception !== null && lease.transfer !== null) {
    const { reception, transfer } = lease;
    return done('receiver', reception.savedAt > transfer.savedAt ? reception.savedAt : transfer.savedAt);
  }
  if (reached[lease.state] > reached.DEPOSIT_CONFIRMED) return stopped('receiver');
  return open('receiver', lease.reception === null ? 'tenant' : 'landlord', null);
};

const depositStep = (lease: LeaseFacts): TimelineStep => {
  const receipt = lease.receipts.at(-1);
  if (receipt !== undefined) return done('deposit', receipt.at);
  return reached[lease.state] >= reached.REJECTED ? stopped('deposit') : open('deposit', 'tenant', endOfDay(lease.terms.depositDue));
};

const handoverStep = (lease: LeaseFacts): TimelineStep => {
  const at = reached[lease.state];
  if (at < reached.DEPOSIT_CONFIRMED) return later('handover');
  if (at > reached.DEPOSIT_CONFIRMED) return done('handover', lease.protocol?.submittedAt ?? null);
  if (lease.transfer === null) return open('handover', 'landlord', null);
  if (lease.reception?.meetingAt == null) return open('handover', 'tenant', null);
  const first = firstRightUntil(lease);
  return open('handover', lease.protocol?.submitterSide ?? 'tenant', first ?? signBy(lease.reception.meetingAt));
};

const protocolStep = (lease: LeaseFacts): TimelineStep => {
  const at = reached[lease.state];
  if (at < reached.PROTOCOL_ATTACHED) return later('protocol');
  if (at > reached.PROTOCOL_ATTACHED) return done('protocol', lease.protocol?.answer?.at ?? null);
  const meeting = lease.reception?.meetingAt ?? null;
  return open('protocol', otherSide(lease.protocol?.submitterSide ?? 'landlord'), meeting === null ? null : signBy(meeting));
};

const releasedStep = (lease: LeaseFacts): TimelineStep => {
  const { payout } = lease;
  if (payout === null) return later('released');
  return payout.stage === 'booked' ? done('released', endOfDay(payout.bookedOn)) : open('released', 'parter', endOfDay(payout.due));
};

const endingSteps = (lease: LeaseFacts): readonly TimelineStep[] => {
  const endedAt = lease.state === 'AFTER_REJECTION' ? lease.stateSince : null;
  const { rejection } = lease;
  if (rejection === null && lease.depositHeld === 0 && lease.receipts.length === 0) return [done('unpaid', endedAt)];
  const ended = rejection === null ? done('unpaid', endOfDay(unpaidEndFrom(lease.terms.depositDue))) : done('rejected', rejection.at);
  if (endedAt !== null) return [ended, done('refunded', endedAt)];
  const due = lease.refund?.due ?? null;
  return [ended, open('refunded', 'parter', due === null ? null : endOfDay(due))];
};

/** What somebody of this side sees first: their own open step, else the first open one of others, else nothing. */
export const nextStep = (steps: readonly TimelineStep[], side: Side): TimelineStep | null => {
  const waiting = steps.filter((step) => step.state === 'open');
  return waiting.find((step) => step.actor === side) ?? waiting[0] ?? null;
};

/** Questions of "What happens if…" that matter now; words answer them. */
export const whatIfTopics = (lease: LeaseFacts): readonly string[] => {
  const at = reached[lease.state];
  if (at <= reached.DEPOSIT_PENDING) return ['deposit_late', 'deposit_wrong_amount', 'change_receiver'];
  if (at <= reached.PROTOCOL_ATTACHED) return ['bad_condition', 'other_absent', 'not_within_hour', 'change_receiver'];
  if (at === reached.PROTOCOL_CONFIRMED) return ['payout_when', 'hidden_defect'];
  return ['refund_when', 'objection'];
};
