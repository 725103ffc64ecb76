import type { ProtocolDocumentFacts } from '../../domain/handover/document.ts';
import type { LeaseDocumentFacts } from '../../domain/leases/document/facts.ts';
import type { OfferDocumentFacts } from '../../domain/offers/document.ts';
import {
  agencyAcceptSubject,
  agencyDocument,
  agencyPublicStatus,
  agencyRevokeSubject,
  agencySubject,
  agreementsRunUntil,
} from '../agency/queries/signing.ts';
import { statementSubject } from '../deposits/commands/make-statement.ts';
import { drawProtocol } from '../handover/documents.ts';
import { protocolDocument, protocolPublicStatus, protocolReturnSubject, protocolSubject } from '../handover/queries/signing.ts';
import { invoiceDocument, invoicePublicStatus } from '../invoices/queries.ts';
import { unpaidEndSubject } from '../leases/commands/end-unpaid.ts';
import { rejectionDocument, rejectionSubject } from '../leases/commands/reject-premises.ts';
import { leaseDocument, leaseSubject, relationOf } from '../leases/commands/signing.ts';
import { drawLease } from '../leases/documents/lease.ts';
import { leaseRunsUntil } from '../leases/queries/lease.ts';
import { leasePublicStatus, offerPublicStatus, projectPublicStatus, rejectionPublicStatus } from '../leases/queries/public-status.ts';
import { drawOffer } from '../offers/documents.ts';
import { frozenPhotos, offerDocument, offerSubject, projectDocument } from '../offers/queries/signing.ts';
import type { Signing } from '../signing/queries/purposes.ts';

/** What the rooms bring to signing: a purpose or a kind of document that nobody brings does not compile. */
export const signing: Signing = {
  subjects: {
    offer: offerSubject,
    announcement: offerSubject,
    lease: leaseSubject,
    protocol: protocolSubject,
    protocol_return: protocolReturnSubject,
    rejection: rejectionSubject,
    statement: statementSubject,
    unpaid_end: unpaidEndSubject,
    agency: agencySubject,
    agency_accept: agencyAcceptSubject,
    agency_revoke: agencyRevokeSubject,
  },
  documents: {
    project: projectDocument,
    offer: offerDocument,
    lease: leaseDocument,
    protocol: protocolDocument,
    rejection: rejectionDocument,
    invoice_l: invoiceDocument('landlord'),
    invoice_t: invoiceDocument('tenant'),
    agency: agencyDocument,
  },
  publicStatuses: {
    project: projectPublicStatus,
    offer: offerPublicStatus,
    lease: leasePublicStatus,
    protocol: protocolPublicStatus,
    rejection: rejectionPublicStatus,
    invoice_l: invoicePublicStatus,
    invoice_t: invoicePublicStatus,
    agency: agencyPublicStatus,
  },
  readingCopies: {
    offer: (facts, ctx) => drawOffer(facts as OfferDocumentFacts, ctx),
    lease: (facts, ctx) => drawLease(facts as LeaseDocumentFacts, ctx),
    protocol: (facts, ctx) => drawProtocol(facts as ProtocolDocumentFacts, ctx),
  },
  frozenPhotos,
  relationOf,
  runsUntil: async (reader, offerId) => {
    const ends = [await leaseRunsUntil(reader, offerId), await agreementsRunUntil(reader, offerId)];
    if (ends.includes('open')) return 'open';
    return (
      ends
        .filter((day) => day !== null)
        .toSorted()
        .at(-1) ?? null
    );
  },
};
