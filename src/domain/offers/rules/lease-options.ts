import type { Day } from '../../kit/brand.ts';
import { leaseNumbers, offerNumbers } from '../../kit/numbers.ts';
import { daysBetween } from '../../kit/time.ts';
import { type FormOption, type FurtherOption, type LeaseOption, type LeaseTerms, leaseOptions, type OfferForm } from '../types.ts';
import { leaseEnd, leaseStart } from './lease-dates.ts';

const { daysOfMonth, fixedShortMonthsMax, fixedLongMonthsMin, fixedLongMonthsMax } = offerNumbers;

/** How long the premises are available: days, both ends counted, or `null` without an end. */
export const availabilityDays = (from: Day, to: Day | undefined): number | null => (to === undefined ? null : daysBetween(from, to) + 1);

/** Longest terms that the availability period allows, in months of 30 days; 0 means the option is disabled. */
export type TermLimits = { readonly infinite: boolean; readonly shortMax: number; readonly longMax: number };

/** Limits of the form (docs/rules/offers.md#lease-options): no indefinite lease with an end, long fixed only from 13 × 30 days. */
export const termLimits = (form: Pick<OfferForm, 'availability' | 'availabilityTo'>): TermLimits => {
  const days = form.availability === undefined ? null : availabilityDays(form.availability, form.availabilityTo);
  if (days === null) return { infinite: true, shortMax: fixedShortMonthsMax, longMax: fixedLongMonthsMax };
  const months = Math.max(0, Math.floor(days / daysOfMonth));
  return {
    infinite: false,
    shortMax: Math.min(fixedShortMonthsMax, months),
    longMax: months < fixedLongMonthsMin ? 0 : Math.min(fixedLongMonthsMax, months),
  };
};

/** Why an option cannot be taken today. */
export type OptionProblem = 'infinite_with_end' | 'end_after_availability' | 'start_after_availability';

/** What a lease option means if it is signed on a day. `months` and `end` are null for the indefinite lease; notice 0 = statutory. */
export type OptionView = {
  readonly option: LeaseOption;
  readonly months: number | null;
  readonly start: Day;
  readonly end: Day | null;
  readonly noticeMonths: number | null;
  readonly needsWrittenForm: boolean;
  readonly disabled: OptionProblem | null;
};

/** Does the form itself offer the option? */
export const isOffered = (terms: LeaseTerms | undefined, option: FormOption): boolean => terms?.[option] === true;

/** Every option that the tenant may choose: those of the form, then the terms that counter-offers added. Their order never changes, since versions only add. */
export const optionsOf = ({ leaseAgreement, furtherTerms = [] }: Pick<OfferForm, 'leaseAgreement' | 'furtherTerms'>): readonly LeaseOption[] => [
  ...leaseOptions.filter((option) => isOffered(leaseAgreement, option)),
  ...furtherTerms.map(furtherOption),
];

/** Of which kind a fixed term of so many months is. */
export const kindOfTerm = (months: number): Exclude<FormOption, 'infinite'> => (months <= fixedShortMonthsMax ? 'fixedshort' : 'fixedlong');

/** The option of a term beside the form's own: 36 months are `fixedlong-36`. */
export const furtherOption = (months: number): FurtherOption => `${kindOfTerm(months)}-${months}`;

/** Understands an option of the wire; `null` when it is none. */
export const parseLeaseOption = (text: string | null): LeaseOption | null => {
  const months = Number(/^fixed(?:short|long)-([1-9]\d{0,2})$/.exec(text ?? '')?.[1] ?? Number.NaN);
  if (Number.isInteger(months)) return furtherOption(months) === text ? furtherOption(months) : null;
  return leaseOptions.find((option) => option === text) ?? null;
};

/** Months of an option; `null` for the indefinite lease. */
export const monthsOf = (terms: LeaseTerms | undefined, option: LeaseOption): number | null => {
  if (option === 'infinite') return null;
  const [kind, further] = option.split('-');
  if (further !== undefined) return Number(further);
  return (kind === 'fixedshort' ? terms?.fixedshortMonths : terms?.fixedlongMonths) ?? null;
};

/** Is a lease of so many months longer than a year, so that the statute wants the written form (KC art. 660)? 12 months exactly is not longer. */
export const needsWrittenForm = (months: number | null): boolean => months !== null && months > leaseNumbers.writtenFormMonths;

/** The long kind of fixed term, which begins above 12 months: where only the option is at hand, it tells the same as `needsWrittenForm`. */
export const isLongOption = (option: LeaseOption): boolean => option.startsWith('fixedlong');

const disabledBy = (option: LeaseOption, start: Day, end: Day | null, availabilityTo: Day | undefined): OptionProblem | null => {
  if (availabilityTo === undefined) return null;
  if (option === 'infinite') return 'infinite_with_end';
  if (start > availabilityTo) return 'start_after_availability';
  return end !== null && end > availabilityTo ? 'end_after_availability' : null;
};

/** One option with its dates, if it is signed on the given day. */
export const optionView = (form: OfferForm, option: LeaseOption, signedOn: Day): OptionView => {
  const terms = form.leaseAgreement;
  const months = monthsOf(terms, option);
  const start = leaseStart(form.availability ?? signedOn, signedOn);
  const end = months === null ? null : leaseEnd(start, months);
  return {
    option,
    months,
    start,
    end,
    noticeMonths: option === 'infinite' ? (terms?.leaseNoticePeriod ?? 0) : null,
    needsWrittenForm: needsWrittenForm(months),
    disabled: disabledBy(option, start, end, form.availabilityTo),
  };
};

/** The offered options with their dates; those whose end no longer fits are disabled (docs/rules/offers.md#lease-options). */
export const offeredOptions = (form: OfferForm, signedOn: Day): readonly OptionView[] =>
  optionsOf(form).map((option) => optionView(form, option, signedOn));

/** Can the option be taken on the day? */
export const isOptionOpen = (form: OfferForm, option: LeaseOption, signedOn: Day): boolean =>
  offeredOptions(form, signedOn).some((view) => view.option === option && view.disabled === null);
