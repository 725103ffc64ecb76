import type { Day } from '../../kit/brand.ts';
import { NONE, type Problems } from '../../kit/fields.ts';
import { offerNumbers as limits } from '../../kit/numbers.ts';
import { parseDay } from '../../kit/time.ts';
import type { FieldName, OfferForm } from '../fields/catalogue.ts';
import { refuse } from '../refusals.ts';
import type { FieldRule } from './field-rule.ts';
import { isOffered, optionView, termLimits } from './lease-options.ts';

const names = {
  infinite: 'leaseAgreement.infinite',
  fixedshort: 'leaseAgreement.fixedshortMonths',
  fixedlong: 'leaseAgreement.fixedlongMonths',
} as const;

/** At least one of the three lease options is offered. */
const anyOption: FieldRule = ({ form: { leaseAgreement: lease } }) =>
  lease?.infinite === true || lease?.fixedshort === true || lease?.fixedlong === true
    ? NONE
    : [refuse('form.lease_option_required', { field: 'leaseAgreement' })];

const infinite: FieldRule = ({ form }) =>
  form.leaseAgreement?.infinite === true && !termLimits(withRealDays(form)).infinite
    ? [refuse('form.infinite_with_end', { field: names.infinite })]
    : NONE;

const shortMonths: FieldRule = ({ form, today }, own) => {
  const real = withRealDays(form);
  const over = overAvailability(names.fixedshort, form.leaseAgreement?.fixedshortMonths, termLimits(real).shortMax, limits.fixedShortMonthsMax);
  const problems = [...own, ...over];
  return problems.length > 0 ? problems : endProblems(real, 'fixedshort', today);
};

const fixedLong: FieldRule = ({ form }) =>
  form.leaseAgreement?.fixedlong === true && termLimits(withRealDays(form)).longMax === 0
    ? [refuse('form.long_unavailable', { field: 'leaseAgreement.fixedlong' })]
    : NONE;

const longMonths: FieldRule = ({ form, today }, own) => {
  const real = withRealDays(form);
  const { longMax } = termLimits(real);
  // The option itself is refused; its length has nothing to add.
  if (longMax === 0) return NONE;
  const problems = [...own, ...overAvailability(names.fixedlong, form.leaseAgreement?.fixedlongMonths, longMax, limits.fixedLongMonthsMax)];
  return problems.length > 0 ? problems : endProblems(real, 'fixedlong', today);
};

/** Rules of the lease options against the availability of the premises. */
export const optionRules: Partial<Record<FieldName, FieldRule>> = {
  leaseAgreement: anyOption,
  'leaseAgreement.infinite': infinite,
  'leaseAgreement.fixedshortMonths': shortMonths,
  'leaseAgreement.fixedlong': fixedLong,
  'leaseAgreement.fixedlongMonths': longMonths,
};

const overAvailability = (field: FieldName, months: number | undefined, max: number, most: number): Problems =>
  months !== undefined && months > max && months <= most ? [refuse('form.term_over_availability', { field, params: { max } })] : NONE;

/** The calendar end of a fixed term, signed today, must not pass the end of availability (docs/rules/offers.md#lease-options). */
const endProblems = (form: OfferForm, which: 'fixedshort' | 'fixedlong', today: Day): Problems => {
  const view = isOffered(form.leaseAgreement, which) ? optionView(form, which, today) : null;
  if (view === null || view.disabled === null) return NONE;
  return [refuse('form.end_after_availability', { field: names[which], params: { end: view.end ?? '', availabilityTo: form.availabilityTo ?? '' } })];
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
