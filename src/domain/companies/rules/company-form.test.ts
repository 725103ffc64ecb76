import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { CompanyState, IdentityState, SignedIn } from '../../accounts/types.ts';
import { identityLifecycle } from '../../identity/machine.ts';
import { decide, edges } from '../../kit/lifecycle.ts';
import type { Result } from '../../kit/verdict.ts';
import { companyLifecycle, isCompanyEditable } from '../machine.ts';
import { isMember, isSigner, mayDeleteCompany } from '../permissions.ts';
import type { CompanyForm } from '../types.ts';
import { checkCompany, companyProblems } from './company-form.ts';

const form = (changes: Partial<CompanyForm> = {}): CompanyForm => ({
  name: 'Piekarnia  Zakwas sp. z o.o.',
  nip: 'PL 526-025-02-74',
  regon: '123456785',
  krs: '6865',
  noKrs: false,
  country: 'Polska',
  postalCode: '90060',
  city: 'Łódź',
  street: 'Nawrot',
  houseNumber: '14a',
  website: 'zakwas.example',
  bankAccount: '61 1090 1014 0000 0712 1981 2874',
  vatStatus: 'active',
  legalForm: 'limited_company',
  representation: 'joint',
  generalPartner: null,
  partners: [],
  noticesEmail: null,
  deliveryAddress: null,
  isLargeUndertaking: false,
  ...changes,
});
const problems = (changes: Partial<CompanyForm>): readonly string[] =>
  companyProblems(form(changes)).map((problem) => `${problem.field} ${problem.code}`);

test('the form is normalised: digits, upper case, hyphen and scheme', () => {
  expect(checkCompany(form())).toEqual({
    ok: true,
    value: {
      ...form(),
      name: 'PIEKARNIA ZAKWAS SP. Z O.O.',
      nip: '5260250274',
      krs: '0000006865',
      country: 'POLSKA',
      postalCode: '90-060',
      city: 'ŁÓDŹ',
      street: 'NAWROT',
      houseNumber: '14A',
      website: 'https://zakwas.example',
      bankAccount: '61109010140000071219812874',
    },
  });
});

test('addresses for notices are normalised, and empty ones are none', () => {
  const given = checkCompany(
    form({ noticesEmail: ' biuro@Zakwas.Example ', deliveryAddress: 'ae:pl-12345-67890-abcde-12', isLargeUndertaking: true }),
  );
  expect(given).toMatchObject({
    value: { noticesEmail: 'biuro@zakwas.example', deliveryAddress: 'AE:PL-12345-67890-ABCDE-12', isLargeUndertaking: true },
  });
  expect(checkCompany(form({ noticesEmail: ' ', deliveryAddress: '' }))).toMatchObject({ value: { noticesEmail: null, deliveryAddress: null } });
});

test('a normalised form stays as it is', () => {
  const once = checkCompany(form());
  expect(once.ok && checkCompany(once.value)).toEqual(once);
});

test('problems stand in the order in which the form asks', () => {
  const fields = ['nip', 'regon', 'name', 'krs', 'street', 'houseNumber', 'postalCode', 'city', 'bankAccount'] as const;
  const empty = Object.fromEntries(fields.map((field) => [field, '']));
  const asked = ['nip', 'regon', 'name', 'krs', 'legalForm', 'representation', 'street', 'houseNumber', 'postalCode', 'city', 'bankAccount'];
  expect(problems({ ...empty, legalForm: null, representation: null })).toEqual(asked.map((field) => `${field} field.required`));
});

describe('every field is checked', () => {
  it.each(['nip', 'regon', 'krs', 'name', 'country', 'postalCode', 'city', 'street', 'houseNumber', 'bankAccount'] as const)(
    '%s is required',
    (field) => expect(problems({ [field]: '' })).toEqual([`${field} field.required`]),
  );
  it.each<[keyof CompanyForm, string]>([
    ['nip', '5260250275'],
    ['regon', '123456786'],
    ['krs', 'A1'],
    ['postalCode', '9006'],
    ['country', 'Polskaa'],
    ['bankAccount', '61109010140000071219812875'],
    ['website', 'nie strona'],
    ['noticesEmail', 'zawiadomienia'],
    ['deliveryAddress', 'AE:PL-1'],
  ])('%s %s is wrong', (field, value) => expect(problems({ [field]: value })).toEqual([`${field} field.invalid`]));
  it('no KRS, no website and a foreign postal code are fine', () =>
    expect([
      problems({ legalForm: 'sole_trader', krs: null, noKrs: true }),
      problems({ website: null }),
      problems({ country: 'Deutschland', postalCode: '10115' }),
    ]).toEqual([[], [], []]));
});

describe('lifecycles of verification', () => {
  const company = (
    state: CompanyState,
    event: 'submit' | 'accept' | 'reject' | 'takeBack' | 'unlink',
    by: 'person' | 'admin',
    reason: string | null = null,
    more = {},
  ): string => {
    const result = decide(companyLifecycle, {
      state,
      event,
      actors: [by],
      facts: {
        emailVerified: true,
        formValid: true,
        capacityFits: true,
        authorityMissing: false,
        nipTaken: false,
        reason,
        runningDeal: false,
        ...more,
      },
    });
    return result.ok ? result.value.to : result.refusal.code;
  };
  it('a moderator decides what was submitted', () => {
    expect([
      company('INITIAL', 'submit', 'person'),
      company('CHECKING', 'accept', 'admin'),
      company('CHECKING', 'accept', 'person'),
      company('CHECKING', 'reject', 'admin', ' '),
      company('CHECKING', 'reject', 'admin', 'x'),
      company('REJECTED', 'submit', 'person'),
    ]).toEqual(['CHECKING', 'ACCEPTED', 'lifecycle.wrong_actor', 'company.reason_required', 'REJECTED', 'CHECKING']);
    expect([
      company('ACCEPTED', 'unlink', 'person', null, { runningDeal: true }),
      company('INITIAL', 'submit', 'person', null, { emailVerified: false }),
      company('CHECKING', 'accept', 'admin', null, { capacityFits: false }),
      company('INITIAL', 'submit', 'person', null, { authorityMissing: true }),
      company('CHECKING', 'accept', 'admin', null, { authorityMissing: true }),
      company('CHECKING', 'accept', 'admin', null, { nipTaken: true }),
    ]).toEqual([
      'company.running_deal',
      'company.email_unverified',
      'company.capacity_wrong',
      'company.authority_missing',
      'company.authority_missing',
      'company.exists',
    ]);
    expect(companyLifecycle.states.map(isCompanyEditable)).toEqual([true, false, false, true]);
  });
  test('nobody accepts themselves, whatever they try', () => {
    const events = fc.constantFrom(...new Set(identityLifecycle.rows.map((row) => row.on)));
    fc.assert(
      fc.property(fc.array(events, { maxLength: 20 }), (steps) => {
        let state: IdentityState = 'INITIAL';
        for (const event of steps) {
          const result: Result<{ readonly to: IdentityState }> = decide(identityLifecycle, {
            state,
            event,
            actors: ['person'],
            facts: { emailVerified: true, reason: 'x', cause: null },
          });
          if (result.ok) state = result.value.to;
          expect(identityLifecycle.states).toContain(state);
          expect(state).not.toBe('ACCEPTED');
        }
      }),
    );
  });
  it('an acceptance is taken back with a reason and hides the offers', () => {
    const result = decide(identityLifecycle, {
      state: 'ACCEPTED',
      event: 'takeBack',
      actors: ['admin'],
      facts: { emailVerified: true, reason: 'fałszywy dokument', cause: null },
    });
    expect(result).toMatchObject({
      ok: true,
      value: { to: 'REJECTED', effects: ['hideOffers', 'voidFirstSignatures', 'mailHolders', 'mailRejected'] },
    });
    expect(edges(identityLifecycle)).toContainEqual({ from: 'REJECTED', to: 'CHECKING' });
  });
});

describe('rights', () => {
  const person: SignedIn = {
    kind: 'signed-in',
    uid: 'u',
    email: 'a@x.pl',
    emailVerified: true,
    firstName: 'A',
    lastName: 'A',
    lang: 'pl',
    claims: [],
    identity: 'ACCEPTED',
    company: { id: 'C', name: 'C', state: 'CHECKING' },
    isAgent: false,
    emailChangeUndoUntil: null,
    secondFactorDue: null,
  };
  it('members belong, accepted ones sign, the creator deletes an empty company', () => {
    expect([isMember(person, 'C'), isSigner(person, 'C'), isMember(person, 'X')]).toEqual([true, false, false]);
    const company = { creatorUid: 'u', activeOffers: 0, users: 1, deals: 0 };
    expect([
      mayDeleteCompany(person, company),
      mayDeleteCompany(person, { ...company, users: 2 })?.code,
      mayDeleteCompany(person, { ...company, activeOffers: 1 })?.code,
      mayDeleteCompany(person, { ...company, deals: 1 })?.code,
      mayDeleteCompany({ ...person, uid: 'v' }, company)?.code,
      mayDeleteCompany({ ...person, uid: 'v', claims: ['admin'] }, company)?.code,
    ]).toEqual([null, 'company.several_users', 'company.active_offers', 'company.deals_running', 'company.denied', 'company.denied']);
  });
});

describe('legal form and representation', () => {
  it('are given by somebody: nothing is assumed but that a sole trader acts alone', () => {
    expect(problems({ legalForm: null, representation: null })).toEqual(['legalForm field.required', 'representation field.required']);
    const trader = checkCompany(form({ legalForm: 'sole_trader', representation: null, krs: null, noKrs: true }));
    expect(trader.ok && trader.value.representation).toBe('sole');
  });
  it('a form of the register has a KRS number', () => expect(problems({ krs: null, noKrs: true })).toEqual(['krs field.required']));
  it('every partner of a civil partnership is named with their number, and only there', () => {
    const civil = { legalForm: 'civil_partnership', krs: null, noKrs: true } as const;
    expect(problems(civil)).toEqual(['partners company.partners_missing']);
    const partners = [
      { name: 'Barbara Nowicka', nip: '1234563218' },
      { name: '', nip: '1234563219' },
    ];
    expect(problems({ ...civil, partners })).toEqual(['partners.1.name field.required', 'partners.1.nip field.invalid']);
    const other = checkCompany(form({ partners }));
    expect(other.ok && other.value.partners).toEqual([]);
  });
  it('a general partner that is a company is named with its register number', () => {
    const limited = { legalForm: 'limited_partnership' } as const;
    expect(problems(limited)).toEqual([]);
    expect(problems({ ...limited, generalPartner: { name: ' ', krs: 'A' } })).toEqual([
      'generalPartner.name field.required',
      'generalPartner.krs field.invalid',
    ]);
  });
});
