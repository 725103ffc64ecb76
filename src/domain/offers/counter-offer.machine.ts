import { mayStillBind, type SignerVerification } from '../companies/permissions.ts';
import type { Id, Instant } from '../kit/brand.ts';
import { type Lifecycle, type ReadFrom, type Row, refuseStep, time } from '../kit/lifecycle.ts';
import { dayOf } from '../kit/time.ts';
import type { Verdict } from '../kit/verdict.ts';
import { refuse } from './refusals.ts';
import { isStillPossible, isTakenUp, type Proposal } from './rules/counter-offers/proposal.ts';
import { isAnswerOver } from './rules/counter-offers/sending.ts';
import type { OfferForm } from './types.ts';

/** States of a counter-offer; `NEW` lasts no longer than the transaction that sends it. */
export const counterOfferStates = ['NEW', 'OPEN', 'SIGNED', 'DECLINED', 'WITHDRAWN', 'EXPIRED', 'CLOSED'] as const;
export type CounterOfferState = (typeof counterOfferStates)[number];

/** What happens to a counter-offer. `sign`: the version that takes it up is signed. `close`: what became of the offer leaves nothing to answer. */
export type CounterOfferEvent = 'send' | 'sign' | 'decline' | 'withdraw' | 'expire' | 'close';

/** Who moves it: a member of the company that sent it, the owner's side, the offer that it was sent for, or the clock. */
export type CounterOfferActor = 'tenant' | 'owner' | 'offer' | typeof time;

/** What the guards look at. `sending` is what the rule of sending answers; nobody sends unasked. */
export type CounterOfferFacts = { readonly now: Instant; readonly expiresAt: Instant; readonly sending?: Verdict };

/** What a step causes; each mail is written for one reader. `voidVersion` makes what was prepared for its signature void. */
export type CounterOfferEffect = 'mailSent' | 'mailSigned' | 'mailDeclined' | 'mailWithdrawn' | 'mailExpired' | 'mailClosed' | 'voidVersion';

type Types = {
  readonly state: CounterOfferState;
  readonly event: CounterOfferEvent;
  readonly actor: CounterOfferActor;
  readonly facts: CounterOfferFacts;
  readonly effect: CounterOfferEffect;
};

const maySend = ({ sending }: CounterOfferFacts): Verdict => (sending === undefined ? refuseStep('lifecycle.not_allowed') : sending);
const isDue = (facts: CounterOfferFacts): Verdict =>
  isAnswerOver(facts, facts.now) ? null : refuse('counter_offer.still_open', { params: { until: facts.expiresAt } });

const rows = [
  { from: ['NEW'], on: 'send', by: ['tenant'], to: 'OPEN', when: maySend, effects: ['mailSent'] },
  { from: ['OPEN'], on: 'sign', by: ['owner'], to: 'SIGNED', effects: ['mailSigned'] },
  { from: ['OPEN'], on: 'decline', by: ['owner'], to: 'DECLINED', effects: ['voidVersion', 'mailDeclined'] },
  { from: ['OPEN'], on: 'withdraw', by: ['tenant'], to: 'WITHDRAWN', effects: ['voidVersion', 'mailWithdrawn'] },
  { from: ['OPEN'], on: 'expire', by: [time], to: 'EXPIRED', when: isDue, effects: ['voidVersion', 'mailExpired'] },
  { from: ['OPEN'], on: 'close', by: ['offer'], to: 'CLOSED', effects: ['voidVersion', 'mailClosed'] },
] as const satisfies readonly Row<Types>[];

/** Everything that the lifecycle of a counter-offer is made of. */
export type CounterOfferLifecycle = Types & ReadFrom<'counter_offer', typeof rows>;

const over = {
  SIGNED: refuse('counter_offer.over'),
  DECLINED: refuse('counter_offer.over'),
  WITHDRAWN: refuse('counter_offer.over'),
  EXPIRED: refuse('counter_offer.over'),
  CLOSED: refuse('counter_offer.over'),
};

/** The life of a counter-offer (docs/rules/counter-offers.md#course). */
export const counterOfferLifecycle: Lifecycle<CounterOfferLifecycle> = {
  name: 'counter_offer',
  states: counterOfferStates,
  rows,
  wrongActor: refuse('counter_offer.not_yours'),
  refusals: { sign: { in: over }, decline: { in: over }, withdraw: { in: over }, close: { in: over } },
};

/** Does it wait for an answer, as far as its row says? Whether its time has passed, `isAnswerOver` knows. */
export const isOpenState = (state: CounterOfferState): boolean => state === 'OPEN';

/** A counter-offer as far as it decides whether a version may take it up. */
type WaitingProposal = Proposal & {
  readonly state: CounterOfferState;
  readonly expiresAt: Instant;
  readonly companyId: Id;
  /** Who sent it, as they stand now. */
  readonly sender: SignerVerification;
};

/** May a next version take it up now (docs/rules/counter-offers.md#accepting)? It waits, asks for something that the offer does not hold, who sent it may still act for the company, and its term still fits. */
export const mayTakeUp = (counterOffer: WaitingProposal | null, form: OfferForm, now: Instant): Verdict => {
  if (counterOffer === null || !isWaiting(counterOffer, now) || isTakenUp(form, counterOffer)) return refuse('counter_offer.over');
  // The version gives the company the first right, which somebody must be able to use who was accepted for it.
  if (!mayStillBind(counterOffer.sender, counterOffer.companyId)) return refuse('counter_offer.sender_unverified');
  return isStillPossible(form, counterOffer, dayOf(now)) ? null : refuse('counter_offer.term_over_availability');
};

/** Does it wait for an answer now? The clock may be late. */
export const isWaiting = (counterOffer: Pick<WaitingProposal, 'state' | 'expiresAt'>, now: Instant): boolean =>
  isOpenState(counterOffer.state) && !isAnswerOver(counterOffer, now);

/** The state as it is shown: one whose time has passed has expired, whether the clock has said so yet or not. */
export const shownState = (counterOffer: Pick<WaitingProposal, 'state' | 'expiresAt'>, now: Instant): CounterOfferState =>
  isOpenState(counterOffer.state) && isAnswerOver(counterOffer, now) ? 'EXPIRED' : counterOffer.state;
