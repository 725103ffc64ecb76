/** The counter-offer's half of its lifecycle: parameters of its events, the columns that steps set, and who hears of them. */

import type { CounterOfferFacts, CounterOfferLifecycle } from '../../../domain/offers/counter-offer.machine.ts';
import { counterOfferLifecycle } from '../../../domain/offers/counter-offer.machine.ts';
import { refuse } from '../../../domain/offers/refusals.ts';
import type { OfferForm } from '../../../domain/offers/types.ts';
import { engineOf, type StepOf, type TakenStep } from '../../kit/lifecycle/engine.ts';
import { partyTopics } from '../lifecycle.ts';
import { type CounterOfferChange, type CounterOfferOfOffer, changeCounterOffer, lockCounterOffer } from '../store/counter-offers.ts';
import { factsOf } from '../store/offers.ts';

/** Why the offer leaves nothing to answer: its lease was signed, or a version holds what was asked for. */
export type ClosingCause = 'let' | 'taken_up';

/** Parameters of a counter-offer's events. `before`: the form of the version that was replaced. */
export type CounterOfferInputs = {
  readonly send: null;
  readonly sign: { readonly before: OfferForm };
  readonly decline: { readonly reason: string | null };
  readonly withdraw: null;
  readonly expire: null;
  readonly close: { readonly cause: ClosingCause };
};

/** A step of a counter-offer as effects see it. */
export type CounterOfferStep = TakenStep<CounterOfferLifecycle, CounterOfferOfOffer, CounterOfferInputs>;

const changeOf = (step: StepOf<CounterOfferLifecycle, CounterOfferOfOffer, CounterOfferInputs>): CounterOfferChange => {
  const answeredAt = step.now;
  switch (step.on) {
    case 'send':
      return {};
    case 'sign':
      return { answeredAt, signedVersion: step.row.offer.version };
    case 'decline':
      return { answeredAt, reason: step.input.reason };
    default:
      return { answeredAt };
  }
};

/** The life of a counter-offer, by its id. Its offer is locked with it. */
export const counterOfferEngine = engineOf<CounterOfferLifecycle, CounterOfferOfOffer, Pick<CounterOfferFacts, 'sending'>, CounterOfferInputs>({
  lifecycle: counterOfferLifecycle,
  column: { table: 'counter_offer', name: 'state' },
  absent: refuse('counter_offer.not_found'),
  lock: lockCounterOffer,
  stateOf: ({ state }) => state,
  byTime: {},
  facts: ({ row, now, given }): CounterOfferFacts => ({ now, expiresAt: row.expiresAt, ...given }),
  write: async (tx, step) => {
    const changed = await changeCounterOffer(tx, { id: step.row.id, from: step.from, to: step.to, change: changeOf(step) });
    return changed === null ? null : { ...changed, offer: step.row.offer };
  },
  topics: ({ row }) => [...partyTopics(factsOf(row.offer)), `company:${row.companyId}`, `user:${row.uid}`],
});
