/** Checks and normalises the company form. */

import { longest, NONE, type Problems, parsed, refuseField, required, textTo } from '../../kit/fields.ts';
import { parseDeliveryAddress, parseEmail, parseKrs, parseNip, parseNrb, parsePostalCode, parseRegon, parseWebsite } from '../../kit/identifiers.ts';
import { companyNumbers } from '../../kit/numbers.ts';
import type { Result } from '../../kit/verdict.ts';
import { ok, refused } from '../../kit/verdict.ts';
import { refuse } from '../refusals.ts';
import type { CompanyForm, NamedPartner } from '../types.ts';
import { countryCode } from './countries.ts';
import { hasGeneralPartner, hasKrs, hasNamedPartners } from './representation.ts';

const { textMax, partnersMin } = companyNumbers;
/** A form as it comes: whether the company charges VAT is not assumed, so it may be missing. */
type GivenForm = Omit<CompanyForm, 'vatStatus'> & { readonly vatStatus: CompanyForm['vatStatus'] | null };

const polish = (country: string): boolean => country.trim() === '' || countryCode(country) === 'PL';

const krsProblems = (form: GivenForm): Problems => {
  const registered = form.legalForm !== null && hasKrs(form.legalForm);
  if (form.noKrs) return registered ? [refuseField('field.required', { field: 'krs' })] : NONE;
  return parsed('krs', form.krs, parseKrs);
};
const websiteProblems = (form: GivenForm): Problems =>
  (form.website ?? '').trim() === '' ? NONE : [...parsed('website', form.website, parseWebsite), ...longest('website', form.website, textMax)];
/** Both addresses for notices may be missing; one that is there has the right form. */
const noticesProblems = ({ noticesEmail, deliveryAddress }: GivenForm): Problems => [
  ...((noticesEmail ?? '').trim() === ''
    ? NONE
    : [...parsed('noticesEmail', noticesEmail, parseEmail), ...longest('noticesEmail', noticesEmail, textMax)]),
  ...((deliveryAddress ?? '').trim() === '' ? NONE : parsed('deliveryAddress', deliveryAddress, parseDeliveryAddress)),
];
const vatProblems = (form: GivenForm): Problems =>
  form.vatStatus === 'active' || form.vatStatus === 'exempt' ? NONE : [refuseField('field.required', { field: 'vatStatus' })];

const generalPartnerProblems = ({ legalForm, generalPartner }: GivenForm): Problems =>
  generalPartner === null || !hasGeneralPartner(legalForm)
    ? NONE
    : [...textTo('generalPartner.name', generalPartner.name, textMax), ...parsed('generalPartner.krs', generalPartner.krs, parseKrs)];
const partnerProblems = (partner: NamedPartner, index: number): Problems => [
  ...textTo(`partners.${index}.name`, partner.name, textMax),
  ...parsed(`partners.${index}.nip`, partner.nip, parseNip),
];
const partnersProblems = ({ legalForm, partners }: GivenForm): Problems => {
  if (!hasNamedPartners(legalForm)) return NONE;
  if (partners.length < partnersMin) return [refuse('company.partners_missing', { field: 'partners', params: { min: partnersMin } })];
  return partners.flatMap(partnerProblems);
};

/** What is wrong with legal form and representation: both are data that somebody gives, never assumed (docs/rules/companies.md#representation). */
const representationProblems = (form: GivenForm): Problems => [
  ...required('legalForm', form.legalForm),
  ...(form.legalForm === 'sole_trader' ? NONE : required('representation', form.representation)),
  ...generalPartnerProblems(form),
  ...partnersProblems(form),
];

/** Every problem of the company form with its field, in the order in which the form asks for them (docs/rules/companies.md#company-form). */
export const companyProblems = (form: GivenForm): Problems => [
  ...parsed('nip', form.nip, parseNip),
  ...parsed('regon', form.regon, parseRegon),
  ...textTo('name', form.name, textMax),
  ...krsProblems(form),
  ...representationProblems(form),
  ...textTo('street', form.street, textMax),
  ...textTo('houseNumber', form.houseNumber, 30),
  ...(polish(form.country) ? parsed('postalCode', form.postalCode, parsePostalCode) : textTo('postalCode', form.postalCode, 12)),
  ...textTo('city', form.city, textMax),
  ...parsed('country', form.country, countryCode),
  ...parsed('bankAccount', form.bankAccount, parseNrb),
  ...vatProblems(form),
  ...websiteProblems(form),
  ...noticesProblems(form),
];

const upper = (text: string): string => text.trim().replace(/\s+/g, ' ').toLocaleUpperCase('pl');

/** The form as saved: identifiers as bare digits, names and address upper-cased (docs/rules/companies.md#company-form). Only for a form without problems. */
const normalised = (form: CompanyForm): CompanyForm => ({
  ...form,
  name: upper(form.name),
  nip: parseNip(form.nip) ?? form.nip,
  regon: parseRegon(form.regon) ?? form.regon,
  krs: form.noKrs ? null : parseKrs(form.krs ?? ''),
  country: upper(form.country),
  postalCode: parsePostalCode(form.postalCode) ?? form.postalCode.trim(),
  city: upper(form.city),
  street: upper(form.street),
  houseNumber: upper(form.houseNumber),
  website: (form.website ?? '').trim() === '' ? null : parseWebsite(form.website ?? ''),
  bankAccount: parseNrb(form.bankAccount) ?? form.bankAccount,
  representation: form.legalForm === 'sole_trader' ? 'sole' : form.representation,
  generalPartner:
    form.generalPartner !== null && hasGeneralPartner(form.legalForm)
      ? { name: upper(form.generalPartner.name), krs: parseKrs(form.generalPartner.krs) ?? form.generalPartner.krs }
      : null,
  partners: hasNamedPartners(form.legalForm) ? form.partners.map(({ name, nip }) => ({ name: upper(name), nip: parseNip(nip) ?? nip })) : [],
  noticesEmail: (form.noticesEmail ?? '').trim() === '' ? null : parseEmail(form.noticesEmail ?? ''),
  deliveryAddress: (form.deliveryAddress ?? '').trim() === '' ? null : parseDeliveryAddress(form.deliveryAddress ?? ''),
});

/** Checks the company form and gives it in its saved form, or `company.invalid` with every problem. */
export const checkCompany = (form: GivenForm): Result<CompanyForm> => {
  const problems = companyProblems(form);
  const { vatStatus } = form;
  return problems.length > 0 || vatStatus === null ? refused(refuse('company.invalid', { problems })) : ok(normalised({ ...form, vatStatus }));
};
