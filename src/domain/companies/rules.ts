import { longest, NONE, type Problems, parsed, refuseField, textTo } from '../kit/fields.ts';
import { parseKrs, parseNip, parseNrb, parsePostalCode, parseRegon, parseWebsite } from '../kit/identifiers.ts';
import { companyNumbers } from '../kit/numbers.ts';
import type { Result } from '../kit/verdict.ts';
import { ok, refused } from '../kit/verdict.ts';
import { refuse } from './refusals.ts';
import type { Company, CompanyForm, PartyFacts } from './types.ts';

const { textMax } = companyNumbers;
const polish = (country: string): boolean => ['', 'PL', 'POLSKA', 'POLAND'].includes(country.trim().toUpperCase());

const krsProblems = (form: CompanyForm): Problems => {
  if (form.noKrs) return NONE;
  return parsed('krs', form.krs, parseKrs);
};
const websiteProblems = (form: CompanyForm): Problems =>
  (form.website ?? '').trim() === '' ? NONE : [...parsed('website', form.website, parseWebsite), ...longest('website', form.website, textMax)];
const vatProblems = (form: CompanyForm): Problems =>
  form.vatStatus === 'active' || form.vatStatus === 'exempt' ? NONE : [refuseField('field.required', { field: 'vatStatus' })];

/** Every problem of the company form with its field (docs/rules/companies.md#company-form). */
export const companyProblems = (form: CompanyForm): Problems => [
  ...parsed('nip', form.nip, parseNip),
  ...parsed('regon', form.regon, parseRegon),
  ...krsProblems(form),
  ...textTo('name', form.name, textMax),
  ...textTo('country', form.country, textMax),
  ...(polish(form.country) ? parsed('postalCode', form.postalCode, parsePostalCode) : textTo('postalCode', form.postalCode, 12)),
  ...textTo('city', form.city, textMax),
  ...textTo('street', form.street, textMax),
  ...textTo('houseNumber', form.houseNumber, 30),
  ...parsed('bankAccount', form.bankAccount, parseNrb),
  ...websiteProblems(form),
  ...vatProblems(form),
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
});

/** Checks the company form and gives it in its saved form, or `company.invalid` with every problem. */
export const checkCompany = (form: CompanyForm): Result<CompanyForm> => {
  const problems = companyProblems(form);
  return problems.length > 0 ? refused(refuse('company.invalid', { problems })) : ok(normalised(form));
};

/** The register data of a party as frozen into an offer or lease (docs/rules/companies.md#data-of-a-party). */
export const partyFacts = (company: Company, signer: PartyFacts['signer']): PartyFacts => ({
  companyId: company.id,
  name: company.name,
  nip: company.nip,
  regon: company.regon,
  krs: company.krs,
  address: { street: company.street, houseNumber: company.houseNumber, postalCode: company.postalCode, city: company.city, country: company.country },
  vatStatus: company.vatStatus,
  bankAccount: company.bankAccount,
  signer,
});
