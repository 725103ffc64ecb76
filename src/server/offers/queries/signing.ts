/** What of an offer is signed, and its documents. */

import { isNamedSigner, partySigners, signerNames } from '../../../domain/companies/rules/party.ts';
import type { PartyFacts } from '../../../domain/companies/types.ts';
import type { Grosze } from '../../../domain/kit/brand.ts';
import { ok, type Refusal, refused } from '../../../domain/kit/verdict.ts';
import { offerActors } from '../../../domain/offers/machine.ts';
import { feeOf } from '../../../domain/offers/rules/fees.ts';
import { isSale } from '../../../domain/offers/rules/sale.ts';
import type { OfferForm } from '../../../domain/offers/types.ts';
import { refuse } from '../../../domain/signing/refusals.ts';
import { unchangedParty } from '../../companies/queries/party.ts';
import { mayRepresent } from '../../companies/queries/representation.ts';
import { newestOf } from '../../signing/queries/documents.ts';
import { pendingOf, waitsForSecond } from '../../signing/queries/pending.ts';
import type { FindSubject, LocateDocument, Signing } from '../../signing/queries/purposes.ts';
import { preparedOffer, publishedVersion } from '../store/versions.ts';
import { loadOfferFacts } from './facts.ts';

/** What its owner signs: an announcement of a sale, or a binding offer. */
export const purposeOf = (form: OfferForm): 'offer' | 'announcement' => (isSale(form) ? 'announcement' : 'offer');

/** The refusal of a colleague whom the document does not name: who signs it, and how it comes to name the colleague. */
export const namesOthers = (party: Pick<PartyFacts, 'signer' | 'cosigner'>): Refusal =>
  refuse('signing.names_others', { params: { names: signerNames(party) } });

const notAllowed = refused(refuse('signing.not_allowed'));

/** The offer that its owner may sign now: what was drawn from the newest save. */
export const offerSubject: FindSubject = async (ctx, { offerId }) => {
  const { viewer } = ctx;
  const offer = await loadOfferFacts(ctx.db, offerId);
  if (offer === null || viewer.kind === 'visitor' || !offerActors(viewer, offer).includes('owner') || viewer.company === null) return notAllowed;
  const prepared = await preparedOffer(ctx.db, offerId);
  // An agent binds the owner's company, not their own.
  const isForOwner = prepared?.landlord.signer.principalUid !== undefined;
  const unfit = isForOwner ? null : await mayRepresent(ctx.db, viewer.uid);
  if (unfit !== null) return refused(unfit);
  if (prepared === null) return refused(refuse('signing.document_missing'));
  const pending = await pendingOf(ctx.db, purposeOf(offer.form), offerId);
  if (pending !== null && pending.documentId === prepared.documentId && pending.uid === viewer.uid) return refused(waitsForSecond(pending));
  // Whoever the document names otherwise than their company knows them now has it drawn anew before a code is sent.
  if (!isNamedSigner(prepared.landlord, viewer.uid)) return refused(namesOthers(prepared.landlord));
  const party = await unchangedParty(ctx.db, prepared.landlord);
  const signer = party === null ? undefined : partySigners(party).find(({ uid }) => uid === viewer.uid);
  if (party === null || signer === undefined) return refused(refuse('signing.document_changed'));
  const act = {
    purpose: purposeOf(offer.form),
    offerId,
    documentId: prepared.documentId,
    documentSha256: prepared.documentSha256,
    signer: { ...signer, companyId: party.companyId },
  } as const;
  // A next version has its own form; the offer still has that of the running one.
  const { name = '', price = 0 as Grosze, leaseAgreement } = prepared.form ?? offer.form;
  return ok({
    act,
    offerName: name,
    rent: price,
    deposit: leaseAgreement?.deposit ?? (0 as Grosze),
    ...(isSale(offer.form) ? {} : { fee: feeOf('landlord', prepared.feeRates, price) }),
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

/** The photos of the published version whose document it is. */
export const frozenPhotos: Signing['frozenPhotos'] = async (reader, document) => {
  const version = await publishedVersion(reader, document.offerId, document.version);
  return version?.documentId === document.id ? version.images : null;
};
