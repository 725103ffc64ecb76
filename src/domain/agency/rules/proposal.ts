/** Checks what an agent proposes to an owner (docs/rules/agency.md#proposal). */

import type { Day, Grosze } from '../../kit/brand.ts';
import { longest, NONE, type Problems, refuseField } from '../../kit/fields.ts';
import { parseEmail, parseNip, parsePesel } from '../../kit/identifiers.ts';
import { scale } from '../../kit/money.ts';
import { agencyNumbers } from '../../kit/numbers.ts';
import { addMonths } from '../../kit/time.ts';
import type { Refusal, Verdict } from '../../kit/verdict.ts';
import { premisesAddress } from '../../offers/document.ts';
import type { OfferForm } from '../../offers/types.ts';
import { refuse } from '../refusals.ts';
import type { AgencyTerms, AgreedPremises, AmlAnswers, Insurance, OwnerDetails } from '../types.ts';

const { textMax, feePercentMax, monthsMax, insuranceMinEur, insuranceMaxEur } = agencyNumbers;

/** A PESEL or a NIP as digits; null when it is neither. */
export const parsePeselOrNip = (text: string): string | null => parsePesel(text)?.pesel ?? parseNip(text);

/** A phone as the proposal takes it: digits, spaces, plus, minus, brackets, with at least seven digits. */
export const isPhone = (text: string): boolean => /^[\d\s()+-]+$/.test(text) && text.replace(/\D/g, '').length >= 7;

const check = (field: string, text: string, wrong: (text: string) => Refusal | null = () => null): Problems => {
  if (text.trim() === '') return [refuse('agency.field_required', { field })];
  const found = wrong(text);
  return found === null ? longest(field, text, textMax) : [found];
};

const unless =
  (isRight: (text: string) => boolean, refusal: Refusal) =>
  (text: string): Refusal | null =>
    isRight(text) ? null : refusal;

/** Every problem of the owner's details, each with its field. All are required. */
export const ownerProblems = (owner: OwnerDetails): Problems => [
  ...check('name', owner.name),
  ...check('address', owner.address),
  ...check(
    'peselOrNip',
    owner.peselOrNip,
    unless((text) => parsePeselOrNip(text) !== null, refuse('agency.number_wrong', { field: 'peselOrNip' })),
  ),
  ...check('contact', owner.contact, unless(isPhone, refuse('agency.phone_wrong', { field: 'contact' }))),
  ...check(
    'email',
    owner.email,
    unless((text) => parseEmail(text) !== null, refuse('agency.email_wrong', { field: 'email' })),
  ),
];

/** The owner's details as they are kept; call it with details that have no problems. */
export const tidyOwner = (owner: OwnerDetails): OwnerDetails => ({
  name: owner.name.trim().replace(/\s+/g, ' '),
  address: owner.address.trim().replace(/\s+/g, ' '),
  peselOrNip: parsePeselOrNip(owner.peselOrNip) ?? owner.peselOrNip.trim(),
  contact: owner.contact.trim(),
  email: (parseEmail(owner.email) ?? owner.email.trim()).toLowerCase(),
});

/** Terms that hold where the agent says nothing. */
export const defaultTerms = (today: Day): AgencyTerms => ({
  feePercent: agencyNumbers.feePercent,
  lastDay: addMonths(today, agencyNumbers.months),
  isExclusive: false,
});

/** Every problem of the terms; the fee counts only where brokerage is agreed. */
export const termsProblems = (terms: AgencyTerms, includesBrokerage: boolean, today: Day): Problems => [
  ...(includesBrokerage && !(terms.feePercent >= 0 && terms.feePercent <= feePercentMax)
    ? [refuse('agency.fee_wrong', { field: 'feePercent', params: { max: feePercentMax } })]
    : NONE),
  ...(terms.lastDay > today && terms.lastDay <= addMonths(today, monthsMax)
    ? NONE
    : [refuse('agency.last_day_wrong', { field: 'lastDay', params: { months: monthsMax } })]),
];

/** An insurance as it is being typed: null where nothing is given yet. */
export type InsuranceEntry = { readonly [Key in keyof Insurance]: Insurance[Key] | null };

/** Every problem of an insurance that an agent gives in: complete, not below the statutory sum, and still running. */
export const insuranceProblems = ({ insurer, policyNumber, sumEur, validTo }: InsuranceEntry, today: Day): Problems => [
  ...check('insurer', insurer ?? ''),
  ...check('policyNumber', policyNumber ?? ''),
  ...sumProblems(sumEur),
  ...(validTo === null ? [refuse('agency.field_required', { field: 'validTo' })] : NONE),
  ...(validTo !== null && validTo < today ? [refuse('agency.insurance_over', { field: 'validTo' })] : NONE),
];

const sumProblems = (sumEur: number | null): Problems => {
  const field = 'sumEur';
  if (sumEur === null) return [refuse('agency.field_required', { field })];
  if (sumEur > insuranceMaxEur) return [refuseField('field.too_big', { field, params: { max: insuranceMaxEur } })];
  return sumEur >= insuranceMinEur ? NONE : [refuse('agency.insurance_sum_low', { field, params: { min: insuranceMinEur } })];
};

/** Net rent a month, in grosze, from which brokers are obliged by the act on money laundering (art. 2 ust. 1 pkt 18), at the operator's rate of the euro. */
export const amlFrom = (euroGrosze: Grosze): Grosze => scale(euroGrosze, agencyNumbers.amlRentEur, 1);

/** Whether the agent answers for the owner: brokerage of a rent from the limit on. */
export const needsAml = (of: { readonly includesBrokerage: boolean; readonly rent: Grosze }, from: Grosze): boolean =>
  of.includesBrokerage && of.rent >= from;

/** Every problem of the answers about the owner, each at `aml.` and its key. Where the wealth comes from is asked of exposed persons only. */
export const amlProblems = (given: Partial<AmlAnswers>): Problems => [
  ...check('aml.identifiedBy', given.identifiedBy ?? ''),
  ...check('aml.beneficialOwner', given.beneficialOwner ?? ''),
  ...(given.isExposed === true ? check('aml.sourceOfWealth', given.sourceOfWealth ?? '') : NONE),
  ...check('aml.purpose', given.purpose ?? ''),
];

/** Whether the insurance runs today: without one nothing is proposed and nothing is published for others. */
export const mayRelyOn = (insurance: Pick<Insurance, 'validTo'> | null, today: Day): Verdict => {
  if (insurance === null) return refuse('agency.insurance_missing');
  return insurance.validTo >= today ? null : refuse('agency.insurance_expired', { params: { day: insurance.validTo } });
};

/** What an agreement is about, read from the project; null while name, address, area or rent are missing. */
export const premisesOf = (form: OfferForm): AgreedPremises | null => {
  const { name = '', price, landAndMortgageRegisterNumber: landRegister = '' } = form;
  const { street = '', houseNumber = '', city = '' } = form.address ?? {};
  const area = form.areaDetails?.surface ?? 0;
  if ([name, street, city].some((text) => text.trim() === '') || !(area > 0) || price === undefined || price <= 0) return null;
  return { name, address: premisesAddress(form.address), street, houseNumber, city, landRegister, area, rent: price };
};
