import type { Day } from '../../kit/brand.ts';
import { existingDay, longest, moneyIn, NONE, numberIn, type Problems, required } from '../../kit/fields.ts';
import { offerNumbers as limits } from '../../kit/numbers.ts';
import { parseDay } from '../../kit/time.ts';
import { refuse } from '../refusals.ts';
import type { LeaseTerms, OfferForm } from '../types.ts';
import { isOffered, optionView, termLimits } from './lease-options.ts';

const terms = 'leaseAgreement';
const option = { infinite: `${terms}.infinite`, fixedshort: `${terms}.fixedshortMonths`, fixedlong: `${terms}.fixedlongMonths` } as const;

const dateProblems = (form: OfferForm, today: Day): Problems => {
  const { availability, availabilityTo, offerValidTo } = form;
  return [
    ...existingDay('availability', availability),
    ...(availabilityTo === undefined ? NONE : existingDay('availabilityTo', availabilityTo)),
    ...(availability !== undefined && availabilityTo !== undefined && availabilityTo < availability
      ? [refuse('form.availability_order', { field: 'availabilityTo' })]
      : NONE),
    ...existingDay('offerValidTo', offerValidTo),
    ...(offerValidTo !== undefined && offerValidTo < today ? [refuse('form.valid_to_past', { field: 'offerValidTo' })] : NONE),
  ];
};

const moneyProblems = (form: OfferForm): Problems => [
  ...moneyIn('price', form.price, { min: limits.priceMin, max: limits.moneyMax }),
  ...required('priceCurrency', form.priceCurrency),
];

const payProblems = (lease: LeaseTerms): Problems => [
  ...moneyIn(`${terms}.deposit`, lease.deposit, { min: limits.depositMin, max: limits.moneyMax }),
  ...(lease.payDay === 'last' ? NONE : numberIn(`${terms}.payDay`, lease.payDay, { min: limits.payDayMin, max: limits.payDayMax, whole: true })),
  ...numberIn(`${terms}.firstPaymentDay`, lease.firstPaymentDay, { min: limits.firstPaymentDayMin, max: limits.firstPaymentDayMax, whole: true }),
];

const feeProblems = (lease: LeaseTerms): Problems => {
  const money = { min: 1, max: limits.moneyMax } as const;
  if (lease.nonRentFees === 'lump_sum') return moneyIn(`${terms}.lumpSum`, lease.lumpSum, money);
  if (lease.nonRentFees === 'metered') {
    return lease.averageMonthlyCostsAnnualizedKnown === false
      ? NONE
      : moneyIn(`${terms}.averageMonthlyCostsAnnualized`, lease.averageMonthlyCostsAnnualized, money);
  }
  return required(`${terms}.nonRentFees`, lease.nonRentFees);
};

const infiniteProblems = (form: OfferForm, lease: LeaseTerms): Problems =>
  lease.infinite !== true
    ? NONE
    : [
        ...(termLimits(form).infinite ? NONE : [refuse('form.infinite_with_end', { field: option.infinite })]),
        ...numberIn(`${terms}.leaseNoticePeriod`, lease.leaseNoticePeriod, { min: limits.noticeMonthsMin, max: limits.noticeMonthsMax, whole: true }),
      ];

const overAvailability = (field: string, months: number | undefined, max: number, most: number): Problems =>
  months !== undefined && months > max && months <= most ? [refuse('form.term_over_availability', { field, params: { max } })] : NONE;

const shortProblems = (form: OfferForm, lease: LeaseTerms): Problems => {
  if (lease.fixedshort !== true) return NONE;
  const { fixedShortMonthsMin: min, fixedShortMonthsMax: most } = limits;
  return [
    ...numberIn(option.fixedshort, lease.fixedshortMonths, { min, max: most, whole: true }),
    ...overAvailability(option.fixedshort, lease.fixedshortMonths, termLimits(form).shortMax, most),
  ];
};

const longProblems = (form: OfferForm, lease: LeaseTerms): Problems => {
  if (lease.fixedlong !== true) return NONE;
  const { fixedLongMonthsMin: min, fixedLongMonthsMax: most } = limits;
  const { longMax } = termLimits(form);
  if (longMax === 0) return [refuse('form.long_unavailable', { field: `${terms}.fixedlong` })];
  return [
    ...numberIn(option.fixedlong, lease.fixedlongMonths, { min, max: most, whole: true }),
    ...overAvailability(option.fixedlong, lease.fixedlongMonths, longMax, most),
  ];
};

/** The calendar end of a fixed term, signed today, must not pass the end of availability (docs/rules/offers.md#lease-options). */
const endProblems = (form: OfferForm, which: 'fixedshort' | 'fixedlong', today: Day): Problems => {
  const view = isOffered(form.leaseAgreement, which) ? optionView(form, which, today) : null;
  if (view === null || view.disabled === null) return NONE;
  return [
    refuse('form.end_after_availability', { field: option[which], params: { end: view.end ?? '', availabilityTo: form.availabilityTo ?? '' } }),
  ];
};

/** Without two real days there is nothing to hold the terms against; the days have their own problems. */
const withRealDays = (form: OfferForm): OfferForm => {
  const { availability, availabilityTo, ...rest } = form;
  const real = (value: Day | undefined): boolean => value !== undefined && parseDay(value) !== null;
  return {
    ...rest,
    ...(availability !== undefined && real(availability) ? { availability } : {}),
    ...(availabilityTo !== undefined && real(availability) && real(availabilityTo) ? { availabilityTo } : {}),
  };
};

const optionProblems = (given: OfferForm, lease: LeaseTerms, today: Day): Problems => {
  if (lease.infinite !== true && lease.fixedshort !== true && lease.fixedlong !== true)
    return [refuse('form.lease_option_required', { field: terms })];
  const form = withRealDays(given);
  const [short, long] = [shortProblems(form, lease), longProblems(form, lease)];
  return [
    ...infiniteProblems(form, lease),
    ...(short.length > 0 ? short : endProblems(form, 'fixedshort', today)),
    ...(long.length > 0 ? long : endProblems(form, 'fixedlong', today)),
  ];
};

const ownTermsProblems = (form: OfferForm): Problems =>
  form.ownTerms?.selected === true
    ? [...required('ownTerms.terms', form.ownTerms.terms), ...longest('ownTerms.terms', form.ownTerms.terms, limits.ownTermsMax)]
    : NONE;

/** Section "lease": price, dates, deposit, payment days, fees, options and own terms. An offer to sell has a price and dates only. */
export const leaseProblems = (form: OfferForm, today: Day): Problems => {
  const common = [...moneyProblems(form), ...dateProblems(form, today)];
  if (form.offerType === 'sell') return common;
  const lease = form.leaseAgreement ?? {};
  return [
    ...common,
    ...numberIn('unitReceiptDeadline', form.unitReceiptDeadline, {
      min: limits.unitReceiptDeadlineMin,
      max: limits.unitReceiptDeadlineMax,
      whole: true,
    }),
    ...payProblems(lease),
    ...feeProblems(lease),
    ...optionProblems(form, lease, today),
    ...ownTermsProblems(form),
  ];
};
