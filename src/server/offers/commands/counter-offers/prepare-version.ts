/** Draws the next version of a published offer, which takes up a counter-offer. */

import type { Id } from '../../../../domain/kit/brand.ts';
import { ok, type Result, refused, type Verdict } from '../../../../domain/kit/verdict.ts';
import { mayTakeUp } from '../../../../domain/offers/counter-offer.machine.ts';
import { isActive, isBooked } from '../../../../domain/offers/machine.ts';
import { refuse } from '../../../../domain/offers/refusals.ts';
import { acceptedForm } from '../../../../domain/offers/rules/counter-offers/proposal.ts';
import { type Person, personByUid } from '../../../accounts/queries.ts';
import { unchangedParty } from '../../../companies/queries/party.ts';
import type { Services } from '../../../kit/context.ts';
import { databaseNow, type Reader, type Tx } from '../../../kit/database/database.ts';
import { transact } from '../../../kit/database/transaction.ts';
import type { JobRun } from '../../../kit/jobs/jobs.ts';
import type { Progress } from '../../../kit/jobs/progress.ts';
import { notice } from '../../../kit/live/notices.ts';
import { drawAndStore, type PreparedDocument } from '../../../signing/commands/draw-and-seal.ts';
import { prepareDocument } from '../../../signing/commands/prepare.ts';
import { voidFirst } from '../../../signing/commands/second-signer.ts';
import { pendingOf, waitsForSecond } from '../../../signing/queries/pending.ts';
import { drawOffer, signedFacts } from '../../documents.ts';
import { partyTopics } from '../../lifecycle.ts';
import { readyPreparation } from '../../queries/ready-preparation.ts';
import { purposeOf } from '../../queries/signing.ts';
import { counterOfferById, type NamedCounterOffer } from '../../store/counter-offers.ts';
import { factsOf, findOffer, lockOffer, type OfferRow } from '../../store/offers.ts';
import { type PublishedVersion, preparationOf, publishedVersion, putPreparation } from '../../store/versions.ts';
import { documentFacts } from '../prepare-offer.ts';

type Order = { readonly offerId: Id; readonly uid: Id; readonly cosignerUid: Id | null; readonly counterOfferId: Id };

/** What stands in the way ends the run with the reason, a fault of ours is tried again. */
export const prepareVersion = (
  services: Services,
  { runId, ...order }: Order & { readonly runId: Id },
  { lastAttempt }: Pick<JobRun, 'lastAttempt'>,
): Promise<void> => prepareDocument(services, { runId, lastAttempt }, (progress) => work(services, progress, order));

const work = async (services: Services, progress: Progress, order: Order): Promise<Verdict> => {
  await progress.step('VERIFYING_DATA');
  const [person, row] = [await personByUid(services.db, order.uid), await findOffer(services.db, order.offerId)];
  const running = row === null ? null : await publishedVersion(services.db, row.id, row.version);
  const counterOffer = await counterOfferById(services.db, order.counterOfferId);
  if (person === null || row === null || running === null || counterOffer === null) return refuse('offer.not_found');
  const no = await objection(services.db, row, counterOffer);
  if (no !== null || (await isDrawn(services.db, order))) return no;
  return draw(services, progress, { person, row, running, counterOffer, cosignerUid: order.cosignerUid });
};

/** Why this counter-offer cannot be taken up any more. */
const objection = async (reader: Reader, row: OfferRow, counterOffer: NamedCounterOffer | null): Promise<Verdict> => {
  if (isBooked(row.state)) return refuse('counter_offer.booked');
  return isActive(row.state) ? mayTakeUp(counterOffer, row.form, await databaseNow(reader)) : refuse('counter_offer.over');
};

/** A retried job, or a second press: the same version for the same signers, as their company knows them now, is drawn already. */
const isDrawn = async (reader: Reader, { offerId, uid, cosignerUid, counterOfferId }: Order): Promise<boolean> => {
  const prepared = await preparationOf(reader, offerId);
  const isSame =
    prepared?.counterOfferId === counterOfferId && prepared.uid === uid && prepared.landlord.cosigner?.uid === (cosignerUid ?? undefined);
  return isSame && (await unchangedParty(reader, prepared.landlord)) !== null;
};

type Work = {
  readonly person: Person;
  readonly row: OfferRow;
  readonly running: PublishedVersion;
  readonly counterOffer: NamedCounterOffer;
  readonly cosignerUid: Id | null;
};

const draw = async (services: Services, progress: Progress, given: Work): Promise<Verdict> => {
  const { person, row, running, counterOffer, cosignerUid } = given;
  const form = acceptedForm(row.form, counterOffer);
  const version = row.version + 1;
  const frozen = { images: running.images, version, cosignerUid, feeRates: running.feeRates };
  const facts = await documentFacts(services, { ...row, form }, person, frozen);
  if (facts === null) return refuse('offer.no_access');
  await progress.step('GENERATING_PROJECT_OFFER');
  const made = await drawAndStore(services, {
    kind: 'offer',
    offerId: row.id,
    version,
    number: facts.number,
    lang: 'pl',
    facts: signedFacts(facts, 'pl'),
    draw: (ctx) => drawOffer(facts, ctx),
  });
  await progress.step('SENDING_PROJECT_OFFER');
  const { landlord } = facts;
  const kept = await transact(services, (tx) => keep(services, tx, given, { made, landlord, form }));
  return kept.ok ? null : kept.refusal;
};

type DrawnVersion = { readonly made: PreparedDocument; readonly landlord: PublishedVersion['landlord']; readonly form: OfferRow['form'] };

/** Keeps what was drawn, if the offer and the counter-offer still are what it was drawn from. The running version's document stays the one that counts. */
const keep = async (
  services: Services,
  tx: Tx,
  { person, row, running, counterOffer }: Work,
  { made, landlord, form }: DrawnVersion,
): Promise<Result<null>> => {
  const now = await lockOffer(tx, row.id);
  if (now === null || now.version !== row.version) return refused(refuse('counter_offer.over'));
  const no = await objection(tx, now, await counterOfferById(tx, counterOffer.id));
  if (no !== null) return refused(no);
  // One of two signed what stands ready while this was drawn: it is not drawn for anybody else before the second has.
  const first = await pendingOf(tx, purposeOf(row.form), row.id);
  if (first !== null && (await readyPreparation(tx, row.id))?.documentId === first.documentId) return refused(waitsForSecond(first));
  await made.keep(tx);
  await voidFirst(services, tx, purposeOf(row.form), row.id, row.form.name ?? '');
  await putPreparation(tx, {
    offerId: row.id,
    saveVersion: row.saveVersion,
    uid: person.uid,
    landlord,
    images: running.images,
    feeRates: running.feeRates,
    documentId: made.id,
    documentSha256: made.drawn.sha256,
    projectDocumentId: null,
    form,
    counterOfferId: counterOffer.id,
  });
  await notice(tx, [...partyTopics(factsOf(row)), `user:${person.uid}`]);
  return ok(null);
};
