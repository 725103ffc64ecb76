/** Presents an offer to a viewer. */

import type { z } from 'zod';
import type { DocumentLink } from '../../../contract/kit/shapes.ts';
import type { offerPrivate, offerView } from '../../../contract/offers/schema/view.ts';
import { actingCompanyId, isSignedIn } from '../../../domain/accounts/permissions.ts';
import type { SignedIn, Viewer } from '../../../domain/accounts/types.ts';
import type { Grosze } from '../../../domain/kit/brand.ts';
import { decide } from '../../../domain/kit/lifecycle.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import type { RefusalCode } from '../../../domain/kit/verdict.ts';
import { isActive, type OfferMachineFacts, offerActors, offerLifecycle } from '../../../domain/offers/machine.ts';
import {
  allowedOfferActions,
  audienceOf,
  bindingBlockers,
  isAgentOf,
  mayView,
  type OfferAction,
  type OfferAudience,
  readableQuestions,
  seesTerms,
} from '../../../domain/offers/permissions.ts';
import { badgeOf } from '../../../domain/offers/rules/badge.ts';
import { monthlyCosts } from '../../../domain/offers/rules/costs.ts';
import { type FeeRates, feeOf } from '../../../domain/offers/rules/fees.ts';
import { offeredOptions } from '../../../domain/offers/rules/lease-options.ts';
import { isSale } from '../../../domain/offers/rules/sale.ts';
import { isExpired, isReservationOver } from '../../../domain/offers/rules/validity.ts';
import type { OfferFacts } from '../../../domain/offers/types.ts';
import type { Lang } from '../../../words/kit/words.ts';
import type { OfferRow } from '../store/offers.ts';
import type { OfferPageRow, PageLandlord } from '../store/page.ts';
import { codeOf, counterOffersFor, firstRightFor, sendingVerdict } from './counter-offer.ts';
import { formFor } from './form.ts';
import { imageView } from './images.ts';
import { sharePictureAlt, sharePictureOf, sharePicturePath } from './share-picture.ts';

type View = z.output<typeof offerView>;
type PrivateOfferPart = z.output<typeof offerPrivate>;

/** Everything that decides who sees and may do what with an offer, and what its page shows beside it, read at one database time. */
export type OfferForViewer = Pick<
  OfferPageRow,
  | 'now'
  | 'version'
  | 'images'
  | 'document'
  | 'holder'
  | 'isFavourite'
  | 'questions'
  | 'waiting'
  | 'answered'
  | 'counterOffers'
  | 'agentCompanyId'
  | 'seekers'
> & {
  readonly row: OfferRow;
  /** Floor plans, in their order; `images` are the photos. */
  readonly plans: OfferPageRow['images'];
  readonly offer: OfferFacts;
  /** Who signed the published version; of a project, who would sign it now. */
  readonly landlord: PageLandlord | null;
  readonly landlordVerified: boolean;
  readonly facts: OfferMachineFacts;
};

/** In which language the page is, and what it says that is not read with the offer. */
export type OfferContext = {
  readonly lang: Lang;
  /** The link to the document, made only for whoever may open it. */
  readonly document: DocumentLink | null;
  /** Of the published version; a project's are today's. */
  readonly feeRates: FeeRates;
};

/** The service fees of both sides, net, VAT and gross. */
export const feesOf = (rates: FeeRates, rentNet: Grosze): NonNullable<PrivateOfferPart['fees']> => ({
  landlord: feeOf('landlord', rates, rentNet),
  tenant: feeOf('tenant', rates, rentNet),
});

const privateOf = ({ offer, now, landlord, landlordVerified }: OfferForViewer, beside: OfferContext): PrivateOfferPart | null => {
  const { form, validTo } = offer;
  if (form.price === undefined || validTo === null) return null;
  const fees = isSale(form) ? null : feesOf(beside.feeRates, form.price);
  const signer = landlord === null ? '' : `${landlord.signer.firstName} ${landlord.signer.lastName}`;
  return {
    price: form.price,
    costs: monthlyCosts(form, landlord?.vatStatus ?? 'active'),
    deposit: form.leaseAgreement?.deposit ?? (0 as PrivateOfferPart['deposit']),
    fees,
    income: fees && { totalGrossLandlord: fees.landlord.gross, totalGrossTenant: fees.tenant.gross },
    validTo,
    // Terms of a lease that the form had before it became an announcement of a sale stay in it and count for nothing.
    options: isSale(form) ? [] : [...offeredOptions(form, dayOf(now))],
    ownTerms: form.ownTerms?.selected === true ? (form.ownTerms.terms ?? null) : null,
    landAndMortgageRegisterNumber: form.landAndMortgageRegisterNumber ?? '',
    leaseAgreement: form.leaseAgreement,
    landlord: { name: landlord?.name ?? '', verified: landlordVerified, signer },
    document: beside.document,
    counteroffer: form.counteroffer?.selected === true,
  };
};

/** Why somebody who is signed in cannot book: first the missing steps of the person, then what the offer itself says. */
export const blockersOf = (viewer: Viewer, { offer, facts }: OfferForViewer): readonly RefusalCode[] => {
  const missing = bindingBlockers(viewer).map((refusal) => refusal.code);
  if (missing.length > 0 || !isSignedIn(viewer) || !isActive(offer.state)) return missing;
  const attempt = decide(offerLifecycle, { state: offer.state, event: 'book', actors: offerActors(viewer, offer), facts });
  return attempt.ok ? [] : [attempt.refusal.code];
};

const isMine = (viewer: SignedIn, companyId: string): boolean => actingCompanyId(viewer) === companyId;

/** The reservation as the audience may know it: its end could tell a visitor when the offer expires, and who holds it is told to the owner's side only. */
const reservationOf = ({ offer, now, holder }: OfferForViewer, viewer: Viewer, audience: OfferAudience): View['reservation'] => {
  const reservation = offer.reservation;
  if (reservation === null || !isSignedIn(viewer) || !seesTerms(audience) || isReservationOver(reservation, now)) return null;
  return {
    reservedUntil: reservation.reservedUntil,
    mine: isMine(viewer, reservation.companyId),
    by: audience === 'owner' || audience === 'admin' ? holder : null,
  };
};

const questionsFor = (viewer: Viewer, audience: OfferAudience, { questions, waiting, answered }: OfferForViewer): View['questions'] => {
  const readable = readableQuestions(audience);
  if (readable === 'none' || !isSignedIn(viewer)) return { answered, items: null };
  const items = [...waiting.filter(({ uid }) => readable === 'all' || uid === viewer.uid), ...questions].map(({ uid, asker, ...question }) => ({
    ...question,
    mine: uid === viewer.uid,
    asker: readable === 'all' ? asker : null,
  }));
  return { answered, items };
};

const shareOf = ({ row, offer, images }: OfferForViewer, lang: Lang): View['sharePicture'] => {
  if (mayView({ kind: 'visitor' }, offer) !== null) return null;
  const picture = sharePictureOf(lang, row.form, images);
  return { url: sharePicturePath(row.id, picture), alt: sharePictureAlt(lang, picture.text) };
};

/** Everything that the viewer may do with the offer now. */
export const actionsOf = (viewer: Viewer, seen: OfferForViewer): readonly OfferAction[] => {
  const sending = sendingVerdict(viewer, seen);
  return allowedOfferActions({ viewer, facts: seen.facts, ...(sending === undefined ? {} : { sending }) });
};

/** An offer as its page shows it to this viewer: the only way out of the room. */
export const offerPage = (viewer: Viewer, seen: OfferForViewer, beside: OfferContext): View => {
  const { row, offer, now, facts } = seen;
  const audience = audienceOf(viewer, offer);
  const terms = seesTerms(audience);
  const inside = audience === 'owner' || audience === 'admin';
  const expired = isExpired(offer, now);
  const scene = { viewer, now, offer, facts };
  return {
    id: row.id,
    number: row.number,
    state: row.state,
    // A further version is a counter-offer that was accepted, and the last change may be one: visitors hear of neither.
    version: terms ? row.version : Math.min(row.version, 1),
    badge: badgeOf(offer, now),
    expired,
    hiddenReason: inside ? row.hiddenReason : null,
    form: formFor(audience, row.form),
    images: seen.images.map(imageView),
    plans: seen.plans.map(imageView),
    sharePicture: shareOf(seen, beside.lang),
    publishedAt: row.publishedAt,
    modifiedAt: terms ? row.modifiedAt : (row.publishedAt ?? row.modifiedAt),
    reservation: reservationOf(seen, viewer, audience),
    private: terms ? privateOf(seen, beside) : null,
    isOwner: audience === 'owner',
    isAgent: isAgentOf(viewer, offer),
    isFavourite: seen.isFavourite,
    seekers: audience === 'owner' && isActive(row.state) ? seen.seekers : null,
    questions: questionsFor(viewer, audience, seen),
    counterOffers: counterOffersFor(scene, seen.counterOffers),
    counterBlocker: terms ? codeOf(sendingVerdict(viewer, seen)) : null,
    firstRight: terms ? firstRightFor(scene) : null,
    allowed: [...actionsOf(viewer, seen)],
    blockers: [...blockersOf(viewer, seen)],
  };
};
