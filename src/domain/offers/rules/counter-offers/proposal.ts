/** What a counter-offer proposes, and what it would change in the offer. */

import type { Day, Grosze } from '../../../kit/brand.ts';
import { counterOfferNumbers, offerNumbers } from '../../../kit/numbers.ts';
import type { Verdict } from '../../../kit/verdict.ts';
import { refuse } from '../../refusals.ts';
import type { LeaseOption, OfferForm } from '../../types.ts';
import { furtherOption, isOffered, isOptionOpen, kindOfTerm, monthsOf, needsWrittenForm, optionsOf, termLimits } from '../lease-options.ts';

/** A lower rent, a further fixed term, or both. */
export type Proposal = { readonly newPrice: Grosze | null; readonly newDuration: number | null };

/** The form of a counter-offer: a value counts only while its toggle is on. */
export type ProposalForm = {
  readonly isRentToggleChecked: boolean;
  readonly isContractDurationToggleChecked: boolean;
  readonly newPrice?: number | null | undefined;
  readonly newDuration?: number | null | undefined;
};

/** What differs from the running version: the rent before and after, and the term that comes to the others. */
export type Difference = {
  readonly rent: { readonly before: Grosze; readonly after: Grosze } | null;
  readonly term: { readonly months: number; readonly option: LeaseOption; readonly needsWrittenForm: boolean } | null;
};

/** May this be proposed for the offer today? The rent may only fall, a term may only be added and has to fit the offer (docs/rules/counter-offers.md#terms). */
export const proposalVerdict = (form: OfferForm, given: ProposalForm, today: Day): Verdict => {
  if (!given.isRentToggleChecked && !given.isContractDurationToggleChecked) return refuse('counter_offer.nothing_proposed');
  return (
    (given.isRentToggleChecked ? priceVerdict(form, given.newPrice ?? 0) : null) ??
    (given.isContractDurationToggleChecked ? termVerdict(form, given.newDuration ?? 0, today) : null)
  );
};

/** What of the form counts, once `proposalVerdict` has no objection. */
export const proposalOf = ({ isRentToggleChecked, isContractDurationToggleChecked, newPrice, newDuration }: ProposalForm): Proposal => ({
  newPrice: isRentToggleChecked ? ((newPrice ?? null) as Grosze | null) : null,
  newDuration: isContractDurationToggleChecked ? (newDuration ?? null) : null,
});

/** What the proposal would still change in this form: a version that was signed meanwhile may have brought part of it. */
export const differenceOf = (form: OfferForm, { newPrice, newDuration }: Proposal): Difference => ({
  rent: newPrice !== null && form.price !== undefined && newPrice < form.price ? { before: form.price, after: newPrice } : null,
  term:
    newDuration === null || isTermOffered(form, newDuration)
      ? null
      : { months: newDuration, option: optionOfTerm(form, newDuration), needsWrittenForm: needsWrittenForm(newDuration) },
});

/** Does the proposal ask for nothing that the offer does not hold already? Then it is over. */
export const isTakenUp = (form: OfferForm, proposal: Proposal): boolean => {
  const { rent, term } = differenceOf(form, proposal);
  return rent === null && term === null;
};

/** Does the proposed term still fit on this day? Days that pass shorten what is left of the availability. */
export const isStillPossible = (form: OfferForm, proposal: Proposal, today: Day): boolean => {
  const { term } = differenceOf(form, proposal);
  return term === null || isOptionOpen(acceptedForm(form, proposal), term.option, today);
};

/**
 * The form of the next version. Example: rent 16 650 and 24 months, proposed 15 400 and 36 months: the rent is 15 400, and the tenant may
 * choose 24 or 36 months. A term takes the form's own place of its kind when that is free, else it stands beside.
 */
export const acceptedForm = (form: OfferForm, proposal: Proposal): OfferForm => {
  const { rent, term } = differenceOf(form, proposal);
  const priced = rent === null ? form : { ...form, price: rent.after };
  return term === null ? priced : withTerm(priced, term.months);
};

const priceVerdict = ({ price }: OfferForm, newPrice: number): Verdict => {
  if (!Number.isInteger(newPrice) || newPrice < offerNumbers.priceMin) return refuse('counter_offer.price_too_low', { field: 'newPrice' });
  return price !== undefined && newPrice < price ? null : refuse('counter_offer.price_not_lower', { field: 'newPrice' });
};

const termVerdict = (form: OfferForm, months: number, today: Day): Verdict => {
  const field = 'newDuration';
  if (!Number.isInteger(months) || months < offerNumbers.fixedShortMonthsMin) return refuse('counter_offer.term_too_short', { field });
  if (isTermOffered(form, months)) return refuse('counter_offer.term_offered', { field, params: { n: months } });
  const max = longestTerm(form);
  if (months > max) return refuse('counter_offer.term_too_long', { field, params: { max } });
  if (!isOptionOpen(withTerm(form, months), optionOfTerm(form, months), today)) return refuse('counter_offer.term_over_availability', { field });
  const { furtherTermsMax } = counterOfferNumbers;
  return (form.furtherTerms ?? []).length < furtherTermsMax ? null : refuse('counter_offer.too_many_terms', { params: { max: furtherTermsMax } });
};

const longestTerm = (form: OfferForm): number => {
  const { shortMax, longMax } = termLimits(form);
  return Math.max(shortMax, longMax);
};

const isTermOffered = (form: OfferForm, months: number): boolean =>
  optionsOf(form).some((option) => monthsOf(form.leaseAgreement, option) === months);

/** Whether a term can take the form's own place of its kind: where it then stands last, so that those that were there keep their letters in the lease. */
const isPlaceFree = ({ leaseAgreement, furtherTerms = [] }: OfferForm, months: number): boolean => {
  const kind = kindOfTerm(months);
  return !isOffered(leaseAgreement, kind) && furtherTerms.length === 0 && (kind === 'fixedlong' || !isOffered(leaseAgreement, 'fixedlong'));
};

const optionOfTerm = (form: OfferForm, months: number): LeaseOption => (isPlaceFree(form, months) ? kindOfTerm(months) : furtherOption(months));

const withTerm = (form: OfferForm, months: number): OfferForm => {
  if (!isPlaceFree(form, months)) return { ...form, furtherTerms: [...(form.furtherTerms ?? []), months] };
  const kind = kindOfTerm(months);
  return { ...form, leaseAgreement: { ...form.leaseAgreement, [kind]: true, [`${kind}Months`]: months } };
};
