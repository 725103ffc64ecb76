import { protocolDocument, protocolSubject } from '../handover/queries/signing.ts';
import { invoiceDocument } from '../invoices/queries.ts';
import { leaseDocument, leaseSubject, relationOf } from '../leases/commands/signing.ts';
import { offerDocument, offerSubject, projectDocument } from '../offers/queries/signing.ts';
import type { Signing } from '../signing/queries/purposes.ts';

/** What the rooms bring to signing: a purpose or a kind of document that nobody brings does not compile. */
export const signing: Signing = {
  subjects: { offer: offerSubject, lease: leaseSubject, protocol: protocolSubject },
  documents: {
    project: projectDocument,
    offer: offerDocument,
    lease: leaseDocument,
    protocol: protocolDocument,
    invoice_l: invoiceDocument('landlord'),
    invoice_t: invoiceDocument('tenant'),
  },
  relationOf,
};
