import type { DocumentLink } from '../../../contract/kit/shapes.ts';
import { isAdmin } from '../../../domain/accounts/permissions.ts';
import type { Viewer } from '../../../domain/accounts/types.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import type { DocumentKind, Side } from '../../../domain/leases/types.ts';
import { isOwnerSide, isTenantSide, mayView } from '../../../domain/offers/permissions.ts';
import type { OfferFacts } from '../../../domain/offers/types.ts';
import { mayReadDocument } from '../../../domain/signing/rules.ts';
import { invoiceDocumentOf } from '../../invoices/queries.ts';
import type { Services } from '../../kit/context.ts';
import type { Reader } from '../../kit/database/database.ts';
import { documentById, newestOf } from '../../kit/documents/store.ts';
import { loadOfferFacts } from '../../offers/commands/transition.ts';
import { preparedOffer, publishedVersion } from '../../offers/queries/facts.ts';
import { runningOf } from '../../reservations/queries.ts';
import { documentLink } from '../../signing/queries/document-link.ts';
import { type LeaseRow, leaseOfOffer } from '../store/leases.ts';
import { sideOfViewer } from './lease.ts';

/** Kinds of documents in the order in which they come into being. */
export const documentKinds = ['project', 'offer', 'lease', 'protocol', 'invoice_l', 'invoice_t'] as const satisfies readonly DocumentKind[];

/** An offer with its lease, and where the viewer stands: owner's side, the tenant of the reservation or of the lease, or neither. */
export type Standing = { readonly offer: OfferFacts; readonly row: LeaseRow | null; readonly side: Side | null };

/** Finds where somebody stands towards an offer's documents; null when they may not even know that the offer is there. */
export const standingOf = async (reader: Reader, viewer: Viewer, offerId: Id): Promise<Standing | null> => {
  const offer = await loadOfferFacts(reader, offerId);
  if (offer === null) return null;
  const row = await leaseOfOffer(reader, offerId);
  if (row !== null) {
    const side = sideOfViewer(viewer, row);
    return side === null && !isAdmin(viewer) ? null : { offer, row, side };
  }
  if (mayView(viewer, offer) !== null) return null;
  const side = isOwnerSide(viewer, offer) ? 'landlord' : isTenantSide(viewer, offer) ? 'tenant' : null;
  return { offer, row, side };
};

type Locate = (reader: Reader, standing: Standing) => Promise<Id | null>;

const invoiceOf =
  (side: Side): Locate =>
  async (reader, { row }) =>
    row === null ? null : invoiceDocumentOf(reader, row.id, side);

/** Which stored document of a kind counts now. A lease drawn for an earlier reservation of another company is nobody's. */
const locate: Readonly<Record<DocumentKind, Locate>> = {
  project: async (reader, { offer, side }) =>
    (await preparedOffer(reader, offer.id))?.projectDocumentId ??
    (side === 'landlord' ? ((await newestOf(reader, offer.id, 'project'))?.id ?? null) : null),
  offer: async (reader, { offer, row, side }) => {
    const published = await publishedVersion(reader, offer.id, row?.offerVersion ?? offer.version);
    if (published !== null) return published.documentId;
    return side === 'landlord' ? ((await preparedOffer(reader, offer.id))?.documentId ?? null) : null;
  },
  // Before the signing only the company that would sign reads the drawn lease; the landlord's page names the reservation.
  lease: async (reader, { offer, row, side }) =>
    row?.documentId ?? (side === 'tenant' ? ((await runningOf(reader, offer.id))?.documentId ?? null) : null),
  protocol: async (_reader, { row }) => row?.protocolDocumentId ?? null,
  invoice_l: invoiceOf('landlord'),
  invoice_t: invoiceOf('tenant'),
};

/** The document of a kind, if it is there and the viewer may read it. */
export const readableDocument = async (
  services: Pick<Services, 'db' | 'files'>,
  viewer: Viewer,
  standing: Standing,
  kind: DocumentKind,
): Promise<DocumentLink | null> => {
  if (!mayReadDocument(kind, viewer, standing.side)) return null;
  const id = await locate[kind](services.db, standing);
  const stored = id === null ? null : await documentById(services.db, id);
  return stored === null ? null : documentLink(services, stored);
};

/** Everything of an offer that the viewer may read. */
export const readableDocuments = async (services: Pick<Services, 'db' | 'files'>, viewer: Viewer, standing: Standing): Promise<DocumentLink[]> => {
  const found = await Promise.all(documentKinds.map((kind) => readableDocument(services, viewer, standing, kind)));
  return found.filter((each) => each !== null);
};
