import type { Instant } from '../kit/brand.ts';
import { type Lifecycle, type ReadFrom, type Row, refuseStep, time } from '../kit/lifecycle.ts';
import type { Verdict } from '../kit/verdict.ts';
import { refuse } from './refusals.ts';
import { isAnswerOver } from './rules/counter-offers/sending.ts';

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
export type CounterOfferLifecycle = Types & ReadFrom<'counterOffer', typeof rows>;

const over = {
  SIGNED: refuse('counter_offer.over'),
  DECLINED: refuse('counter_offer.over'),
  WITHDRAWN: refuse('counter_offer.over'),
  EXPIRED: refuse('counter_offer.over'),
  CLOSED: refuse('counter_offer.over'),
};

/** The life of a counter-offer (docs/rules/counter-offers.md#course). */
export const counterOfferLifecycle: Lifecycle<CounterOfferLifecycle> = {
  name: 'counterOffer',
  states: counterOfferStates,
  rows,
  wrongActor: refuse('counter_offer.not_yours'),
  refusals: { sign: { in: over }, decline: { in: over }, withdraw: { in: over }, close: { in: over } },
};

/** Does it wait for an answer, as far as its row says? Whether its time has passed, `isAnswerOver` knows. */
export const isOpenState = (state: CounterOfferState): boolean => state === 'OPEN';
