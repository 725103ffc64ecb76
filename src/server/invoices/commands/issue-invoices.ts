import { countryCode } from '../../../domain/companies/rules/countries.ts';
import type { PartyFacts } from '../../../domain/companies/types.ts';
import { feeEntry } from '../../../domain/deposits/rules/ledger.ts';
import type { InvoiceDocumentFacts, InvoiceParty } from '../../../domain/invoices/document.ts';
import { invoiceDue, invoiceNumber, invoicesOf, invoiceYear } from '../../../domain/invoices/rules.ts';
import type { Instant } from '../../../domain/kit/brand.ts';
import type { TaxedAmount } from '../../../domain/kit/money.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import type { Side } from '../../../domain/leases/types.ts';
import { appendEntry } from '../../deposits/commands/append-entry.ts';
import type { Services } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import type { Config } from '../../kit/process/config.ts';
import type { LeaseRow } from '../../leases/queries/lease.ts';
import { documentById } from '../../signing/queries/documents.ts';
import { insertInvoice, invoicesOfLease, takeNumber } from '../store.ts';

const partyOf = ({ name, nip, address: { street, houseNumber, postalCode, city, country } }: PartyFacts): InvoiceParty => ({
  name,
  nip,
  addressLine1: `${street} ${houseNumber}`,
  addressLine2: `${postalCode} ${city}`,
  country: countryCode(country),
});

const sellerOf = ({ operator }: Config): InvoiceDocumentFacts['seller'] => ({
  name: operator.name,
  nip: operator.nip,
  addressLine1: operator.address,
  addressLine2: operator.city,
  country: 'PL',
  account: operator.account,
  email: operator.email,
  register: { krs: operator.krs, court: operator.court, regon: operator.regon, capital: operator.capital },
});

const frozen = (
  services: Services,
  row: LeaseRow,
  leaseNumber: string,
  made: { readonly side: Side; readonly fee: TaxedAmount; readonly number: string; readonly at: Instant },
): InvoiceDocumentFacts => ({
  kind: made.side === 'landlord' ? 'invoice_l' : 'invoice_t',
  number: made.number,
  issueDay: dayOf(made.at),
  supplyDay: dayOf(made.at),
  paymentDay: invoiceDue(dayOf(made.at)),
  seller: sellerOf(services.config),
  buyer: partyOf(row[made.side]),
  net: made.fee.net,
  vat: made.fee.vat,
  gross: made.fee.gross,
  vatStatus: services.config.operator.vatStatus,
  lease: { number: leaseNumber, offerName: row.offerName },
  ksef: services.config.ksef === 'off' ? { at: 'off' } : { at: 'queued' },
  issuedAt: made.at,
});

/**
 * Issues the operator's invoices in the transaction that confirms the protocol, landlord's first: takes numbers from the locked row,
 * freezes the data and books the fees. A repeat issues nothing; 0 zł has no invoice (docs/rules/invoices.md#issuing).
 */
export const issueInvoices = async (services: Services, tx: Tx, { row, now }: { readonly row: LeaseRow; readonly now: Instant }): Promise<void> => {
  if ((await invoicesOfLease(tx, row.id)).length > 0) return;
  const document = await documentById(tx, row.documentId);
  const year = invoiceYear(now);
  for (const { side, fee } of invoicesOf({ landlord: row.feeLandlord, tenant: row.feeTenant }, row.rentNet, services.config.operator.vatStatus)) {
    const n = await takeNumber(tx, year);
    const label = invoiceNumber(side, n, year);
    const facts = frozen(services, row, document?.number ?? row.reference, { side, fee, number: label, at: now });
    await insertInvoice(tx, {
      id: newId(),
      leaseId: row.id,
      offerId: row.offerId,
      side,
      year,
      number: n,
      label,
      ...fee,
      facts,
      ksef: facts.ksef.at,
      issuedAt: now,
    });
    await appendEntry(tx, feeEntry(row.id, fee), { leaseId: row.id, valueDate: dayOf(now), bankReference: null, uid: null, reason: label });
  }
};
