/** Moves an offer through its lifecycle. */

import type { Id, Instant } from '../../../domain/kit/brand.ts';
import type { Problems } from '../../../domain/kit/fields.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { type Acting, decideOffer, isDeleted, type OfferActor, type OfferEvent, type OfferMachineFacts } from '../../../domain/offers/machine.ts';
import { refuse } from '../../../domain/offers/refusals.ts';
import type { BookingFacts } from '../../../domain/offers/rules/booking.ts';
import type { CounterChange } from '../../../domain/offers/rules/counter-offer.ts';
import type { OfferFacts, OfferState } from '../../../domain/offers/types.ts';
import type { Tx } from '../../kit/database/database.ts';
import { notice } from '../../kit/live/notices.ts';
import { refreshKnown, refreshLife } from '../../search/commands.ts';
import { addHistory, factsOf, heldNow, lockOffer, type OfferRow, setState } from '../store/offers.ts';

/**
 * A step that somebody wants an offer to take. `actors` is everything that the caller is; `person` is null for the clock. What depends on
 * the offer may be asked for when it is locked.
 */
export type OfferMove = {
  readonly offerId: Id;
  readonly event: OfferEvent;
  readonly actors: readonly OfferActor[] | ((offer: OfferFacts) => readonly OfferActor[]);
  readonly person: Acting | null;
  readonly problems?: Problems;
  readonly booking?: BookingFacts | ((offer: OfferFacts) => Promise<BookingFacts>);
  readonly change?: CounterChange;
  /** What the history shall remember beside the step. */
  readonly details?: Readonly<Record<string, unknown>>;
};

/** The step taken: the offer as it was, its new state, the database's time, and the effects that the caller owes. */
export type Moved = { readonly offer: OfferFacts; readonly state: OfferState; readonly at: Instant; readonly then: readonly string[] };

/** Columns that a step sets beside the state. */
type StepColumns = Partial<Pick<OfferRow, 'version' | 'publishedAt' | 'modifiedAt' | 'deletedAt'>>;

const columnsOf = (event: OfferEvent, row: OfferRow, at: Instant): StepColumns => {
  const published = { version: row.version + 1, publishedAt: row.publishedAt ?? at, modifiedAt: at };
  const columns: Partial<Record<OfferEvent, StepColumns>> = {
    publish: published,
    republish: published,
    delete: { deletedAt: at },
    restore: { deletedAt: null },
  };
  return columns[event] ?? {};
};

/** Topics that hear of an offer's change. */
export const offerTopics = (offer: Pick<OfferFacts, 'id' | 'ownerUid' | 'companyId' | 'reservation'>): readonly string[] => [
  `offer:${offer.id}`,
  `user:${offer.ownerUid}`,
  ...(offer.companyId === null ? [] : [`company:${offer.companyId}`]),
  ...(offer.reservation === null ? [] : [`company:${offer.reservation.companyId}`, `user:${offer.reservation.uid}`]),
];

/**
 * Takes a step of an offer's life within the running transaction: locks the offer, asks the lifecycle at the database's time, sets the
 * state against the old one, writes history, listing and notices. The caller owes the effects named in `then` (mail, documents).
 */
export const moveOffer = async (tx: Tx, move: OfferMove): Promise<Result<Moved>> => {
  // Said one after the other without waiting: the second is answered when the lock is held.
  const [row, { held, now }] = await Promise.all([lockOffer(tx, move.offerId), heldNow(tx, move.offerId)]);
  if (row === null) return refused(refuse('offer.not_found'));
  const offer = factsOf(row, held);
  const actors = typeof move.actors === 'function' ? move.actors(offer) : move.actors;
  const booking = typeof move.booking === 'function' ? await move.booking(offer) : move.booking;
  const facts: OfferMachineFacts = {
    now,
    offer,
    person: move.person,
    problems: move.problems ?? [],
    booking: booking ?? null,
    change: move.change ?? null,
  };
  const step = decideOffer({ state: row.state, event: move.event, actors, facts });
  if (!step.ok) return step;
  const { from, to, then } = step.value;
  // The row is locked, so this can only fail when somebody changed the state past this function.
  const columns = columnsOf(move.event, row, now);
  if (!(await setState(tx, row.id, from, to, columns))) return refused(refuse('offer.not_found'));
  const onlyState = Object.keys(columns).length === 0;
  await Promise.all([
    addHistory(tx, { offerId: row.id, event: move.event, from, to, actors, uid: move.person?.uid ?? null, facts: move.details ?? {} }),
    (onlyState ? refreshLife : refreshKnown)(tx, { offer: { ...row, ...columns, state: to }, held: offer.reservation }, now),
  ]);
  await notice(tx, [...offerTopics(offer), ...(isDeleted(to) ? [] : ['admin'])]);
  return ok({ offer, state: to, at: now, then });
};
