/** Reads an offer, its form and its current document. */

import type { OutputOf } from '../../../contract/kit/call.ts';
import type { DocumentLink } from '../../../contract/kit/shapes.ts';
import type { offersCalls } from '../../../contract/offers/endpoints.ts';
import { isSignedIn } from '../../../domain/accounts/permissions.ts';
import type { PartyFacts } from '../../../domain/companies/types.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { isEditable, isProject, offerActors } from '../../../domain/offers/machine.ts';
import { allowedOfferActions, bindingBlockers, isOwnerSide, mayView } from '../../../domain/offers/permissions.ts';
import { refuse } from '../../../domain/offers/refusals.ts';
import { partyOf } from '../../companies/queries.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { documentById, documentLink } from '../../signing/queries/documents.ts';
import { imageView } from '../present/images.ts';
import type { OfferForViewer } from '../present/offer.ts';
import { offerPage } from '../present/offer.ts';
import { imagesOf } from '../store/images.ts';
import { preparationOf } from '../store/versions.ts';
import { seeOffer } from './facts.ts';
import { favouritesAmong } from './favourites.ts';

type View = OutputOf<typeof offersCalls.getOffer>;
type Edit = OutputOf<typeof offersCalls.getOfferForm>;

const landlordOf = async (ctx: Ctx, { row, version }: OfferForViewer): Promise<PartyFacts | null> => {
  if (version !== null) return version.landlord;
  return row.companyId === null ? null : partyOf(ctx.db, row.companyId, row.ownerUid);
};

/** What may be opened beside the offer: the signed version, or for a project what stands ready for signing from the newest save. */
export const currentDocument = async (ctx: Ctx, { row, version }: Pick<OfferForViewer, 'row' | 'version'>): Promise<DocumentLink | null> => {
  const prepared = isProject(row.state) ? await preparationOf(ctx.db, row.id) : null;
  const fresh = prepared !== null && prepared.saveVersion === row.saveVersion ? prepared.documentId : null;
  const id = version?.documentId ?? fresh;
  const stored = id === null ? null : await documentById(ctx.db, id);
  return stored === null ? null : documentLink(ctx, stored);
};

const bookedBy = async (ctx: Ctx, { offer }: OfferForViewer): Promise<string | null> =>
  offer.reservation === null ? null : ((await partyOf(ctx.db, offer.reservation.companyId, offer.reservation.uid))?.name ?? null);

/** An offer as the caller may see it. */
export const getOffer = async (ctx: Ctx, { offerId }: { readonly offerId: Id }): Promise<Result<View>> => {
  const seen = await seeOffer(ctx, ctx.viewer, offerId);
  if (seen === null) return refused(refuse('offer.not_found'));
  const no = mayView(ctx.viewer, seen.offer);
  if (no !== null) return refused(no);
  const signed = isSignedIn(ctx.viewer);
  const kept = await favouritesAmong(ctx.db, ctx.viewer, [offerId]);
  return ok(
    offerPage(ctx.viewer, seen, {
      images: await imagesOf(ctx.db, offerId),
      landlord: signed ? await landlordOf(ctx, seen) : null,
      document: signed ? await currentDocument(ctx, seen) : null,
      bookedBy: signed ? await bookedBy(ctx, seen) : null,
      isFavourite: kept.has(offerId),
    }),
  );
};

/** The form as its owner edits it. */
export const getOfferForm = async (ctx: Ctx, { offerId }: { readonly offerId: Id }): Promise<Result<Edit>> => {
  const viewer = signedIn(ctx);
  const seen = await seeOffer(ctx, viewer, offerId);
  if (seen === null) return refused(refuse('offer.not_found'));
  if (!isOwnerSide(viewer, seen.offer) && !offerActors(viewer, seen.offer).includes('admin')) return refused(refuse('offer.no_access'));
  const { row, facts } = seen;
  return ok({
    id: row.id,
    state: row.state,
    version: row.saveVersion,
    savedAt: row.savedAt,
    form: row.form,
    images: (await imagesOf(ctx.db, offerId)).map(imageView),
    companyId: row.companyId,
    ownerUid: row.ownerUid,
    editable: isEditable(row.state) && isOwnerSide(viewer, seen.offer),
    isSaved: row.savedAt !== null,
    document: await currentDocument(ctx, seen),
    allowed: [...allowedOfferActions({ viewer, facts })],
    blockers: bindingBlockers(viewer).map((refusal) => refusal.code),
  });
};
