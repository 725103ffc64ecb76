import type { Grosze } from '../../kit/brand.ts';
import type { VatStatus } from '../../kit/money.ts';
import { grosze, minus, perSquareMetre, scale, sum, taxed, taxedFromGross, timesArea, ZERO } from '../../kit/money.ts';
import { offerNumbers, vatNumbers } from '../../kit/numbers.ts';
import type { OfferForm } from '../types.ts';
import { isSale } from './sale.ts';

/** Monthly cost in grosze. `net` = rent and fees; `known` is false when metered costs are not known; `metered` is their gross average. */
export type Costs = {
  readonly rentNet: Grosze;
  readonly feesNet: Grosze;
  readonly net: Grosze;
  /** Percent: 23, or 0 of an exempt landlord. */
  readonly vatRate: number;
  readonly vat: Grosze;
  readonly gross: Grosze;
  /** Net rent per m² of usable area. */
  readonly rentPerMetre: Grosze;
  readonly known: boolean;
  readonly metered: Grosze | null;
};

type Fees = { readonly net: Grosze; readonly gross: Grosze; readonly known: boolean; readonly metered: Grosze | null };

const feesOf = (form: OfferForm, vat: VatStatus): Fees => {
  const terms = form.leaseAgreement;
  if (terms?.nonRentFees === 'lump_sum') {
    const { net, gross } = taxed(timesArea(terms.lumpSum ?? ZERO, form.areaDetails?.surface ?? 0), vat);
    return { net, gross, known: true, metered: null };
  }
  if (terms?.nonRentFees !== 'metered') return { net: ZERO, gross: ZERO, known: true, metered: null };
  const known = terms.averageMonthlyCostsAnnualizedKnown !== false && terms.averageMonthlyCostsAnnualized !== undefined;
  const average = known ? (terms.averageMonthlyCostsAnnualized ?? ZERO) : ZERO;
  const { net, gross } = taxedFromGross(average, vat);
  return { net, gross, known, metered: known ? average : null };
};

/** Total monthly cost of an offer: net rent and fees, VAT, gross. VAT is counted once on rent and once on fees, each half up. */
export const monthlyCosts = (form: OfferForm, vat: VatStatus): Costs => {
  const rent = taxed(form.price ?? ZERO, vat);
  const fees = feesOf(form, vat);
  const [net, gross] = [sum(rent.net, fees.net), sum(rent.gross, fees.gross)];
  return {
    rentNet: rent.net,
    feesNet: fees.net,
    net,
    vatRate: vat === 'exempt' ? 0 : vatNumbers.percent,
    vat: minus(gross, net),
    gross,
    rentPerMetre: perSquareMetre(rent.net, form.areaDetails?.surface ?? 0) ?? ZERO,
    known: fees.known,
    metered: fees.metered,
  };
};

/** Whether a sum is said with VAT, or without it for whoever deducts it (docs/rules/offers.md#true-cost). */
export const vatViews = ['gross', 'net'] as const;
export type VatView = (typeof vatViews)[number];

/** What an address asks for: with VAT unless it names the other. */
export const vatViewOf = (text: string | null): VatView => (text === 'net' ? 'net' : 'gross');

/** The true cost of a month with VAT, by which offers are compared: null of a sale, and where the meters' part is not known, so that nobody compares a part with a whole. */
export const trueCostOf = (form: OfferForm, vat: VatStatus): Grosze | null => {
  const { gross, known } = monthlyCosts(form, vat);
  return known && !isSale(form) ? gross : null;
};

/** Suggested deposits: one, two and three months of gross rent (docs/rules/offers.md#suggested-deposits). */
export const depositSuggestions = (price: Grosze, vat: VatStatus): readonly Grosze[] => {
  const gross = taxed(price, vat).gross;
  const counts = Array.from({ length: offerNumbers.depositRentsMax }, (_, index) => index + offerNumbers.depositRentsMin);
  return counts.map((count) => grosze(scale(gross, count)));
};
