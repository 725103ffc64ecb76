import type { Instant } from '../../kit/brand.ts';
import { endOfDay } from '../../kit/time.ts';
import type { LeaseFacts, LeaseState, Outgoing, Side, StepKey } from '../types.ts';
import { answerBy, signBy } from './meeting.ts';
import { firstRightUntil, otherSide } from './protocol-guards.ts';
import { completingReceipt } from './receipt.ts';
import { isDisputed, mayObject } from './rejection.ts';
import { isDepositAwaited } from './status.ts';

/** Who has to act: a side, or the operator. */
export type StepActor = Side | 'parter';

/** One step: done at a time, or open (somebody must act, perhaps by a time; nobody is named while a dispute holds the step), or later, or stopped. */
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
const open = (key: StepKey, actor: StepActor | null, by: Instant | null): TimelineStep => ({ key, state: 'open', actor, at: null, by });
const later = (key: StepKey): TimelineStep => ({ key, state: 'later', actor: null, at: null, by: null });
const stopped = (key: StepKey): TimelineStep => ({ key, state: 'stopped', actor: null, at: null, by: null });

/** The timeline of a lease: what is done, who must act next, by when (docs/rules/leases.md#statuses). */
export const timeline = (lease: LeaseFacts, now: Instant): readonly TimelineStep[] => {
  const start = [done('signed', lease.signedAt), receiverStep(lease), depositStep(lease)];
  if (reached[lease.state] >= reached.REJECTED) return [...start, ...endingSteps(lease)];
  const paid = isSettled(lease) ? moneySteps(lease) : [releasedStep(lease)];
  return [...start, handoverStep(lease, now), protocolStep(lease), ...paid];
};

/** Whether statements of both sides or a title took the place of the protocol. */
const isSettled = ({ state, protocol }: LeaseFacts): boolean => state === 'PROTOCOL_CONFIRMED' && protocol?.answer?.outcome !== 'confirmed';

const receiverStep = (lease: LeaseFacts): TimelineStep => {
  if (lease.reception !== null && lease.transfer !== null) {
    const { reception, transfer } = lease;
    return done('receiver', reception.savedAt > transfer.savedAt ? reception.savedAt : transfer.savedAt);
  }
  if (reached[lease.state] > reached.DEPOSIT_CONFIRMED) return stopped('receiver');
  return open('receiver', lease.reception === null ? 'tenant' : 'landlord', null);
};

const depositStep = (lease: LeaseFacts): TimelineStep => {
  const receipt = isDepositAwaited(lease.state) ? null : completingReceipt(lease);
  if (receipt !== null) return done('deposit', receipt.at);
  return reached[lease.state] >= reached.REJECTED ? stopped('deposit') : open('deposit', 'tenant', endOfDay(lease.terms.depositDue));
};

const handoverStep = (lease: LeaseFacts, now: Instant): TimelineStep => {
  const at = reached[lease.state];
  if (at < reached.DEPOSIT_CONFIRMED) return later('handover');
  if (at > reached.DEPOSIT_CONFIRMED) return done('handover', isSettled(lease) ? null : (lease.protocol?.submittedAt ?? null));
  if (lease.transfer === null) return open('handover', 'landlord', null);
  if (lease.reception?.meetingAt == null) return open('handover', 'tenant', null);
  const first = firstRightUntil(lease);
  const actor = lease.protocol?.submitterSide ?? 'tenant';
  // Once the time of the first submitter has passed either side may write: nothing is due any more.
  if (first !== null) return open('handover', actor, now < first ? first : null);
  return open('handover', actor, signBy(lease.reception.meetingAt));
};

const protocolStep = (lease: LeaseFacts): TimelineStep => {
  const at = reached[lease.state];
  if (isSettled(lease)) return done('settled', lease.stateSince);
  if (at < reached.PROTOCOL_ATTACHED) return later('protocol');
  if (at > reached.PROTOCOL_ATTACHED) return done('protocol', lease.protocol?.answer?.at ?? null);
  const [meetingAt, sentAt] = [lease.reception?.meetingAt ?? null, lease.protocol?.submittedAt ?? null];
  const by = meetingAt === null || sentAt === null ? null : answerBy(sentAt, meetingAt);
  return open('protocol', otherSide(lease.protocol?.submitterSide ?? 'landlord'), by);
};

const releasedStep = (lease: LeaseFacts): TimelineStep => {
  const { payout } = lease;
  if (payout === null) return later('released');
  return payout.stage === 'booked' ? done('released', endOfDay(payout.bookedOn)) : open('released', 'parter', endOfDay(payout.due));
};

const endingSteps = (lease: LeaseFacts): readonly TimelineStep[] => [endedStep(lease), ...moneySteps(lease)];

/** What ended the lease, and when. */
const endedStep = ({ ending, rejection, stateSince }: LeaseFacts): TimelineStep => {
  if (rejection !== null) return done('rejected', rejection.at);
  return done(ending?.by === 'unpaid' ? 'unpaid' : 'ended', ending?.at ?? stateSince);
};

/** Where the money of a lease goes that left its course: to the landlord, to a court, back to its payer, or nowhere, because none came. */
const moneySteps = (lease: LeaseFacts): readonly TimelineStep[] => [
  ...(lease.payout === null ? [] : [releasedStep(lease)]),
  ...(lease.court === null ? [] : [outgoingStep('court', lease.court, lease)]),
  ...(lease.refund === null ? [] : [outgoingStep('refunded', lease.refund, lease)]),
];

const outgoingStep = (key: 'court' | 'refunded', outgoing: Outgoing, lease: LeaseFacts): TimelineStep => {
  const { state, stateSince } = lease;
  // The operator refunds nothing while the landlord's objection stands, so that it has no day.
  if (outgoing.stage === 'due' && key === 'refunded' && isDisputed(lease)) return open(key, null, null);
  if (outgoing.stage === 'due') return open(key, 'parter', endOfDay(outgoing.due));
  return done(key, state === 'AFTER_REJECTION' ? stateSince : endOfDay(outgoing.bookedOn));
};

/** What somebody of this side sees first: their own open step, else the first open one of others, else nothing. */
export const nextStep = (steps: readonly TimelineStep[], side: Side): TimelineStep | null => {
  const waiting = steps.filter((step) => step.state === 'open');
  return waiting.find((step) => step.actor === side) ?? waiting[0] ?? null;
};

/** A question of "What happens if…"; words ask and answer it. */
export type WhatIfTopic =
  | 'deposit_late'
  | 'deposit_wrong_amount'
  | 'change_receiver'
  | 'bad_condition'
  | 'other_absent'
  | 'not_within_hour'
  | 'payout_when'
  | 'hidden_defect'
  | 'refund_when'
  | 'objection'
  | 'dispute';

/** Whether the contract was given up: beside that "signed" says nothing. */
export const isGivenUp = (state: LeaseState): boolean => reached[state] >= reached.REJECTED;

/**
 * Where the held money is going, and why: nowhere before the protocol; to the landlord after both sides signed it or as a settlement says; to a
 * court; back to its payer after a rejection that the landlord may still dispute, after another end, or as a settlement says; nowhere while a
 * dispute is open.
 */
export const moneyPaths = ['nobody', 'landlord', 'landlord_settled', 'court', 'rejected', 'disputed', 'ended', 'tenant_settled'] as const;
export type MoneyPath = (typeof moneyPaths)[number];

/** Where the held money of this lease is going. */
export const moneyPathOf = (lease: LeaseFacts, now: Instant): MoneyPath => {
  if (lease.court !== null) return 'court';
  if (lease.payout !== null) return isGivenUp(lease.state) || isSettled(lease) ? 'landlord_settled' : 'landlord';
  if (!isGivenUp(lease.state)) return lease.state === 'PROTOCOL_CONFIRMED' ? 'tenant_settled' : 'nobody';
  if (lease.ending !== null && lease.ending.settledAt !== null) return 'tenant_settled';
  if (lease.rejection === null) return 'ended';
  if (isDisputed(lease)) return 'disputed';
  return mayObject(lease, now) === null ? 'rejected' : 'ended';
};

/** Questions of "What happens if…" that matter now. */
export const whatIfTopics = (lease: LeaseFacts, now: Instant): readonly WhatIfTopic[] => {
  // A lease that ended before the handover has nothing left to happen.
  if (lease.state === 'AFTER_REJECTION') return [];
  const at = reached[lease.state];
  if (at <= reached.DEPOSIT_PENDING) return ['deposit_late', 'deposit_wrong_amount', 'change_receiver'];
  if (at <= reached.PROTOCOL_ATTACHED) return ['bad_condition', 'other_absent', 'not_within_hour', 'change_receiver'];
  if (at === reached.PROTOCOL_CONFIRMED) return ['payout_when', 'hidden_defect'];
  if (isDisputed(lease)) return ['dispute'];
  return lease.rejection !== null && mayObject(lease, now) === null ? ['refund_when', 'objection'] : ['refund_when'];
};
