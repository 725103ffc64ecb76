/** What an issued invoice says. */

import type { Day, Grosze, Instant } from '../kit/brand.ts';
import type { DocumentKind } from '../kit/evidence.ts';
import type { VatStatus } from '../kit/money.ts';

/** A party of an invoice. */
export type InvoiceParty = {
  readonly name: string;
  readonly nip: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  /** Code of two letters; null where the company named a country that is none. */
  readonly country: string | null;
};

/** What the register says of the operator, as letters must (art. 206 KSH). */
export type RegisterData = { readonly krs: string; readonly court: string; readonly regon: string; readonly capital: string };

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
  /** The operator; invoices of older days have no register data. */
  readonly seller: InvoiceParty & { readonly account: string; readonly email: string; readonly register?: RegisterData };
  readonly buyer: InvoiceParty;
  /** Net fee; VAT is computed here and nowhere else. `exempt`: the operator is exempt, rate "zw". */
  readonly net: Grosze;
  readonly vat: Grosze;
  readonly gross: Grosze;
  readonly vatStatus: VatStatus;
  readonly lease: { readonly number: string; readonly offerName: string };
  readonly ksef: KsefState;
  readonly issuedAt: Instant;
};
