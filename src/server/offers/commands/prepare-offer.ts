/** Freezes the facts of an offer and draws what its landlord signs. */

import type { Id } from '../../../domain/kit/brand.ts';
import { decide } from '../../../domain/kit/lifecycle.ts';
import { isSame } from '../../../domain/kit/merge.ts';
import { ZERO } from '../../../domain/kit/money.ts';
import { dayOf, partsOf } from '../../../domain/kit/time.ts';
import { ok, refused, type Verdict } from '../../../domain/kit/verdict.ts';
import type { OfferDocumentFacts } from '../../../domain/offers/document.ts';
import { isProject, offerActors, offerLifecycle } from '../../../domain/offers/machine.ts';
import { refuse } from '../../../domain/offers/refusals.ts';
import { cardFacts } from '../../../domain/offers/rules/card.ts';
import { type FeeRates, feeSums } from '../../../domain/offers/rules/fees.ts';
import { photosVerdict } from '../../../domain/offers/rules/photos/flags.ts';
import { isSale } from '../../../domain/offers/rules/sale.ts';
import { refuse as refuseSigning } from '../../../domain/signing/refusals.ts';
import { mail } from '../../accounts/commands/mail.ts';
import { type Person, personByUid } from '../../accounts/queries.ts';
import { unchangedParty } from '../../companies/queries/party.ts';
import type { Services } from '../../kit/context.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import type { JobRun } from '../../kit/jobs/jobs.ts';
import type { Progress } from '../../kit/jobs/progress.ts';
import { notice } from '../../kit/live/notices.ts';
import { drawAndStore, supersedeOthers } from '../../signing/commands/draw-and-seal.ts';
import { prepareDocument } from '../../signing/commands/prepare.ts';
import { voidFirst } from '../../signing/commands/second-signer.ts';
import { pendingOf, waitsForSecond } from '../../signing/queries/pending.ts';
import { drawOffer, drawProject, signedFacts } from '../documents.ts';
import { projectReady } from '../mail.ts';
import type { OfferForViewer } from '../present/offer.ts';
import { landlordFor, principalOf } from '../queries/agency/principal.ts';
import { seeOffer } from '../queries/facts.ts';
import { readyPreparation } from '../queries/ready-preparation.ts';
import { purposeOf } from '../queries/signing.ts';
import { type ImageRow, imagesOf, picturesOf } from '../store/images.ts';
import { lockOffer, type OfferRow } from '../store/offers.ts';
import { preparationOf, putPreparation } from '../store/versions.ts';
import type { FrozenImage } from '../tables/version.ts';
import { askAboutPhotos } from './check-photos.ts';
import { named } from './mail-owner.ts';

/** The number of an offer on documents, `O/2026/0412`. */
export const offerNumber = (row: Pick<OfferRow, 'createdAt' | 'number'>): string =>
  `O/${partsOf(dayOf(row.createdAt)).year}/${String(row.number).padStart(4, '0')}`;

/** Photos and plans as a version freezes them. */
export const frozenImages = (images: readonly ImageRow[]): FrozenImage[] =>
  images.map(({ id, key, smallKey, width, height, thumb, alt, sha256, kind }) => ({
    ...{ id, key, smallKey, width, height, thumb, alt, sha256 },
    ...(kind === 'plan' && { kind }),
  }));

/** What the drawn offer freezes beside its form: photos and plans, version, second signer and the rates of both fees. */
type FrozenVersion = {
  readonly images: readonly FrozenImage[];
  readonly version: number;
  readonly cosignerUid: Id | null;
  readonly feeRates: FeeRates;
};

/** Everything that the drawn offer says, frozen now; null when the person's company is not known any more. */
export const documentFacts = async (
  services: Services,
  row: OfferRow,
  person: Person,
  { images, version, cosignerUid, feeRates }: FrozenVersion,
): Promise<OfferDocumentFacts | null> => {
  const principal = await principalOf(services, services.db, row, person.uid);
  const landlord = principal.ok ? await landlordFor(services.db, principal.value, person, cosignerUid) : null;
  if (landlord === null) return null;
  const photos = images.map(({ alt, sha256, kind }, index) => ({
    position: index + 1,
    alt,
    sha256,
    ...(kind === 'plan' && ({ isPlan: true } as const)),
  }));
  return {
    offerId: row.id,
    number: offerNumber(row),
    version,
    form: row.form,
    landlord,
    photos,
    operator: services.config.operator,
    escrow: { account: services.config.depositAccount, ...services.config.deposits },
    fees: feeSums(feeRates, row.form.price ?? ZERO),
    preparedAt: await databaseNow(services.db),
  };
};

type Work = {
  readonly seen: OfferForViewer;
  readonly person: Person;
  readonly images: readonly ImageRow[];
  readonly cosignerUid: Id | null;
};

const objection = ({ seen, person }: Pick<Work, 'seen' | 'person'>): Verdict => {
  const step = decide(offerLifecycle, { state: seen.offer.state, event: 'publish', actors: offerActors(person, seen.offer), facts: seen.facts });
  return step.ok ? null : step.refusal;
};

/** Draws both documents and keeps them with the mail, if nobody has saved meanwhile. */
const draw = async (services: Services, progress: Progress, { seen: { row }, person, images, cosignerUid }: Work): Promise<Verdict> => {
  const frozen = frozenImages(images);
  const version = row.version + 1;
  const facts = await documentFacts(services, row, person, { images: frozen, version, cosignerUid, feeRates: services.config.fees });
  if (facts === null) return refuse('offer.no_access');
  await progress.step('GENERATING_PROJECT_OFFER');
  const projectFacts = { ...facts, version: null };
  const order = { offerId: row.id, version, number: facts.number, lang: 'pl' } as const;
  const project = await drawAndStore(services, { ...order, kind: 'project', facts: projectFacts, draw: (ctx) => drawProject(projectFacts, ctx) });
  const offer = await drawAndStore(services, {
    ...order,
    kind: 'offer',
    facts: isSale(row.form) ? facts : signedFacts(facts, order.lang),
    draw: (ctx) => drawOffer(facts, ctx),
  });
  await progress.step('SENDING_PROJECT_OFFER');
  const kept = await transact(services, async (tx) => {
    const now = await lockOffer(tx, row.id);
    const pictures = await picturesOf(tx, row.id);
    // Published or deleted meanwhile, it is no project any more; a caption changes no version of the save.
    const isStill = now !== null && isProject(now.state) && now.saveVersion === row.saveVersion && isSame(frozenImages(pictures.all), frozen);
    if (!isStill) return refused(refuseSigning('signing.document_changed'));
    // A moderator may have refused one while it was drawn.
    const flagged = photosVerdict(pictures.photos);
    if (flagged !== null) return refused(flagged);
    // One of two signed what stands ready while this was drawn: it is not drawn for anybody else before the second has.
    const first = await pendingOf(tx, purposeOf(row.form), row.id);
    if (first !== null && (await readyPreparation(tx, row.id))?.documentId === first.documentId) return refused(waitsForSecond(first));
    const stored = await project.keep(tx);
    await offer.keep(tx);
    await supersedeOthers(tx, { id: project.id, kind: 'project', offerId: row.id }, project.at);
    await supersedeOthers(tx, { id: offer.id, kind: 'offer', offerId: row.id }, offer.at);
    await voidFirst(services, tx, purposeOf(row.form), row.id, row.form.name ?? '');
    await putPreparation(tx, {
      offerId: row.id,
      saveVersion: row.saveVersion,
      uid: person.uid,
      landlord: facts.landlord,
      images: frozen,
      feeRates: services.config.fees,
      documentId: offer.id,
      documentSha256: offer.drawn.sha256,
      projectDocumentId: project.id,
      form: null,
      counterOfferId: null,
    });
    const mailFacts = {
      ...named(row),
      address: cardFacts(row.form).address,
      validTo: row.form.offerValidTo ?? '',
      sha256: offer.drawn.sha256,
      sale: isSale(row.form),
    };
    const attachments = [{ name: `projekt-${facts.number?.replaceAll('/', '-')}.pdf`, fileKey: stored.drawnKey, contentType: 'application/pdf' }];
    await mail(services, tx, projectReady, person, { facts: mailFacts, attachments, once: project.id });
    await notice(tx, [`offer:${row.id}`, `user:${person.uid}`]);
    return ok(null);
  });
  return kept.ok ? null : kept.refusal;
};

type Order = { readonly offerId: Id; readonly uid: Id; readonly cosignerUid?: Id | null | undefined };

const work = async (services: Services, progress: Progress, { offerId, uid, cosignerUid = null }: Order): Promise<Verdict> => {
  await progress.step('VERIFYING_DATA');
  const person = await personByUid(services.db, uid);
  const seen = person === null ? null : await seeOffer(services, person, offerId);
  if (person === null || seen === null) return refuse('offer.not_found');
  const no = objection({ seen, person });
  if (no !== null) return no;
  const principal = await principalOf(services, services.db, seen.row, uid);
  if (!principal.ok) return principal.refusal;
  const prepared = await preparationOf(services.db, offerId);
  // A retried job, or a second press: the same save for the same signers, as their company knows them now, is drawn already.
  const isDrawn =
    prepared?.saveVersion === seen.row.saveVersion && prepared.uid === uid && prepared.landlord.cosigner?.uid === (cosignerUid ?? undefined);
  if (isDrawn && (await unchangedParty(services.db, prepared.landlord)) !== null) return null;
  await progress.step('VERIFYING_IMAGES');
  await askAboutPhotos(services, await imagesOf(services.db, offerId));
  const { photos, all } = await picturesOf(services.db, offerId);
  return photosVerdict(photos) ?? draw(services, progress, { seen, person, images: all, cosignerUid });
};

/** The project flow of a job: what is wrong with the offer ends its run with the reason, a fault of ours is tried again. */
export const prepareForSigning = (
  services: Services,
  { runId, ...order }: Order & { readonly runId: Id },
  { lastAttempt }: Pick<JobRun, 'lastAttempt'>,
): Promise<void> => prepareDocument(services, { runId, lastAttempt }, (progress) => work(services, progress, order));
