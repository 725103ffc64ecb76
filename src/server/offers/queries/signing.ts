/** What of an offer is signed, and its documents. */

import type { Grosze } from '../../../domain/kit/brand.ts';
import { ok, refused } from '../../../domain/kit/verdict.ts';
import { offerActors } from '../../../domain/offers/machine.ts';
import { refuse } from '../../../domain/signing/refusals.ts';
import { partyOf } from '../../companies/queries.ts';
import { newestOf } from '../../signing/queries/documents.ts';
import type { FindSubject, LocateDocument } from '../../signing/queries/purposes.ts';
import { preparedOffer, publishedVersion } from '../store/versions.ts';
import { loadOfferFacts } from './facts.ts';

const notAllowed = refused(refuse('signing.not_allowed'));

/** The offer that its owner may sign now: what was drawn from the newest save. */
export const offerSubject: FindSubject = async (ctx, { offerId }) => {
  const { viewer } = ctx;
  const offer = await loadOfferFacts(ctx.db, offerId);
  if (offer === null || viewer.kind === 'visitor' || !offerActors(viewer, offer).includes('owner') || viewer.company === null) return notAllowed;
  const prepared = await preparedOffer(ctx.db, offerId);
  const party = await partyOf(ctx.db, viewer.company.id, viewer.uid);
  if (prepared === null || party === null) return refused(refuse('signing.document_missing'));
  const act = {
    purpose: 'offer',
    offerId,
    documentId: prepared.documentId,
    documentSha256: prepared.documentSha256,
    signer: { ...party.signer, companyId: party.companyId },
  } as const;
  return ok({
    act,
    offerName: offer.form.name ?? '',
    rent: offer.form.price ?? (0 as Grosze),
    deposit: offer.form.leaseAgreement?.deposit ?? (0 as Grosze),
  });
};

/** The project of an offer: its owner's side still reads the last one after the offer was signed. */
export const projectDocument: LocateDocument = async (reader, { offerId, side }) =>
  (await preparedOffer(reader, offerId))?.projectDocumentId ??
  (side === 'landlord' ? ((await newestOf(reader, offerId, 'project'))?.id ?? null) : null);

/** The signed offer of the version that the deal is about; before there is one, its owner's side reads what stands ready for signing. */
export const offerDocument: LocateDocument = async (reader, { offerId, side, version }) => {
  const published = await publishedVersion(reader, offerId, version);
  if (published !== null) return published.documentId;
  return side === 'landlord' ? ((await preparedOffer(reader, offerId))?.documentId ?? null) : null;
};
