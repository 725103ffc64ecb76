import { describe, expect, it } from 'vitest';
import { instant } from '../../../kit/time.ts';
import type { CompanyForm } from '../../types.ts';
import { accountsKept, isNobody, type RegisterAnswer, type RegisterFacts, registerFacts } from './answers.ts';
import { compareRegisters, isDifferent } from './comparison.ts';
import { changeProofWanted, mentionOf, proofWanted } from './people.ts';
import { formFromRegisters, registryRow } from './prefill.ts';
import { capacityNamed, legalFormNamed, parseAddressLine, representationNamed } from './reading.ts';

const answer = (source: RegisterAnswer['source'], facts: Partial<RegisterFacts> | null): RegisterAnswer => ({
  source,
  outcome: facts === null ? 'absent' : 'found',
  askedAt: instant('2026-11-24T10:40:02Z'),
  ...{ requestId: null, stateOn: null, isRecorded: false },
  facts: facts === null ? null : registerFacts(facts),
});

const seat = { street: 'ul. Legnicka', houseNumber: '48', postalCode: '54-202', city: 'Wrocław' };
const name = 'KODEX OPROGRAMOWANIE SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ';
const account = '61109010140000071219812874';
const board = [
  { firstName: 'A***', lastName: 'B******', role: 'PREZES ZARZĄDU', capacity: 'board_member' },
  { firstName: 'H****', lastName: 'G****', role: 'prokura łączna', capacity: 'joint_proxy' },
] as const;
const answers = [
  answer('gus', { name, regon: '366218441', krs: '0000655118', legalForm: 'limited_company', address: { ...seat, houseNumber: '48/2' } }),
  answer('krs', { name, krs: '0000655118', legalForm: 'limited_company', address: seat, representation: 'Dwaj członkowie łącznie', people: board }),
  answer('whitelist', { name, regon: '366218441', vatStatus: 'active', accounts: [account] }),
];

describe('texts of registers', () => {
  it.each([
    ['SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ', 'limited_company'],
    ['SPÓŁKI KOMANDYTOWO-AKCYJNE', 'limited_joint_stock_partnership'],
    ['SPÓŁKA KOMANDYTOWA', 'limited_partnership'],
    ['PROSTA SPÓŁKA AKCYJNA', 'simple_joint_stock'],
    ['SPÓŁKA AKCYJNA', 'joint_stock'],
    ['SPÓŁKI CYWILNE PROWADZĄCE DZIAŁALNOŚĆ NA PODSTAWIE UMOWY', 'civil_partnership'],
    ['SPÓŁDZIELNIA', 'cooperative'],
    ['UCZELNIE', 'other'],
    [' ', null],
  ])('name the legal form: %s', (text, form) => {
    expect(legalFormNamed(text)).toBe(form);
  });

  it.each([
    ['Do składania oświadczeń uprawniony jest każdy członek zarządu samodzielnie.', 2, 'sole'],
    ['Dwóch członków zarządu działających łącznie.', 2, 'joint'],
    ['Dwaj członkowie zarządu łącznie albo jeden członek zarządu łącznie z prokurentem.', 2, 'joint_with_proxy'],
    ['Prezes zarządu samodzielnie, pozostali członkowie łącznie.', 3, 'joint'],
    ['W przypadku zarządu jednoosobowego prezes samodzielnie, wieloosobowego dwaj członkowie łącznie.', 1, 'sole'],
    ['W przypadku zarządu jednoosobowego prezes samodzielnie, wieloosobowego dwaj członkowie łącznie.', 2, 'joint'],
    ['Wymagane jest współdziałanie trzech członków zarządu.', 4, 'by_attorney'],
    ['Zgodnie z umową spółki.', 2, null],
    ['', 1, null],
  ])('state the rule of representation: %s', (text, people, rule) => {
    expect(representationNamed(text, people)).toBe(rule);
  });

  it('name the capacity of a role in its legal form', () => {
    expect([
      capacityNamed('PREZES ZARZĄDU', 'limited_company'),
      capacityNamed('prokura SAMOISTNA', 'limited_company'),
      capacityNamed('prokura ŁĄCZNA', 'limited_company'),
      capacityNamed('KOMPLEMENTARIUSZ', 'limited_partnership'),
      capacityNamed('WSPÓLNIK', 'general_partnership'),
    ]).toEqual(['board_member', 'proxy', 'joint_proxy', 'general_partner', 'partner']);
  });

  it.each([
    ['UL. LEGNICKA 48/2, 54-202 WROCŁAW', { street: 'UL. LEGNICKA', houseNumber: '48/2', postalCode: '54-202', city: 'WROCŁAW' }],
    ['ŚWIĘTEGO MARCINA 29 LOK. 3, 61-806 POZNAŃ', { street: 'ŚWIĘTEGO MARCINA', houseNumber: '29/3', postalCode: '61-806', city: 'POZNAŃ' }],
    ['WROCŁAW', null],
    [null, null],
  ])('give an address of one line: %s', (line, address) => {
    expect(parseAddressLine(line)).toEqual(address);
  });
});

describe('the form', () => {
  it('is filled in by the register that the company is entered in, then by those that copy it', () => {
    expect(formFromRegisters(answers)).toEqual({
      ...seat,
      ...{ name, regon: '366218441', krs: '0000655118', noKrs: false, legalForm: 'limited_company', representation: 'joint' },
      ...{ vatStatus: 'active', bankAccount: account },
    });
  });

  it('keeps what no register knows, and says so of companies outside the court register', () => {
    expect(formFromRegisters([answer('gus', null)])).toEqual({});
    const trader = answer('ceidg', { name: 'ZOFIA MAZUR', legalForm: 'sole_trader' });
    expect(formFromRegisters([trader, answer('whitelist', { vatStatus: 'none', accounts: [account, '27114020040000300201355387'] })])).toEqual({
      ...{ name: 'ZOFIA MAZUR', legalForm: 'sole_trader', representation: 'sole', krs: null, noKrs: true, vatStatus: 'exempt' },
    });
  });

  it('answers older clients under the names of GUS', () => {
    const gus = answers.slice(0, 1);
    const address = { KodPocztowy: '54-202', Miejscowosc: 'Wrocław', NrNieruchomosci: '48', NrLokalu: '2', Ulica: 'ul. Legnicka' };
    expect(registryRow(gus)).toEqual({ Nazwa: name, Regon: '366218441', ...address });
    expect(registryRow([answer('gus', null)])).toBeNull();
  });
});

describe('that nobody has a number', () => {
  it.each<[boolean, string]>([
    [true, 'gus absent, whitelist unavailable'],
    [true, 'gus off, whitelist absent, ceidg absent'],
    [true, 'gus absent, whitelist absent'],
    [false, 'gus unavailable, whitelist absent, ceidg absent'],
    [false, 'gus quota, whitelist absent'],
    [false, 'gus off, whitelist absent, ceidg maintenance'],
    [false, 'gus off, whitelist off, ceidg off'],
    [false, 'gus found, whitelist absent, krs unavailable'],
  ])('is %s of: %s', (is, text) => {
    const given = text.split(', ').map((one) => one.split(' ') as [RegisterAnswer['source'], RegisterAnswer['outcome']]);
    expect(isNobody(given.map(([source, outcome]) => ({ source, outcome })))).toBe(is);
  });
});

describe('a person', () => {
  it.each([
    ['Adam', 'Brzeski', 'named'],
    ['Adam Jan', 'Brzeski', 'named'],
    ['Hanna', 'Gajda', 'named'],
    ['Adam', 'Brzezina', 'missing'],
    ['Ewa', 'Brzeski', 'missing'],
  ])('is looked for among masked names: %s %s', (firstName, lastName, mention) => {
    expect(mentionOf(answers, { firstName, lastName })).toBe(mention);
  });

  it('is found by a whole name without its marks, and unknown where no register names anybody', () => {
    const owner = answer('ceidg', { people: [{ firstName: 'ŁUCJA', lastName: 'ŻÓŁĆ', role: 'owner', capacity: 'owner' }] });
    expect(mentionOf([owner], { firstName: 'Lucja', lastName: 'Zolc' })).toBe('named');
    expect(mentionOf([owner], { firstName: 'Zenon', lastName: 'Zolc' })).toBe('missing');
    expect(mentionOf([answer('gus', { name })], { firstName: 'Lucja', lastName: 'Zolc' })).toBe('unknown');
  });

  it('is missing where REGON does not know the company, and not where another register does not', () => {
    const person = { firstName: 'Lucja', lastName: 'Zolc' };
    expect(mentionOf([answer('gus', null), answer('whitelist', null)], person)).toBe('missing');
    expect(mentionOf([answer('whitelist', null)], person)).toBe('unknown');
  });

  it.each([
    ['attorney', 'sole', 'named', true, 'attorney'],
    ['board_member', 'sole', 'named', true, null],
    ['board_member', 'sole', 'missing', true, 'missing'],
    ['board_member', 'sole', 'unknown', true, null],
    ['board_member', 'joint', 'named', true, 'joint'],
    ['board_member', 'joint_with_proxy', 'unknown', true, 'joint'],
    ['board_member', 'joint', 'named', false, null],
    ['proxy', 'joint', 'missing', false, 'missing'],
  ] as const)(
    'acting as %s of a company represented %s, %s there, who gives it in: %s, has to prove it: %s',
    (capacity, representation, mention, givesIn, reason) => {
      expect(proofWanted({ capacity, representation, mention, givesIn })).toBe(reason);
    },
  );

  it.each([
    ['board_member', 'sole', 'sole', 'named', 'board_member', false, null],
    ['board_member', 'joint', 'joint', 'named', 'board_member', true, 'joint'],
    ['board_member', 'joint', 'sole', 'named', 'board_member', true, 'joint'],
    ['board_member', 'sole', 'joint_with_proxy', 'named', 'board_member', false, 'joint'],
    ['board_member', 'sole', 'sole', 'missing', 'board_member', true, null],
    ['board_member', 'sole', 'sole', 'missing', 'board_member', false, 'missing'],
    ['attorney', 'joint', 'joint', 'named', 'attorney', true, null],
    ['attorney', 'sole', 'sole', 'named', 'board_member', true, 'attorney'],
    ['partner', 'sole', 'sole', 'missing', 'board_member', true, 'missing'],
  ] as const)(
    'who changes data as %s of a company represented %s, from now on %s, %s there, accepted as %s with a document: %s, has to prove it: %s',
    (capacity, representation, next, mention, before, isProved, reason) => {
      expect(changeProofWanted({ capacity, representation: next, mention }, { capacity: before, representation, isProved })).toBe(reason);
    },
  );
});

describe('the table of registers', () => {
  const rowOf = (field: string, form: CompanyForm | null = null, of = answers) => compareRegisters(of, form).find((row) => row.field === field);
  const given = {
    ...seat,
    ...{ name: 'Kodex Oprogramowanie sp. z o.o.', nip: '5261044826', regon: '366218441', krs: '0000655118', noKrs: false, country: 'Polska' },
    ...{ website: null, bankAccount: account, vatStatus: 'active', legalForm: 'limited_company', representation: 'joint', generalPartner: null },
    ...{ partners: [], noticesEmail: null, deliveryAddress: null, isLargeUndertaking: false },
  } as const satisfies CompanyForm;

  it('finds the same name behind its abbreviation, and the unit that only one register has', () => {
    expect(rowOf('name', given)?.cells.map(({ fits }) => fits)).toEqual([true, true, true]);
    expect(rowOf('address')?.cells.map(({ fits }) => fits)).toEqual([true, false, null]);
    expect(
      compareRegisters(answers, given)
        .filter(isDifferent)
        .map(({ field }) => field),
    ).toEqual(['address']);
  });

  it('says whether the account that was given is on the white list', () => {
    const elsewhere = { ...given, bankAccount: '27114020040000300201355387' };
    expect(rowOf('bankAccount', given)?.cells.at(-1)).toEqual({ source: 'whitelist', value: account, fits: true });
    expect(rowOf('bankAccount', elsewhere)?.cells.at(-1)).toMatchObject({ fits: false });
  });

  it('says nothing of an account where the list was cut, and that it differs where the list is empty', () => {
    const many = Array.from({ length: accountsKept }, (_, n) => String(n).padStart(26, '1'));
    const cellOf = (facts: Partial<RegisterFacts>) => rowOf('bankAccount', given, [answer('whitelist', { vatStatus: 'active', ...facts })])?.cells[0];
    expect(cellOf({ accounts: many })).toMatchObject({ fits: null });
    expect(cellOf({ accounts: [...many.slice(1), account] })).toMatchObject({ value: account, fits: true });
    expect(cellOf({ accounts: [] })).toEqual({ source: 'whitelist', value: null, fits: false });
    expect(cellOf({ accounts: [], vatStatus: 'none' })).toBeUndefined();
  });

  it('leaves out fields that no register has, and takes exempt and unregistered for the same', () => {
    expect(rowOf('vatStatus', null, answers.slice(0, 2))).toBeUndefined();
    const none = [answer('whitelist', { vatStatus: 'none' })];
    expect(rowOf('vatStatus', { ...given, vatStatus: 'exempt' }, none)?.cells[0]?.fits).toBe(true);
    expect(rowOf('vatStatus', given, none)?.cells[0]?.fits).toBe(false);
  });
});
