/** Signs the next version of a published offer: from here on the counter-offer is accepted. */

import type { Id, Instant } from '../../../../domain/kit/brand.ts';
import { decide } from '../../../../domain/kit/lifecycle.ts';
import { counterOfferPath } from '../../../../domain/kit/page/deal-paths.ts';
import { ok, type Refusal, type Result, refused, type Verdict } from '../../../../domain/kit/verdict.ts';
import { mayTakeUp } from '../../../../domain/offers/counter-offer.machine.ts';
import { isBooked, offerActors, offerLifecycle } from '../../../../domain/offers/machine.ts';
import { mayOwn } from '../../../../domain/offers/permissions.ts';
import { refuse } from '../../../../domain/offers/refusals.ts';
import { type Person, personByUid } from '../../../accounts/queries.ts';
import { mayRepresent } from '../../../companies/queries/representation.ts';
import { type Ctx, signedIn } from '../../../kit/context.ts';
import { databaseNow, type Tx } from '../../../kit/database/database.ts';
import { documentById } from '../../../signing/queries/documents.ts';
import { offerEngine } from '../../lifecycle.ts';
import { counterOfferById, type NamedCounterOffer } from '../../store/counter-offers.ts';
import { factsOf, findOffer, lockOffer, type OfferRow } from '../../store/offers.ts';
import { type PreparationRow, publishedVersion } from '../../store/versions.ts';
import { type PublishedAnswer, published, recordVersion, type SignedAct, type SigningVersion, signVersion } from '../sign-version.ts';

/** What was drawn for a next version. */
type NextVersion = PreparationRow & { readonly counterOfferId: Id };

/** Was it drawn for a next version, and not for a project? */
export const isNextVersion = (prepared: PreparationRow): prepared is NextVersion => prepared.counterOfferId !== null;

/** The owner's side signs the version that takes a counter-offer up; a booking, or the end of the counter-offer, comes before it. */
export const signNextVersion = async (ctx: Ctx, input: SigningVersion, prepared: NextVersion): Promise<Result<PublishedAnswer>> => {
  const person = signedIn(ctx);
  const [row, counterOffer] = [await findOffer(ctx.db, input.offerId), await counterOfferById(ctx.db, prepared.counterOfferId)];
  if (row === null || counterOffer === null) return refused(refuse('offer.not_found'));
  const no =
    mayOwn(person, factsOf(row)) ?? maySignNext(person, row, counterOffer, await databaseNow(ctx.db)) ?? (await mayRepresent(ctx.db, person.uid));
  if (no !== null) return refused(no);
  return signVersion(ctx, input, {
    row,
    prepared,
    path: counterOfferPath('accept', row.id, ':uid', counterOffer.id),
    latest: counterOffer.expiresAt,
    lock: (_ctx, tx) => lockForFirst(ctx, tx, row.id, counterOffer.id),
    conclude: (_ctx, tx, signed) => republish(ctx, tx, signed, prepared),
  });
};

/** Why what is published already, and has nothing prepared, cannot be signed: it is what runs, or what was prepared is void. */
export const refusalOfPublished = async (ctx: Ctx, { offerId, documentSha256 }: SigningVersion): Promise<Refusal> => {
  const row = await findOffer(ctx.db, offerId);
  const running = row === null ? null : await publishedVersion(ctx.db, offerId, row.version);
  const document = running === null ? null : await documentById(ctx.db, running.documentId);
  if (row === null || row.form.counteroffer?.selected !== true || document?.sha256 === documentSha256) return refuse('offer.already_active');
  return isBooked(row.state) ? refuse('counter_offer.booked') : refuse('counter_offer.version_void');
};

type Signer = Parameters<typeof offerActors>[0] & Pick<Person, 'uid'>;

const maySignNext = (
  person: Extract<Signer, { readonly kind: 'signed-in' }>,
  row: OfferRow,
  counterOffer: NamedCounterOffer | null,
  now: Instant,
): Verdict => {
  const offer = factsOf(row);
  const facts = { now, offer, person, problems: [], booking: {}, takingUp: mayTakeUp(counterOffer, row.form, now) };
  const step = decide(offerLifecycle, { state: offer.state, event: 'republish', actors: offerActors(person, offer), facts });
  return step.ok ? null : step.refusal;
};

/** A first signature, too, is given only while the second one could follow. */
const lockForFirst = async (ctx: Ctx, tx: Tx, offerId: Id, counterOfferId: Id): Promise<Result<OfferRow>> => {
  const row = await lockOffer(tx, offerId);
  if (row === null) return refused(refuse('offer.not_found'));
  const no = maySignNext(signedIn(ctx), row, await counterOfferById(tx, counterOfferId), await databaseNow(tx));
  return no === null ? ok(row) : refused(no);
};

/** The transaction in which the next version counts; version, listing, sealing and the end of the counter-offer follow by effects. */
const republish = async (ctx: Ctx, tx: Tx, signed: SignedAct, prepared: NextVersion): Promise<Result<PublishedAnswer>> => {
  const { act } = signed;
  const person = await personByUid(tx, signedIn(ctx).uid);
  if (person === null) return refused(refuse('offer.not_found'));
  const { counterOfferId } = prepared;
  const moved = await offerEngine.move(ctx, tx, {
    id: act.offerId,
    event: 'republish',
    actors: ({ offer }) => offerActors(person, offer),
    uid: person.uid,
    given: async (row, now) => ok({ person, takingUp: mayTakeUp(await counterOfferById(tx, counterOfferId), row.form, now) }),
    input: async ({ row }) => {
      const recorded = await recordVersion(ctx, tx, signed, row);
      const counterOffer = await counterOfferById(tx, counterOfferId);
      if (!recorded.ok) return recorded;
      if (counterOffer === null || prepared.form === null) return refused(refuse('counter_offer.over'));
      return ok({ prepared, evidenceId: recorded.value, form: prepared.form, counterOfferId, tenantCompanyId: counterOffer.companyId });
    },
    details: { documentSha256: act.documentSha256, counterOfferId },
  });
  return moved.ok ? published(tx, act, moved.value.row, person.uid) : moved;
};
