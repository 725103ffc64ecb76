import type { Day, Instant } from '../kit/brand.ts';
import { type Lifecycle, type ReadFrom, type Row, refuseStep, time } from '../kit/lifecycle.ts';
import { endOfDay } from '../kit/time.ts';
import type { Verdict } from '../kit/verdict.ts';
import { isActive, isBooked, isSavedProject } from '../offers/machine.ts';
import type { OfferState } from '../offers/types.ts';
import { refuse } from './refusals.ts';
import { type AgreementState, agreementStates } from './types.ts';

/** What happens to an agreement. `send`: the agent signs and the owner is mailed. `upload`, `declare` and `review` are about the written form and keep the state. */
export type AgreementEvent = 'send' | 'replace' | 'accept' | 'reject' | 'withdraw' | 'expire' | 'revoke' | 'end' | 'upload' | 'declare' | 'review';

/** Who moves it: the agent, the owner with a code, whoever holds the owner's link, an admin, or the clock. */
export type AgreementActor = 'agent' | 'owner' | 'link' | 'admin' | typeof time;

/** What the guards look at. `offerHeldByAgent`: the project is still the agent's, so that there is something to act for. */
export type AgreementAttempt = {
  readonly now: Instant;
  readonly answerUntil: Instant | null;
  readonly lastDay: Day;
  readonly offerState: OfferState;
  readonly offerHeldByAgent: boolean;
  /** What the rule about the file, the declared day or the review answers; nobody brings anything unasked. */
  readonly form?: Verdict;
};

/**
 * What a step causes. `takeOffer` puts the offer under the power of attorney, `returnOffer` gives it to its owner, `sealAgreement` has the
 * document sealed. Each mail has its readers; `keepFile` and `keepReview` are about the written form; a declared day is a column.
 */
export type AgreementEffect =
  | 'mailProposal'
  | 'takeOffer'
  | 'sealAgreement'
  | 'mailAccepted'
  | 'mailRejected'
  | 'mailWithdrawn'
  | 'mailExpired'
  | 'returnOffer'
  | 'mailRevoked'
  | 'mailEnded'
  | 'keepFile'
  | 'keepReview';

type Types = {
  readonly state: AgreementState;
  readonly event: AgreementEvent;
  readonly actor: AgreementActor;
  readonly facts: AgreementAttempt;
  readonly effect: AgreementEffect;
};

const isProjectStill = ({ offerState, offerHeldByAgent }: AgreementAttempt): Verdict =>
  isSavedProject(offerState) && offerHeldByAgent ? null : refuse('agency.offer_gone');

const isAnswerDue = ({ answerUntil, now }: AgreementAttempt): Verdict =>
  answerUntil !== null && now >= answerUntil ? null : refuse('agency.still_running', { params: { until: answerUntil ?? now } });

const mayRevoke = ({ offerState }: AgreementAttempt): Verdict => {
  if (isBooked(offerState)) return refuse('agency.booked');
  return isSavedProject(offerState) || isActive(offerState) ? null : refuse('agency.not_revocable');
};

/** Its last day has passed, and nobody is about to sign what the agent published. */
const hasRunOut = ({ lastDay, now, offerState }: AgreementAttempt): Verdict =>
  now > endOfDay(lastDay) && !isBooked(offerState) ? null : refuse('agency.still_running', { params: { until: endOfDay(lastDay) } });

const asked = ({ form }: AgreementAttempt): Verdict => (form === undefined ? refuseStep('lifecycle.not_allowed') : form);

const rows = [
  { from: ['NEW'], on: 'send', by: ['agent'], to: 'PENDING', when: isProjectStill, effects: ['mailProposal'] },
  { from: ['NEW'], on: 'replace', by: ['agent'], to: 'WITHDRAWN' },
  { from: ['PENDING'], on: 'accept', by: ['owner'], to: 'SIGNED', when: isProjectStill, effects: ['takeOffer', 'sealAgreement', 'mailAccepted'] },
  { from: ['PENDING'], on: 'reject', by: ['owner', 'link'], to: 'REJECTED', effects: ['mailRejected'] },
  { from: ['PENDING'], on: 'withdraw', by: ['agent'], to: 'WITHDRAWN', effects: ['mailWithdrawn'] },
  { from: ['PENDING'], on: 'expire', by: [time], to: 'EXPIRED', when: isAnswerDue, effects: ['mailExpired'] },
  { from: ['SIGNED'], on: 'revoke', by: ['agent', 'owner'], to: 'REVOKED', when: mayRevoke, effects: ['returnOffer', 'mailRevoked'] },
  { from: ['SIGNED'], on: 'end', by: [time], to: 'ENDED', when: hasRunOut, effects: ['returnOffer', 'mailEnded'] },
  { from: ['SIGNED'], on: 'upload', by: ['agent', 'owner', 'link'], when: asked, effects: ['keepFile'] },
  { from: ['SIGNED'], on: 'declare', by: ['agent', 'owner', 'link'], when: asked },
  { from: ['SIGNED'], on: 'review', by: ['admin'], when: asked, effects: ['keepReview'] },
] as const satisfies readonly Row<Types>[];

/** Everything that the lifecycle of an agency agreement is made of. */
export type AgreementLifecycle = Types & ReadFrom<'agency_agreement', typeof rows>;

const over = {
  SIGNED: refuse('agency.over'),
  REJECTED: refuse('agency.over'),
  WITHDRAWN: refuse('agency.over'),
  EXPIRED: refuse('agency.over'),
  REVOKED: refuse('agency.over'),
  ENDED: refuse('agency.over'),
} as const;
const no = refuse('agency.not_in_force');
const notInForce = { NEW: no, PENDING: no, SIGNED: no, REJECTED: no, WITHDRAWN: no, EXPIRED: no, REVOKED: no, ENDED: no };

/** The life of an agency agreement (docs/rules/agency.md#course). */
export const agreementLifecycle: Lifecycle<AgreementLifecycle> = {
  name: 'agency_agreement',
  states: agreementStates,
  rows,
  wrongActor: refuse('agency.denied'),
  refusals: {
    send: { in: over },
    accept: { in: over },
    reject: { in: over },
    withdraw: { in: over },
    revoke: { in: notInForce },
    upload: { in: notInForce },
    declare: { in: notInForce },
  },
};

/** Does it wait for the owner's answer, as far as its row says? */
export const isPending = (state: AgreementState): boolean => state === 'PENDING';
/** Is it drawn and not yet signed by the agent? */
export const isUnsent = (state: AgreementState): boolean => state === 'NEW';
/** Does it give the agent powers? */
export const isInForce = (state: AgreementState): boolean => state === 'SIGNED';
/** Has it come to the owner at all? A proposal that was drawn anew is withdrawn without ever having been sent. */
export const wasSent = ({ agentSignedAt }: { readonly agentSignedAt: Instant | null }): boolean => agentSignedAt !== null;
/** Did its agent take it back before it was answered? It stands in nobody's way then. */
export const isTakenBack = (state: AgreementState): boolean => state === 'WITHDRAWN';
/** Was it sent, and ended without an agreement: declined, taken back, or never answered? */
export const cameToNothing = (state: AgreementState): boolean => state === 'REJECTED' || state === 'WITHDRAWN' || state === 'EXPIRED';
/** Is it the one that counts for its offer: drawn, waiting or signed? Of these an offer has one at most. */
export const isOpenAgreement = (state: AgreementState): boolean => isUnsent(state) || isPending(state) || isInForce(state);

/** The state as it is said: one whose time for an answer has passed has expired, whether the clock has said so yet or not. */
export const stateAt = (agreement: { readonly state: AgreementState; readonly answerUntil: Instant | null }, now: Instant): AgreementState =>
  isPending(agreement.state) && agreement.answerUntil !== null && now >= agreement.answerUntil ? 'EXPIRED' : agreement.state;
