import type { Grosze, Instant } from '../../kit/brand.ts';
import { counterOfferNumbers, offerNumbers } from '../../kit/numbers.ts';
import { HOUR_MS } from '../../kit/time/units.ts';
import { earlier, plusMs } from '../../kit/time.ts';
import type { Verdict } from '../../kit/verdict.ts';
import { refuse } from '../refusals.ts';
import type { OfferForm } from '../types.ts';

/** What an accepted counter-offer changes; a missing part stays. Price in net grosze per month, duration in months. */
export type CounterChange = { readonly newPrice: Grosze | null; readonly newDuration: number | null };

const optionOf = (months: number): { readonly on: 'fixedshort' | 'fixedlong'; readonly months: 'fixedshortMonths' | 'fixedlongMonths' } =>
  months <= offerNumbers.fixedShortMonthsMax ? { on: 'fixedshort', months: 'fixedshortMonths' } : { on: 'fixedlong', months: 'fixedlongMonths' };

/** May a binding offer be changed so? The price may only fall and a term may only be added, never removed (docs/rules/publishing.md#changing-a-binding-offer). */
export const mayChange = (form: OfferForm, change: CounterChange): Verdict => {
  if (change.newPrice !== null && form.price !== undefined && change.newPrice > form.price)
    return refuse('counter_offer.raises_price', { field: 'newPrice' });
  if (change.newDuration === null) return null;
  const option = optionOf(change.newDuration);
  const offered = form.leaseAgreement?.[option.on] === true;
  return offered && form.leaseAgreement?.[option.months] !== change.newDuration
    ? refuse('counter_offer.removes_term', { field: 'newDuration' })
    : null;
};

/** The form after an accepted counter-offer. */
export const changedForm = (form: OfferForm, change: CounterChange): OfferForm => {
  const priced = change.newPrice === null ? form : { ...form, price: change.newPrice };
  if (change.newDuration === null) return priced;
  const option = optionOf(change.newDuration);
  return { ...priced, leaseAgreement: { ...form.leaseAgreement, [option.on]: true, [option.months]: change.newDuration } };
};

/** Until when a counter-offer waits: 72 h, but not after the offer's own end. */
export const counterOfferUntil = (madeAt: Instant, validTo: Instant | null): Instant => {
  const end = plusMs(madeAt, counterOfferNumbers.hours * HOUR_MS);
  return validTo === null ? end : earlier(end, validTo);
};
