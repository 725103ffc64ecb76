import type { Side } from '../../companies/types.ts';
import type { Grosze } from '../../kit/brand.ts';
import { scale, type TaxedAmount, taxed, type VatStatus } from '../../kit/money.ts';

/**
 * Fee rates in basis points of the first month's net rent, and whether the operator charges VAT: frozen into an offer when it is prepared for
 * signing (docs/rules/offers.md#service-fee). What was frozen before an operator could be exempt has no `vat` and charges it.
 */
export type FeeRates = { readonly landlord: number; readonly tenant: number; readonly vat?: VatStatus | undefined };

/** The operator's fees of both sides, net, and whether VAT is added to them (as in `FeeRates`). */
export type FeeSums = { readonly landlordNet: Grosze; readonly tenantNet: Grosze; readonly vat?: VatStatus | undefined };

/** Basis points in a whole. */
const WHOLE = 10_000;

/** The operator's fee of a side: net, VAT (none where the operator is exempt), gross. */
export const feeOf = (side: Side, rates: FeeRates, rentNet: Grosze): TaxedAmount => taxedFee(scale(rentNet, rates[side], WHOLE), rates);

/** A net fee with the VAT that was frozen with it. */
export const taxedFee = (net: Grosze, { vat = 'active' }: Pick<FeeSums, 'vat'>): TaxedAmount => taxed(net, vat);

/** Both sides' fees, net, at the rates. */
export const feeSums = (rates: FeeRates, rentNet: Grosze): FeeSums => ({
  landlordNet: feeOf('landlord', rates, rentNet).net,
  tenantNet: feeOf('tenant', rates, rentNet).net,
  ...(rates.vat === undefined ? {} : { vat: rates.vat }),
});
