/** What of the company form the registers can fill in (docs/rules/companies.md#registers). */

import type { CompanyForm } from '../../types.ts';
import { hasKrs } from '../representation.ts';
import type { RegisterAnswer, RegisterFacts, RegisterSource } from './answers.ts';
import { representationNamed } from './reading.ts';

/** Whose word counts first: the register that the company itself is entered in, then the one that copies it. */
const precedence: readonly RegisterSource[] = ['krs', 'ceidg', 'gus', 'whitelist'];

const firstFact = <Key extends keyof RegisterFacts>(answers: readonly RegisterAnswer[], key: Key): RegisterFacts[Key] | null => {
  for (const source of precedence) {
    const value = answers.find((answer) => answer.source === source)?.facts?.[key] ?? null;
    if (value !== null) return value;
  }
  return null;
};

type PrefilledForm = Omit<
  CompanyForm,
  'generalPartner' | 'partners' | 'noticesEmail' | 'deliveryAddress' | 'isLargeUndertaking' | 'website' | 'country' | 'nip'
>;

/**
 * The fields that the registers know; what none knows is not among them, so that nothing typed is lost. An account is filled in when the white
 * list has exactly one.
 */
export const formFromRegisters = (answers: readonly RegisterAnswer[]): Partial<PrefilledForm> => {
  const address = firstFact(answers, 'address');
  const accounts = firstFact(answers, 'accounts') ?? [];
  const vat = firstFact(answers, 'vatStatus');
  return {
    ...known('name', firstFact(answers, 'name')),
    ...known('regon', firstFact(answers, 'regon')),
    ...(address === null ? {} : address),
    ...numbersOf(answers),
    ...known('vatStatus', vat === null ? null : vat === 'active' ? 'active' : 'exempt'),
    ...known('bankAccount', accounts.length === 1 ? (accounts[0] ?? null) : null),
  };
};

const known = <Key extends keyof PrefilledForm>(key: Key, value: PrefilledForm[Key] | null): Partial<PrefilledForm> =>
  value === null ? {} : ({ [key]: value } as Partial<PrefilledForm>);

/** Legal form, number of the court register, and the rule that its text seems to state. */
const numbersOf = (answers: readonly RegisterAnswer[]): Partial<PrefilledForm> => {
  const [krs, legalForm] = [firstFact(answers, 'krs'), firstFact(answers, 'legalForm')];
  const isOutside = krs === null && legalForm !== null && !hasKrs(legalForm);
  const rule =
    legalForm === 'sole_trader' ? 'sole' : representationNamed(firstFact(answers, 'representation'), firstFact(answers, 'people')?.length ?? 0);
  return {
    ...(krs === null ? {} : { krs, noKrs: false }),
    ...(isOutside ? { krs: null, noKrs: true } : {}),
    ...known('legalForm', legalForm),
    ...known('representation', rule),
  };
};

/** What older clients know by the names of GUS: name, REGON, postal code, town, house, unit, street. */
export type RegistryRow = {
  readonly Nazwa: string;
  readonly Regon: string;
  readonly KodPocztowy: string;
  readonly Miejscowosc: string;
  readonly NrNieruchomosci: string;
  readonly NrLokalu: string;
  readonly Ulica: string;
};

/** The answer under the names of GUS; null when no register knows the company. */
export const registryRow = (answers: readonly RegisterAnswer[]): RegistryRow | null => {
  const { name, regon = '', street = '', houseNumber = '', postalCode = '', city = '' } = formFromRegisters(answers);
  if (name === undefined) return null;
  const [house = '', unit = ''] = houseNumber.split('/');
  return { Nazwa: name, Regon: regon, KodPocztowy: postalCode, Miejscowosc: city, NrNieruchomosci: house, NrLokalu: unit, Ulica: street };
};
