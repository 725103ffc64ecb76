import type { Grosze } from '../../kit/brand.ts';
import type { VatStatus } from '../../kit/money.ts';
import { grosze, minus, perSquareMetre, scale, sum, taxed, taxedFromGross, timesArea, ZERO } from '../../kit/money.ts';
import { offerNumbers, vatNumbers } from '../../kit/numbers.ts';
import type { OfferForm } from '../types.ts';
import { isSale } from './sale.ts';

/**
 * Monthly cost in grosze. `net` = rent and fees; `serviceNet` is the advance on the service charge among the fees; `known` is false when a part of
 * them is not known; `metered` is the gross average of what meters count.
 */
export type Costs = {
  readonly rentNet: Grosze;
  readonly feesNet: Grosze;
  readonly serviceNet: Grosze;
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

type Fees = Pick<Costs, 'serviceNet' | 'known' | 'metered'> & { readonly net: Grosze; readonly gross: Grosze };

const noFees: Fees = { net: ZERO, gross: ZERO, serviceNet: ZERO, known: true, metered: null };

const feesOf = (form: OfferForm, vat: VatStatus): Fees => {
  const terms = form.leaseAgreement;
  if (terms?.nonRentFees === 'lump_sum') {
    return { ...noFees, ...taxed(timesArea(terms.lumpSum ?? ZERO, form.areaDetails?.surface ?? 0), vat) };
  }
  if (terms?.nonRentFees !== 'metered') return noFees;
  const isAverageKnown = terms.averageMonthlyCostsAnnualizedKnown !== false && terms.averageMonthlyCostsAnnualized !== undefined;
  const average = isAverageKnown ? (terms.averageMonthlyCostsAnnualized ?? ZERO) : ZERO;
  const [meters, service] = [taxedFromGross(average, vat), taxed(terms.serviceChargeAdvance ?? ZERO, vat)];
  // A service charge of which no advance is said is owed, too.
  const isServiceKnown = terms.serviceChargeAdvance !== undefined || (terms.serviceChargeItems ?? []).length === 0;
  return {
    net: sum(meters.net, service.net),
    gross: sum(meters.gross, service.gross),
    serviceNet: service.net,
    known: isAverageKnown && isServiceKnown,
    metered: isAverageKnown ? average : null,
  };
};

/** Total monthly cost of an offer: net rent and fees, VAT, gross. VAT is counted once on rent, on what meters count and on the advance, each half up (docs/rules/offers.md#true-cost). */
export const monthlyCosts = (form: OfferForm, vat: VatStatus): Costs => {
  const rent = taxed(form.price ?? ZERO, vat);
  const fees = feesOf(form, vat);
  const [net, gross] = [sum(rent.net, fees.net), sum(rent.gross, fees.gross)];
  return {
    rentNet: rent.net,
    feesNet: fees.net,
    serviceNet: fees.serviceNet,
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
