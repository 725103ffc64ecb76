/** Reads an offer, its form and its current document. */

import type { OutputOf } from '../../../contract/kit/call.ts';
import type { DocumentLink } from '../../../contract/kit/shapes.ts';
import type { offersCalls } from '../../../contract/offers/endpoints.ts';
import { isAdmin } from '../../../domain/accounts/permissions.ts';
import { isNamedSigner, signerNames } from '../../../domain/companies/rules/party.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { isEditable, isProject, isPublished } from '../../../domain/offers/machine.ts';
import {
  allowedOfferActions,
  audienceOf,
  bindingBlockers,
  isOwnerSide,
  isPrincipal,
  mayLink,
  mayOwn,
  mayView,
  outcomeOf,
  seesTerms,
} from '../../../domain/offers/permissions.ts';
import { refuse } from '../../../domain/offers/refusals.ts';
import { cardFacts } from '../../../domain/offers/rules/card.ts';
import { vatStatusOf } from '../../companies/queries/company.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { documentLink } from '../../signing/queries/documents.ts';
import { firstSignatureOf } from '../../signing/queries/pending.ts';
import { describerPort } from '../adapters/describer.ts';
import { formFor } from '../present/form.ts';
import { imageView } from '../present/images.ts';
import type { OfferForViewer } from '../present/offer.ts';
import { offerPage } from '../present/offer.ts';
import { factsOf, findOffer } from '../store/offers.ts';
import { seeOffer } from './facts.ts';
import { favouritesAmong } from './favourites.ts';
import { hasFormerOffer } from './former.ts';
import { photosAnswer } from './photos.ts';
import { readyPreparation } from './ready-preparation.ts';
import { purposeOf } from './signing.ts';

type View = OutputOf<typeof offersCalls.getOffer>;
type Outcome = OutputOf<typeof offersCalls.getOfferOutcome>;
type Edit = OutputOf<typeof offersCalls.getOfferForm>;

/** What may be opened beside the offer: the signed version, or for a project what stands ready for signing from the newest save. */
const currentDocument = (ctx: Ctx, { document }: OfferForViewer): DocumentLink | null => (document === null ? null : documentLink(ctx, document));

const viewOf = (ctx: Ctx, seen: OfferForViewer): View => {
  const sees = seesTerms(audienceOf(ctx.viewer, seen.offer));
  const document = sees ? currentDocument(ctx, seen) : null;
  return offerPage(ctx.viewer, seen, { lang: ctx.lang, document, feeRates: seen.version?.feeRates ?? ctx.config.fees });
};

/** An offer as the caller may see it. */
export const getOffer = async (ctx: Ctx, { offerId }: { readonly offerId: Id }): Promise<Result<View>> => {
  const seen = await seeOffer(ctx, ctx.viewer, offerId);
  if (seen === null) return refused(refuse('offer.not_found'));
  const no = mayView(ctx.viewer, seen.offer);
  return no === null ? ok(viewOf(ctx, seen)) : refused(no);
};

/** What a brochure is drawn from: a published offer as people who are signed in see it, whoever asks; null for those who do not see its terms. */
export const brochureOffer = async (ctx: Ctx, offerId: Id) => {
  const seen = await seeOffer(ctx, ctx.viewer, offerId);
  if (seen === null || mayView(ctx.viewer, seen.offer) !== null || !isPublished(seen.offer.state) || seen.offer.moderation.at === 'hidden')
    return null;
  const view = viewOf(ctx, seen);
  const form = formFor('signed-in', seen.row.form);
  return view.private === null ? null : { now: seen.now, images: seen.images, offer: { ...view, private: view.private, form } };
};

/** What became of an offer that the caller may open no longer. */
export const getOfferOutcome = async (ctx: Ctx, { offerId }: { readonly offerId: Id }): Promise<Result<Outcome>> => {
  const row = await findOffer(ctx.db, offerId);
  const outcome = row === null ? null : outcomeOf(factsOf(row));
  if (row === null || outcome === null) return refused(refuse('offer.not_found'));
  const { name, use, city } = cardFacts(row.form);
  const kept = await favouritesAmong(ctx.db, ctx.viewer, [offerId]);
  return ok({ outcome, name: outcome === 'signed' ? name : null, use, city, isFavourite: kept.has(offerId) });
};

type ToSign = Pick<Edit, 'document' | 'namedSigners' | 'firstSignature'>;

/** What of a project stands ready for signing: who signs it, when that is not this person, and the first of two signatures under it. */
const readyToSign = async (ctx: Ctx, seen: OfferForViewer, uid: Id): Promise<ToSign> => {
  const { row } = seen;
  if (!isProject(row.state)) return { document: currentDocument(ctx, seen), namedSigners: null, firstSignature: null };
  const prepared = await readyPreparation(ctx.db, row.id);
  if (prepared === null) return { document: null, namedSigners: null, firstSignature: null };
  const { documentId, landlord: party } = prepared;
  return {
    document: currentDocument(ctx, seen),
    namedSigners: isNamedSigner(party, uid) ? null : signerNames(party),
    firstSignature: await firstSignatureOf(ctx.db, { purpose: purposeOf(row.form), offerId: row.id, documentId, party, uid }),
  };
};

/** Whether rents of the project come with VAT: those of the company that it would bind, under a power of attorney the owner's. */
const landlordVat = async (ctx: Ctx, { agentUid, originalOwnerUid, companyId, ownerUid }: OfferForViewer['row']): Promise<Edit['vatStatus']> => {
  if (agentUid === null) return vatStatusOf(ctx.db, { companyId, uid: ownerUid });
  return originalOwnerUid === null ? 'active' : vatStatusOf(ctx.db, { companyId: null, uid: originalOwnerUid });
};

/** The form as its owner edits it. */
export const getOfferForm = async (ctx: Ctx, { offerId }: { readonly offerId: Id }): Promise<Result<Edit>> => {
  const viewer = signedIn(ctx);
  const seen = await seeOffer(ctx, viewer, offerId);
  if (seen === null) return refused(refuse('offer.not_found'));
  const no = isAdmin(viewer) ? null : mayOwn(viewer, seen.offer);
  if (no !== null) return refused(isPrincipal(viewer, seen.offer) ? refuse('offer.under_agency') : no);
  const { row, facts } = seen;
  return ok({
    id: row.id,
    state: row.state,
    version: row.saveVersion,
    savedAt: row.savedAt,
    form: row.form,
    images: seen.images.map(imageView),
    photoCheck: await photosAnswer(ctx, row.id),
    plans: seen.plans.map(imageView),
    companyId: row.companyId,
    ownerUid: row.ownerUid,
    isUnderAgency: row.agentUid !== null,
    editable: isEditable(row.state) && isOwnerSide(viewer, seen.offer),
    isSaved: row.savedAt !== null,
    mayLink: mayLink(viewer, seen.offer) === null,
    isDescribedByAi: ctx.ports.of(describerPort) !== null,
    hasFormer: await hasFormerOffer(ctx, row.id),
    ...(await readyToSign(ctx, seen, viewer.uid)),
    feeRates: ctx.config.fees,
    vatStatus: await landlordVat(ctx, row),
    allowed: [...allowedOfferActions({ viewer, facts })],
    blockers: bindingBlockers(viewer).map((refusal) => refusal.code),
  });
};
