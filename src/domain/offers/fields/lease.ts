import { beside, besideNot, fieldsIn, formHasNot } from '../../kit/catalogue.ts';
import { indexations, months, nonRentFees, returnConditions, serviceChargeItems } from '../../kit/dictionaries.ts';
import { parseDeliveryAddress } from '../../kit/identifiers.ts';
import { leaseNumbers, offerNumbers as limits } from '../../kit/numbers.ts';
import type { FieldFacts } from './about.ts';

const shared: FieldFacts = { section: 'lease', group: 'money', span: 6, audience: 'signed-in', page: 'own', sheet: 'own' };
const { choice, choices, day, flag, group, money, monthDay, number, text } = fieldsIn<FieldFacts>(shared);
const dates = { group: 'dates', span: 4 } as const;
const option = { group: 'options', span: 12 } as const;
const further = { group: 'further', page: 'terms', sheet: 'rent' } as const;
const fees = { group: 'fees', span: 12, min: 1, max: limits.moneyMax } as const;
/** An offer to sell has a price and dates only. */
const whenLet = formHasNot('offerType', 'sell');

/** Price and dates: the offer to sell has them too. */
export const priceFields = {
  price: money({ required: true, min: limits.priceMin, max: limits.moneyMax }),
  priceCurrency: choice(['PLN'], null, { required: true, group: null, page: null, sheet: null }),
  availability: day({ ...dates, required: true, audience: 'everybody' }),
  availabilityTo: day({ ...dates, page: 'terms' }),
  offerValidTo: day({ ...dates, required: true }),
  unitReceiptDeadline: number({
    group: 'handover',
    span: 12,
    required: true,
    min: limits.unitReceiptDeadlineMin,
    max: limits.unitReceiptDeadlineMax,
    whole: true,
    unit: 'days',
    when: [whenLet],
  }),
};

const whenIndexed = [beside('indexation', 'cpi', 'hicp')];
/** What is in the rent or a lump sum is not settled besides. */
const whenMetered = [beside('nonRentFees', 'metered')];
const block = { ...further, span: 12 } as const;

/** Blocks of clauses that many leases have besides: none of them stands in the lease until it is chosen (docs/rules/offers.md#fields). */
const furtherFields = {
  indexation: choice(indexations, 'indexation', { ...further, span: 12 }),
  indexationMonth: choice(months, 'month', { ...further, when: whenIndexed }),
  indexationCap: number({ ...further, min: 0, max: limits.indexationCapMax, digits: 2, unit: '%', when: whenIndexed }),
  serviceChargeItems: choices(serviceChargeItems, 'serviceCharge', { ...block, filter: 'allOf', when: whenMetered }),
  serviceChargeAdvance: money({ ...further, min: 1, max: limits.moneyMax, when: whenMetered }),
  serviceChargeSettlement: choice(months, 'month', { ...further, when: whenMetered }),
  enforcement: flag({ ...block, sheet: 'own' }),
  extendedInsurance: flag({ ...block, sheet: 'own' }),
  insuranceSum: money({ ...further, min: leaseNumbers.insuranceMin, max: limits.moneyMax, when: [beside('extendedInsurance', true)] }),
  returnCondition: choice(returnConditions, 'returnCondition', block),
  deliveryAddress: text({ ...block, stored: 40, parse: parseDeliveryAddress, placeholder: 'AE:PL-12345-67890-ABCDE-12' }),
  permittedUse: text({
    ...further,
    stored: limits.permittedUseMax,
    multiline: true,
    span: 12,
    page: 'legal',
    sheet: 'place',
  }),
};

/** Lease terms: options, deposit, payment days and fees. `deposit` is gross, `lumpSum` net per m² and month, average costs gross per month. */
export const leaseFields = group(
  {
    deposit: money({ required: true, min: limits.depositMin, max: limits.moneyMax }),
    payDay: monthDay({ group: 'payment', required: true, min: limits.payDayMin, max: limits.payDayMax, page: 'terms' }),
    firstPaymentDay: number({
      group: 'payment',
      required: true,
      min: limits.firstPaymentDayMin,
      max: limits.firstPaymentDayMax,
      whole: true,
      unit: 'days',
      page: 'terms',
    }),
    infinite: flag(option),
    leaseNoticePeriod: number({
      ...option,
      required: true,
      min: limits.noticeMonthsMin,
      max: limits.noticeMonthsMax,
      whole: true,
      unit: 'months',
      when: [beside('infinite', true)],
    }),
    fixedshort: flag(option),
    fixedshortMonths: number({
      ...option,
      required: true,
      min: limits.fixedShortMonthsMin,
      max: limits.fixedShortMonthsMax,
      whole: true,
      unit: 'months',
      when: [beside('fixedshort', true)],
    }),
    fixedlong: flag(option),
    fixedlongMonths: number({
      ...option,
      required: true,
      min: limits.fixedLongMonthsMin,
      max: limits.fixedLongMonthsMax,
      whole: true,
      unit: 'months',
      when: [beside('fixedlong', true)],
    }),
    nonRentFees: choice(nonRentFees, 'fees', { required: true, look: 'tiles', group: 'fees', span: 12, page: 'terms' }),
    lumpSum: money({ ...fees, required: true, unit: 'zł/m²', when: [beside('nonRentFees', 'lump_sum')] }),
    averageMonthlyCostsAnnualized: money({
      ...fees,
      required: true,
      when: [beside('nonRentFees', 'metered'), besideNot('averageMonthlyCostsAnnualizedKnown', false)],
    }),
    averageMonthlyCostsAnnualizedKnown: flag({
      group: 'fees',
      span: 12,
      page: null,
      sheet: null,
      filter: null,
      when: [beside('nonRentFees', 'metered')],
    }),
    ...furtherFields,
  },
  { required: true, group: 'options', when: [whenLet] },
);

/** Terms of the contract: the service's or the landlord's own, and whether counter-offers are taken. */
export const conditionFields = {
  ownTerms: group(
    {
      selected: flag({ group: 'conditions', span: 12, page: 'terms' }),
      terms: text({
        group: 'conditions',
        span: 12,
        required: true,
        stored: 20_000,
        max: limits.ownTermsMax,
        multiline: true,
        when: [beside('selected', true)],
      }),
    },
    { group: 'conditions', when: [whenLet] },
  ),
  counteroffer: group({ selected: flag({ group: 'conditions', span: 12, page: null }) }, { group: 'conditions', page: null, when: [whenLet] }),
};
