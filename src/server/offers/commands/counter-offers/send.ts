import type { InputOf, OutputOf } from '../../../../contract/kit/call.ts';
import type { counterOffersCalls } from '../../../../contract/offers/endpoints/counter-offers.ts';
import { ok, type Result, refused } from '../../../../domain/kit/verdict.ts';
import { mayView } from '../../../../domain/offers/permissions.ts';
import { refuse } from '../../../../domain/offers/refusals.ts';
import { proposalOf } from '../../../../domain/offers/rules/counter-offers/proposal.ts';
import { answerUntil, maySend } from '../../../../domain/offers/rules/counter-offers/sending.ts';
import { type Person, personByUid } from '../../../accounts/queries.ts';
import { type Ctx, signedIn } from '../../../kit/context.ts';
import { databaseNow, type Tx } from '../../../kit/database/database.ts';
import { newId } from '../../../kit/database/ids.ts';
import { transact } from '../../../kit/database/transaction.ts';
import { logEvent } from '../../../kit/process/events.ts';
import { counterOfferEngine } from '../../lifecycle/counter-offer.ts';
import { offerEngine } from '../../lifecycle.ts';
import { insertCounterOffer, openOf, sentToday } from '../../store/counter-offers.ts';
import { factsOf, lockOffer, type OfferRow } from '../../store/offers.ts';
import { expireOverdue } from './end.ts';

type Input = InputOf<typeof counterOffersCalls.sendCounterOffer>;
type SendAnswer = OutputOf<typeof counterOffersCalls.sendCounterOffer>;

/** Proposes other terms for an offer: one company's proposals for it queue up behind the offer's row. */
export const sendCounterOffer = async (ctx: Ctx, input: Input): Promise<Result<SendAnswer>> => {
  const viewer = signedIn(ctx);
  await offerEngine.settle(ctx, input.offerId);
  return transact(ctx, async (tx) => {
    const [offer, person] = [await lockOffer(tx, input.offerId), await personByUid(tx, viewer.uid)];
    if (offer === null || person === null) return refused(refuse('offer.not_found'));
    const unseen = mayView(viewer, factsOf(offer));
    return unseen === null ? send(ctx, tx, { offer, person, input }) : refused(unseen);
  });
};

type Attempt = { readonly offer: OfferRow; readonly person: Person; readonly input: Input };

const send = async (ctx: Ctx, tx: Tx, { offer, person, input }: Attempt): Promise<Result<SendAnswer>> => {
  const companyId = person.company?.id ?? '';
  await expireOverdue(ctx, tx, offer.id);
  const [open, today, now] = [await openOf(tx, offer.id), await sentToday(tx, offer.id, companyId), await databaseNow(tx)];
  const hasOpen = open.some((one) => one.companyId === companyId);
  const agent = offer.agentUid === null ? null : await personByUid(tx, offer.agentUid);
  const agentCompanyId = agent?.company?.id ?? null;
  const sending = maySend({ now, offer: factsOf(offer), person, agentCompanyId, hasOpen, today, proposal: input });
  if (sending !== null) return refused(sending);
  const [id, proposal, expiresAt] = [newId(), proposalOf(input), answerUntil(now, offer.validTo)];
  await insertCounterOffer(tx, {
    id,
    offerId: offer.id,
    offerVersion: offer.version,
    companyId,
    uid: person.uid,
    ...proposal,
    expiresAt,
    createdAt: now,
  });
  const moved = await counterOfferEngine.move(ctx, tx, {
    id,
    event: 'send',
    actors: ['tenant'],
    uid: person.uid,
    given: { sending },
    details: proposal,
  });
  if (!moved.ok) return moved;
  await logEvent(tx, { method: 'onCounterOffer', details: { counterOfferId: id, ...proposal }, uid: person.uid, offerId: offer.id });
  return ok({ status: 'SUCCESS', counterOfferId: id, expiresAt });
};
