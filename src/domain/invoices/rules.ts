import { sides } from '../companies/types.ts';
import type { Day, Grosze, Instant } from '../kit/brand.ts';
import { rollOn } from '../kit/business-days.ts';
import { type TaxedAmount, taxed, type VatStatus, ZERO } from '../kit/money.ts';
import { leaseNumbers } from '../kit/numbers.ts';
import { addDays, dayOf, partsOf } from '../kit/time.ts';
import type { Side } from '../leases/types.ts';
import { type FeeRates, feeOf } from '../offers/rules/fees.ts';

/** The invoices to issue, landlord first; a fee of 0 zł has none (docs/rules/invoices.md#issuing). */
export const invoicesOf = (
  rates: FeeRates,
  rentNet: Grosze,
  vat: VatStatus = 'active',
): readonly { readonly side: Side; readonly fee: TaxedAmount }[] =>
  sides.map((side) => ({ side, fee: taxed(feeOf(side, rates, rentNet).net, vat) })).filter(({ fee }) => fee.net > ZERO);

/** The day by which a fee is paid: two weeks after its issue, moved off a free day (KC art. 115). */
export const invoiceDue = (issuedOn: Day): Day => rollOn(addDays(issuedOn, leaseNumbers.invoicePaymentDays));

/** The series of an invoice: its Warsaw year, where numbers start at 1 again. */
export const invoiceYear = (issuedAt: Instant): number => partsOf(dayOf(issuedAt)).year;

/** The number as printed, `L 7/2026` or `T 8/2026`: one series, the letter is a label. */
export const invoiceNumber = (side: Side, n: number, year: number): string => `${side === 'landlord' ? 'L' : 'T'} ${n}/${year}`;
