import { describe, expect, it, test } from 'vitest';
import { readyForm } from '../../../../tests/factories/offer-form.ts';
import type { Grosze } from '../../kit/brand.ts';
import { addDays, addMonths, day } from '../../kit/time.ts';
import type { CertificateSubject, ReadSignature } from '../../signing/types.ts';
import { clausesOf } from '../document.ts';
import type { OwnerDetails } from '../types.ts';
import { isOwnersCertificate, judgeAgreement, type ReadAgreement } from './file.ts';
import { defaultTerms, type InsuranceEntry, insuranceProblems, mayRelyOn, ownerProblems, premisesOf, termsProblems, tidyOwner } from './proposal.ts';
import { type AgencyFacts, mayPublishFor } from './publishing.ts';
import { mayMailOwner } from './sending.ts';

const today = day('2026-11-23');
const owner: OwnerDetails = {
  name: 'Jan Wójcik',
  address: 'ul. Narutowicza 40/7, 90-135 Łódź',
  peselOrNip: '44051401359',
  contact: '+48 601 (234) 567',
  email: 'jan.wojcik@poczta.example',
};
const problemsOf = (changes: Partial<OwnerDetails>): readonly string[] =>
  ownerProblems({ ...owner, ...changes }).map(({ field, code }) => `${field} ${code}`);

test.each([
  ['the first of a day', true, { today: 0, toAddress: 0 }, undefined],
  ['the last that a day has room for', true, { today: 19, toAddress: 2 }, undefined],
  ['one more than a day has room for', true, { today: 20, toAddress: 0 }, 'agency.cap_own'],
  ['a fourth to one address', true, { today: 3, toAddress: 3 }, 'agency.cap_address'],
  ['an address that has left', false, { today: 0, toAddress: 0 }, 'agency.address_left'],
])('of proposals an agent mails %s', (_, isWanted, sent, code) => {
  expect(mayMailOwner(isWanted, sent)?.code).toBe(code);
});

test('the owner named in full has no problems, and is kept in plain form', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ peselOrNip: '526-000-12-46' })).toEqual([]);
  expect(tidyOwner({ ...owner, name: '  Jan   Wójcik ', peselOrNip: '526-000-12-46', email: ' Jan@Poczta.Example ' })).toMatchObject({
    name: 'Jan Wójcik',
    peselOrNip: '5260001246',
    email: 'jan@poczta.example',
  });
});

test.each<[Partial<OwnerDetails>, readonly string[]]>([
  [{ name: ' ' }, ['name agency.field_required']],
  [{ address: '' }, ['address agency.field_required']],
  [{ peselOrNip: '' }, ['peselOrNip agency.field_required']],
  [{ peselOrNip: '4405140135' }, ['peselOrNip agency.number_wrong']],
  [{ peselOrNip: '44051401358' }, ['peselOrNip agency.number_wrong']],
  [{ contact: '601 234 567 wew. 3' }, ['contact agency.phone_wrong']],
  [{ contact: '+-()' }, ['contact agency.phone_wrong']],
  [{ email: 'jan@' }, ['email agency.email_wrong']],
  [{ name: 'x'.repeat(201) }, ['name field.too_long']],
])('%j is told at its field', (changes, expected) => {
  expect(problemsOf(changes)).toEqual(expected);
});

test('terms have bounds, and the fee counts only with brokerage', () => {
  const terms = defaultTerms(today);
  const codes = (changes: Partial<typeof terms>, brokerage = true) =>
    termsProblems({ ...terms, ...changes }, brokerage, today).map(({ code }) => code);
  expect(terms).toEqual({ feePercent: 100, lastDay: day('2027-05-23'), isExclusive: false });
  expect(codes({})).toEqual([]);
  expect(codes({ feePercent: 301 })).toEqual(['agency.fee_wrong']);
  expect(codes({ feePercent: Number.NaN })).toEqual(['agency.fee_wrong']);
  expect(codes({ feePercent: 301 }, false)).toEqual([]);
  expect(codes({ lastDay: today })).toEqual(['agency.last_day_wrong']);
  expect(codes({ lastDay: addDays(addMonths(today, 24), 1) })).toEqual(['agency.last_day_wrong']);
});

test('an insurance is named, large enough and running', () => {
  const insurance = { insurer: 'PZU SA', policyNumber: 'OC/1', sumEur: 25_000, validTo: today };
  expect(insuranceProblems(insurance, today)).toEqual([]);
  const codes = (changes: Partial<InsuranceEntry>): readonly string[] =>
    insuranceProblems({ ...insurance, ...changes }, today).map(({ field, code }) => `${field} ${code}`);
  expect(codes({ insurer: '', policyNumber: ' ', sumEur: 24_999, validTo: addDays(today, -1) })).toEqual([
    'insurer agency.field_required',
    'policyNumber agency.field_required',
    'sumEur agency.insurance_sum_low',
    'validTo agency.insurance_over',
  ]);
  expect(codes({ sumEur: null, validTo: null })).toEqual(['sumEur agency.field_required', 'validTo agency.field_required']);
  expect(codes({ sumEur: 100_000_001 })).toEqual(['sumEur field.too_big']);
  expect([mayRelyOn(null, today)?.code, mayRelyOn(insurance, addDays(today, 1))?.code, mayRelyOn(insurance, today)]).toEqual([
    'agency.insurance_missing',
    'agency.insurance_expired',
    null,
  ]);
});

const form = { ...readyForm(), leaseAgreement: { ...readyForm().leaseAgreement, fixedlong: false } };
const premises = premisesOf(form);
if (premises === null) throw new Error('the form of the tests names no premises');
const facts: AgencyFacts = {
  state: 'SIGNED',
  lastDay: addDays(today, 30),
  includesBrokerage: true,
  hasWrittenForm: false,
  requireForm: false,
  premises,
  owner,
  insurance: { insurer: 'PZU SA', policyNumber: 'OC/1', sumEur: 25_000, validTo: today },
  principal: { maySign: true, companyNip: '5260001246', signsAlone: true },
  form,
  today,
};
const verdict = (changes: Partial<AgencyFacts>): string | null => mayPublishFor({ ...facts, ...changes })?.code ?? null;

describe('an agent publishes for an owner', () => {
  it('under a signed agreement, as agreed', () => {
    expect(verdict({})).toBeNull();
    expect(verdict({ form: { ...form, price: ((form.price ?? 0) + 1) as Grosze } })).toBeNull();
    // An agreement from before areas were asked for, about a project without a land register.
    expect(verdict({ premises: { ...premises, area: 0, landRegister: '' } })).toBeNull();
  });

  it.each<[string, Partial<AgencyFacts>]>([
    ['agency.waits_for_owner', { state: 'PENDING' }],
    ['agency.not_in_force', { state: 'REJECTED' }],
    ['agency.not_in_force', { state: 'REVOKED' }],
    ['agency.not_in_force', { lastDay: addDays(today, -1) }],
    ['agency.insurance_expired', { insurance: { insurer: 'x', policyNumber: 'x', sumEur: 25_000, validTo: addDays(today, -1) } }],
    ['agency.form_missing', { requireForm: true }],
    ['agency.long_term_form', { form: { ...form, leaseAgreement: { ...form.leaseAgreement, fixedlong: true, fixedlongMonths: 24 } } }],
    ['agency.owner_unverified', { principal: null }],
    ['agency.owner_unverified', { principal: { maySign: false, companyNip: null, signsAlone: true } }],
    ['agency.owner_company_differs', { owner: { peselOrNip: '1234563218' } }],
    ['agency.owner_signs_jointly', { principal: { maySign: true, companyNip: null, signsAlone: false } }],
    ['agency.premises_changed', { form: { ...form, address: { ...form.address, houseNumber: '99' } } }],
    ['agency.premises_changed', { form: { ...form, areaDetails: { ...form.areaDetails, surface: premises.area + 1 } } }],
    ['agency.premises_changed', { form: { ...form, areaDetails: {} } }],
    ['agency.premises_changed', { premises: { ...premises, landRegister: 'WA4M/00123456/6' } }],
    ['agency.rent_below', { form: { ...form, price: ((form.price ?? 0) - 1) as Grosze } }],
  ])('never with %s', (code, changes) => {
    expect(verdict(changes)).toBe(code);
  });

  it('with the written form, also for longer than a year and where the form is compulsory', () => {
    const long = { ...form, leaseAgreement: { ...form.leaseAgreement, fixedlong: true, fixedlongMonths: 24 } };
    expect(verdict({ hasWrittenForm: true, requireForm: true, form: long })).toBeNull();
    expect(verdict({ includesBrokerage: false, requireForm: true })).toBeNull();
  });
});

const signature = (changes: Partial<ReadSignature> = {}): ReadSignature => ({
  kind: 'signature',
  intact: true,
  coversUntil: 200,
  appended: 0,
  subject: null,
  certificate: null,
  fingerprint: 'agent',
  claimedAt: null,
  judgedAt: '2026-11-23T12:00:00.000Z' as ReadSignature['judgedAt'],
  judgedBy: 'upload',
  inValidity: true,
  qc: { compliance: true, device: true, purposes: ['esign'] },
  chain: 'trusted',
  ...changes,
});
const read = (changes: Partial<ReadAgreement> = {}): ReadAgreement => ({
  signatures: [signature(), signature({ fingerprint: 'owner' })],
  revocation: 'not_checked',
  revisions: 'same_content',
  sealedBytes: 100,
  ...changes,
});
const worth = (file: ReadAgreement | null, { agent = 'agent', owner: ownerIs = 'owner' } = {}): string => {
  const isOf = (whose: string) => (one: ReadSignature) => one.fingerprint === whose;
  const judged = judgeAgreement(file, { namesAgent: isOf(agent), namesOwner: isOf(ownerIs) });
  return 'refusal' in judged ? judged.refusal.code : judged.outcome;
};

test.each<[string, ReadAgreement | null, { agent?: string; owner?: string }?]>([
  ['counts', read()],
  ['waiting', read({ signatures: [signature(), signature({ fingerprint: 'owner', chain: 'no_list' })] })],
  ['waiting', read(), { agent: 'somebody else' }],
  ['waiting', read(), { owner: 'somebody else' }],
  ['waiting', read(), { owner: 'agent' }],
  ['agency.file_unreadable', null],
  ['agency.file_other_document', read({ revisions: 'other_file' })],
  ['agency.file_changed', read({ revisions: 'changed_content' })],
  ['agency.file_changed', read({ signatures: [signature({ intact: false })] })],
  ['agency.file_not_qualified', read({ signatures: [signature()] })],
  ['agency.file_not_qualified', read({ signatures: [signature(), signature()] })],
  ['agency.file_not_qualified', read({ signatures: [signature(), signature({ fingerprint: 'owner', inValidity: false })] })],
  ['agency.file_not_qualified', read({ signatures: [signature({ coversUntil: 100 }), signature({ fingerprint: 'owner' })] })],
])('a signed file is %s', (expected, file, named) => {
  expect(worth(file, named)).toBe(expected);
});

test.each<[boolean, Partial<CertificateSubject>, Partial<OwnerDetails>?]>([
  [true, { commonName: 'JAN WOJCIK' }],
  [true, { givenName: 'Jan Maria', surname: 'Wójcik', serialNumber: 'PNOPL-44051401359' }],
  [true, { commonName: 'Jan Wójcik' }, { name: 'Jan Maria Wójcik' }],
  [false, { commonName: 'Jan Wójcik', serialNumber: 'PNOPL-80010112345' }],
  [false, { commonName: 'Anna Wójcik' }],
  [false, { commonName: 'Jan' }, { name: 'Jan' }],
  [false, { commonName: 'Jan Wójcik', organizationId: 'VATPL-5260001246' }, { peselOrNip: '5260001246' }],
])('that a certificate surely names the owner is %s of %j', (is, subject, details = {}) => {
  const nobody = { commonName: null, givenName: null, surname: null, serialNumber: null, organization: null, organizationId: null, country: null };
  expect(isOwnersCertificate({ ...nobody, ...subject }, { ...owner, ...details })).toBe(is);
});

test('clauses of brokerage stand in an agreement with brokerage only', () => {
  const terms = defaultTerms(today);
  expect(clausesOf({ policy: null, includesBrokerage: false, terms })).not.toContain('brokerage');
  expect(clausesOf({ policy: null, includesBrokerage: false, terms })).toContain('formPower');
  expect(clausesOf({ policy: null, includesBrokerage: true, terms })).toEqual(expect.arrayContaining(['brokerage', 'open', 'fee', 'form']));
  expect(clausesOf({ policy: null, includesBrokerage: true, terms: { ...terms, isExclusive: true, feePercent: 0 } })).toEqual(
    expect.arrayContaining(['exclusive', 'noFee']),
  );
});
