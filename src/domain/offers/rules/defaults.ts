import type { Day, Instant } from '../../kit/brand.ts';
import { offerNumbers } from '../../kit/numbers.ts';
import { addDays, addMonths, dayOf } from '../../kit/time.ts';
import type { OfferForm } from '../types.ts';

/** Dates of a new offer: available from tomorrow, valid one month after that, each until 23:59:59 Warsaw (docs/rules/offers.md#dates-of-a-new-offer). */
const newDates = (today: Day): { readonly availability: Day; readonly offerValidTo: Day } => {
  const availability = addDays(today, 1);
  return { availability, offerValidTo: addMonths(availability, 1) };
};

/** Terms of a new offer of any use (docs/rules/offers.md#payment). */
export const newTerms = {
  unitReceiptDeadline: offerNumbers.unitReceiptDeadlineMin,
  leaseAgreement: {
    payDay: offerNumbers.payDayDefault,
    firstPaymentDay: offerNumbers.firstPaymentDayDefault,
    fixedshortMonths: offerNumbers.fixedShortMonthsDefault,
    leaseNoticePeriod: offerNumbers.noticeMonthsDefault,
  },
} as const satisfies OfferForm;

/** The form of a new offer. */
export const newOfferForm = (now: Instant): OfferForm => ({
  offerType: 'rent',
  priceCurrency: 'PLN',
  ...newDates(dayOf(now)),
  ...newTerms,
  address: { country: 'PL' },
  ownTerms: { selected: false },
  counteroffer: { selected: false },
});

/**
 * The form of a copy (duplicate, renew): everything but the declarations, which are made anew, and the terms that counter-offers added,
 * for which the form has no place; dates that have passed get their defaults. Reservation, signatures, persons and protocol are no part of the form and so are never copied.
 */
export const copiedForm = (form: OfferForm, now: Instant): OfferForm => {
  const today = dayOf(now);
  const dates = newDates(today);
  const { summary: _summary, furtherTerms: _further, availabilityTo, ...kept } = form;
  const availability = form.availability !== undefined && form.availability > today ? form.availability : dates.availability;
  const offerValidTo = form.offerValidTo !== undefined && form.offerValidTo > today ? form.offerValidTo : dates.offerValidTo;
  return { ...kept, availability, offerValidTo, ...(availabilityTo !== undefined && availabilityTo > availability ? { availabilityTo } : {}) };
};
