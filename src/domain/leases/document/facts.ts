import type { PartyFacts } from '../../companies/types.ts';
import type { Day, Grosze, Id, Instant } from '../../kit/brand.ts';
import type { OperatorFacts } from '../../offers/document.ts';
import type { OfferForm } from '../../offers/types.ts';
import type { DocumentKind, LeaseTermsFrozen } from '../types.ts';

export type { EvidencePageFacts } from '../../kit/evidence.ts';

/** The signed offer that a lease accepts: its number, version and the hash of the bytes that the landlord signed. */
export type AcceptedOffer = {
  readonly id: Id;
  readonly name: string;
  readonly number: string;
  readonly version: number;
  readonly documentCode: string;
  readonly documentSha256: string;
  readonly signedAt: Instant;
};

/** Everything that a drawn lease says, frozen at the booking (docs/rules/documents.md#frozen-facts). */
export type LeaseDocumentFacts = {
  /** `U/2026/0007`. */
  readonly number: string;
  readonly offer: AcceptedOffer;
  readonly form: OfferForm;
  readonly landlord: PartyFacts;
  readonly tenant: PartyFacts;
  /** The deposit's due day is counted from the signing, which has not happened yet. */
  readonly terms: Omit<LeaseTermsFrozen, 'depositDue'>;
  /** Account that the deposit is paid to, 26 digits, and the 8-character transfer reference. */
  readonly escrow: { readonly account: string; readonly reference: string };
  /** Operator's fees, net, fixed by this contract. */
  readonly fees: { readonly landlordNet: Grosze; readonly tenantNet: Grosze };
  readonly operator: OperatorFacts;
  readonly preparedAt: Instant;
};

/** A party of an invoice. */
export type InvoiceParty = {
  readonly name: string;
  readonly nip: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly country: string;
};

/** State of the invoice in the national invoice system (docs/rules/invoices.md#ksef). */
export type KsefState = { readonly at: 'off' } | { readonly at: 'queued' } | { readonly at: 'numbered'; readonly number: string };

/** Everything that an issued invoice says. One line: the operator's fee for the concluded lease. */
export type InvoiceDocumentFacts = {
  readonly kind: Extract<DocumentKind, 'invoice_l' | 'invoice_t'>;
  /** `L 7/2026` or `T 8/2026`. */
  readonly number: string;
  readonly issueDay: Day;
  /** Day on which the service was done: the lease was signed and the premises were handed over. */
  readonly supplyDay: Day;
  readonly paymentDay: Day;
  readonly seller: InvoiceParty & { readonly account: string; readonly email: string };
  readonly buyer: InvoiceParty;
  /** Net fee; VAT is computed here and nowhere else. `exempt`: the operator is exempt, rate "zw". */
  readonly net: Grosze;
  readonly vat: Grosze;
  readonly gross: Grosze;
  readonly vatStatus: 'active' | 'exempt';
  readonly lease: { readonly number: string; readonly offerName: string };
  readonly ksef: KsefState;
  readonly issuedAt: Instant;
};
