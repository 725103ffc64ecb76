import type { Grosze, Instant } from '../kit/brand.ts';
import { scale, type Taxed, taxed, ZERO } from '../kit/money.ts';
import { dayOf, partsOf } from '../kit/time.ts';
import type { FeeRates, Side } from '../leases/types.ts';

/** Basis points in a whole. */
const WHOLE = 10_000;

/** The operator's fee of a side from the rates frozen in the lease: net, 23 % VAT, gross. */
export const feeOf = (side: Side, rates: FeeRates, rentNet: Grosze): Taxed => taxed(scale(rentNet, rates[side], WHOLE), 'active');

/** The invoices to issue, landlord first; a fee of 0 zł has none (docs/rules/invoices.md#issuing). */
export const invoicesOf = (rates: FeeRates, rentNet: Grosze): readonly { readonly side: Side; readonly fee: Taxed }[] =>
  (['landlord', 'tenant'] as const).map((side) => ({ side, fee: feeOf(side, rates, rentNet) })).filter(({ fee }) => fee.net > ZERO);

/** The series of an invoice: its Warsaw year, where numbers start at 1 again. */
export const invoiceYear = (issuedAt: Instant): number => partsOf(dayOf(issuedAt)).year;

/** The number as printed, `L 7/2026` or `T 8/2026`: one series, the letter is a label. */
export const invoiceNumber = (side: Side, n: number, year: number): string => `${side === 'landlord' ? 'L' : 'T'} ${n}/${year}`;
