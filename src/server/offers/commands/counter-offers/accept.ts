import type { InputOf, OutputOf } from '../../../../contract/kit/call.ts';
import type { counterOffersCalls } from '../../../../contract/offers/endpoints/counter-offers.ts';
import { isNamedSigner } from '../../../../domain/companies/rules/party.ts';
import type { Id } from '../../../../domain/kit/brand.ts';
import { ok, type Result, refused } from '../../../../domain/kit/verdict.ts';
import { mayOwn } from '../../../../domain/offers/permissions.ts';
import { refuse } from '../../../../domain/offers/refusals.ts';
import { cosignerOf, mayRepresent } from '../../../companies/queries/representation.ts';
import { type Ctx, signedIn } from '../../../kit/context.ts';
import type { Reader, Tx } from '../../../kit/database/database.ts';
import { newId } from '../../../kit/database/ids.ts';
import { transact } from '../../../kit/database/transaction.ts';
import { enqueue } from '../../../kit/jobs/jobs.ts';
import { startProgress } from '../../../kit/jobs/progress.ts';
import { logEvent } from '../../../kit/process/events.ts';
import { pendingOf, waitsForSecond } from '../../../signing/queries/pending.ts';
import { prepareNextVersion } from '../../effects/jobs.ts';
import { offerEngine } from '../../lifecycle.ts';
import { takingUpVerdict } from '../../present/counter-offer.ts';
import { seeOffer } from '../../queries/facts.ts';
import { readyPreparation } from '../../queries/ready-preparation.ts';
import { purposeOf } from '../../queries/signing.ts';
import { counterOfferById, type NamedCounterOffer, waitingOf } from '../../store/counter-offers.ts';
import { lockOffer, type OfferRow } from '../../store/offers.ts';

type Input = InputOf<typeof counterOffersCalls.acceptCounterOffer>;
type AcceptAnswer = OutputOf<typeof counterOffersCalls.acceptCounterOffer>;

/** Orders the version that takes a counter-offer up, to be read and signed. Nothing is accepted before the signature. */
export const acceptCounterOffer = async (ctx: Ctx, input: Input): Promise<Result<AcceptAnswer>> => {
  const viewer = signedIn(ctx);
  await offerEngine.settle(ctx, input.offerId);
  const seen = await seeOffer(ctx, viewer, input.offerId);
  if (seen === null) return refused(refuse('offer.not_found'));
  const no = mayOwn(viewer, seen.offer);
  if (no !== null) return refused(no);
  const chosen = await chosenOf(ctx.db, input);
  if (!chosen.ok) return chosen;
  const unfit = takingUpVerdict({ ...seen, viewer }, chosen.value) ?? (await mayRepresent(ctx.db, viewer.uid));
  if (unfit !== null) return refused(unfit);
  return transact(ctx, (tx) => order(ctx, tx, chosen.value, input.cosignerUid ?? null));
};

/** The counter-offer that is meant: the one that is named, or the only one that waits. */
const chosenOf = async (
  reader: Reader,
  { offerId, counterOfferId }: Pick<Input, 'offerId' | 'counterOfferId'>,
): Promise<Result<NamedCounterOffer>> => {
  if (counterOfferId !== undefined) {
    const named = await counterOfferById(reader, counterOfferId);
    return named?.offerId === offerId ? ok(named) : refused(refuse('counter_offer.not_found'));
  }
  const [first, another] = await waitingOf(reader, offerId);
  if (first === undefined) return refused(refuse('counter_offer.not_found'));
  return another === undefined ? ok(first) : refused(refuse('counter_offer.which'));
};

const order = async (ctx: Ctx, tx: Tx, { id, offerId }: NamedCounterOffer, chosen: Id | null): Promise<Result<AcceptAnswer>> => {
  const { uid } = signedIn(ctx);
  const answer = ok({ status: 'SUCCESS', counterOfferId: id } as const);
  const offer = await lockOffer(tx, offerId);
  if (offer === null) return refused(refuse('offer.not_found'));
  const pending = await pendingOf(tx, purposeOf(offer.form), offerId);
  const ready = pending === null ? null : await readyPreparation(tx, offerId);
  // What the first has signed stands ready for the second: nothing is drawn in its place, unless the company's data have changed since.
  if (pending !== null && ready !== null) {
    const isForSecond = pending.secondUid === uid && ready.counterOfferId === id && isNamedSigner(ready.landlord, uid);
    return isForSecond ? answer : refused(waitsForSecond(pending));
  }
  const cosigner = await cosignerOf(tx, uid, chosen);
  if (!cosigner.ok) return cosigner;
  await orderVersion(ctx, tx, offer, { uid, cosignerUid: cosigner.value, counterOfferId: id });
  await logEvent(tx, { method: 'onCounterOfferAccepted', details: { counterOfferId: id }, uid, offerId });
  return answer;
};

type Order = { readonly uid: Id; readonly cosignerUid: Id | null; readonly counterOfferId: Id };

const orderVersion = async (ctx: Ctx, tx: Tx, offer: OfferRow, order: Order): Promise<void> => {
  const runId = newId();
  await startProgress(tx, { runId, offerId: offer.id, flow: 'project', uid: order.uid });
  await enqueue(ctx, tx, prepareNextVersion, { offerId: offer.id, runId, ...order });
};
