/** Ends counter-offers that nobody answers: by time, or because of what became of their offer. */

import { time } from '../../../../domain/kit/lifecycle.ts';
import { isTakenUp } from '../../../../domain/offers/rules/counter-offers/proposal.ts';
import { isAnswerOver } from '../../../../domain/offers/rules/counter-offers/sending.ts';
import type { Duty } from '../../../kit/clock/duties.ts';
import type { Services } from '../../../kit/context.ts';
import { databaseNow, type Tx } from '../../../kit/database/database.ts';
import { type ClosingCause, counterOfferEngine } from '../../lifecycle/counter-offer.ts';
import { type CounterOfferRow, openOf } from '../../store/counter-offers.ts';
import type { OfferRow } from '../../store/offers.ts';

/** Ends those of an offer whose time for an answer is over; the offer is locked by the caller. */
export const expireOverdue = async (services: Services, tx: Tx, offerId: OfferRow['id']): Promise<void> => {
  const now = await databaseNow(tx);
  for (const { id } of (await openOf(tx, offerId)).filter((row) => isAnswerOver(row, now))) {
    const moved = await counterOfferEngine.move(services, tx, { id, event: 'expire', actors: [time], uid: null, given: {} });
    if (!moved.ok) throw new Error(`time could not end counter-offer ${id}: ${moved.refusal.code}`);
  }
};

/** The clock's duty: found and locked by their offer. */
export const expireCounterOffers: Duty['fulfil'] = (services, tx, { id }) => expireOverdue(services, tx, id);

/** Closes those that its lease leaves nothing to answer. */
export const closeAll = async (services: Services, tx: Tx, { id }: Pick<OfferRow, 'id'>): Promise<void> => {
  for (const row of await openOf(tx, id)) await close(services, tx, row, 'let');
};

/** Closes those that a new version gives all that they ask for. */
export const closeTakenUp = async (services: Services, tx: Tx, { id, form }: Pick<OfferRow, 'id' | 'form'>): Promise<void> => {
  for (const row of await openOf(tx, id)) if (isTakenUp(form, row)) await close(services, tx, row, 'taken_up');
};

/** One whose time is over as well has expired instead: the lifecycle takes that step first and refuses this one. */
const close = async (services: Services, tx: Tx, { id }: CounterOfferRow, cause: ClosingCause): Promise<void> => {
  await counterOfferEngine.move(services, tx, {
    id,
    event: 'close',
    actors: ['offer'],
    uid: null,
    given: {},
    input: { cause },
    details: { cause },
  });
};
