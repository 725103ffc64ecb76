/** The owner's side declines a counter-offer; the company that sent it takes it back. */

import type { InputOf } from '../../../../contract/kit/call.ts';
import type { counterOffersCalls } from '../../../../contract/offers/endpoints/counter-offers.ts';
import { actingCompanyId } from '../../../../domain/accounts/permissions.ts';
import type { SignedIn } from '../../../../domain/accounts/types.ts';
import type { Id } from '../../../../domain/kit/brand.ts';
import { ok, type Result, refused } from '../../../../domain/kit/verdict.ts';
import type { CounterOfferActor } from '../../../../domain/offers/counter-offer.machine.ts';
import { decidesTerms } from '../../../../domain/offers/permissions.ts';
import { refuse } from '../../../../domain/offers/refusals.ts';
import { personByEmail } from '../../../accounts/queries.ts';
import { type Ctx, signedIn } from '../../../kit/context.ts';
import type { Reader } from '../../../kit/database/database.ts';
import { transact } from '../../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../../kit/http/done.ts';
import { logEvent } from '../../../kit/process/events.ts';
import { counterOfferEngine } from '../../lifecycle/counter-offer.ts';
import { ownOffer } from '../../queries/access.ts';
import { counterOfferById, waitingAmongOwn } from '../../store/counter-offers.ts';
import { factsOf, findOffer } from '../../store/offers.ts';

type DeclineInput = InputOf<typeof counterOffersCalls.declineCounterOffer>;

/** Declines an open counter-offer; any member of the owner's side may, also while the offer is booked or hidden. */
export const declineCounterOffer = async (ctx: Ctx, input: DeclineInput): Promise<Result<DoneAnswer>> => {
  const { uid } = signedIn(ctx);
  return transact(ctx, async (tx) => {
    const target = await targetOf(ctx, tx, input);
    if (!target.ok) return target;
    const { id, actors } = target.value;
    const reason = input.reason === undefined || input.reason === '' ? null : input.reason;
    const moved = await counterOfferEngine.move(ctx, tx, { id, event: 'decline', actors, uid, given: {}, input: { reason } });
    if (!moved.ok) return moved;
    await logEvent(tx, { method: 'onCounterOfferDeclined', details: { counterOfferId: id }, uid, offerId: moved.value.row.offerId });
    return done;
  });
};

/** Takes an open counter-offer back; any accepted member of the company that sent it may. */
export const withdrawCounterOffer = async (
  ctx: Ctx,
  { counterOfferId }: InputOf<typeof counterOffersCalls.withdrawCounterOffer>,
): Promise<Result<DoneAnswer>> => {
  const viewer = signedIn(ctx);
  return transact(ctx, async (tx) => {
    const found = await known(tx, viewer, counterOfferId);
    if (!found.ok) return found;
    const { id, actors } = found.value;
    const moved = await counterOfferEngine.move(ctx, tx, { id, event: 'withdraw', actors, uid: viewer.uid, given: {} });
    if (!moved.ok) return moved;
    await logEvent(tx, { method: 'withdrawCounterOffer', details: { counterOfferId: id }, uid: viewer.uid, offerId: moved.value.row.offerId });
    return done;
  });
};

/** A counter-offer, and what the caller is to it. */
type Target = { readonly id: Id; readonly actors: readonly CounterOfferActor[] };

/** A counter-offer by its id for one of its two sides; for everybody else there is none. */
const known = async (reader: Reader, viewer: SignedIn, counterOfferId: Id): Promise<Result<Target>> => {
  const row = await counterOfferById(reader, counterOfferId);
  const offer = row === null ? null : await findOffer(reader, row.offerId);
  if (row === null || offer === null) return refused(refuse('counter_offer.not_found'));
  const actors = [
    ...(decidesTerms(viewer, factsOf(offer)) ? (['owner'] as const) : []),
    ...(actingCompanyId(viewer) === row.companyId ? (['tenant'] as const) : []),
  ];
  return actors.length === 0 ? refused(refuse('counter_offer.not_found')) : ok({ id: row.id, actors });
};

const targetOf = async (ctx: Ctx, reader: Reader, { counterOfferId, offerId, offerName, tenant }: DeclineInput): Promise<Result<Target>> => {
  const viewer = signedIn(ctx);
  if (counterOfferId !== undefined) return known(reader, viewer, counterOfferId);
  if (offerId !== undefined) {
    const own = await ownOffer(ctx, reader, offerId);
    if (!own.ok) return own;
  }
  const senders = tenant === undefined ? undefined : [(await personByEmail(reader, tenant.trim().toLowerCase()))?.uid ?? tenant];
  const side = { uid: viewer.uid, companyId: actingCompanyId(viewer) };
  const [id, another] = await waitingAmongOwn(reader, side, { offerId, offerName, senders });
  if (id === undefined) return refused(refuse('counter_offer.not_found'));
  return another === undefined ? known(reader, viewer, id) : refused(refuse('counter_offer.which'));
};
