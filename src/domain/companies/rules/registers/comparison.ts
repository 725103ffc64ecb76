/** Compares what registers say with each other and with what somebody gave in (docs/rules/companies.md#registers). */

import { fold } from '../../../kit/typed/fold.ts';
import type { CompanyForm } from '../../types.ts';
import { areAccountsCut, type RegisterAnswer, type RegisterFacts, type RegisterSource } from './answers.ts';

/** The fields that are compared, in the order of the table. */
export const comparedFields = ['name', 'regon', 'krs', 'address', 'legalForm', 'vatStatus', 'bankAccount'] as const;
export type ComparedField = (typeof comparedFields)[number];

/** One register's word about a field; `fits` is null where it has none, or cannot tell. A white list without any account says nothing and does not fit. */
export type RegisterCell = { readonly source: RegisterSource; readonly value: string | null; readonly fits: boolean | null };

/** A field with the word of every register; `given` is what they are compared with: what was given in, or else the first register's word. */
export type ComparisonRow = { readonly field: ComparedField; readonly given: string | null; readonly cells: readonly RegisterCell[] };

/** Whether some register says something else than is given. */
export const isDifferent = ({ cells }: ComparisonRow): boolean => cells.some(({ fits }) => fits === false);

/** The table of a company: what registers that answered say of each field. A field that nobody knows is left out. */
export const compareRegisters = (answers: readonly RegisterAnswer[], form: CompanyForm | null): readonly ComparisonRow[] => {
  const found = answers.flatMap(({ source, facts }) => (facts === null ? [] : [{ source, facts }]));
  return comparedFields.flatMap((field) => {
    const values = found.map(({ source, facts }) => ({ source, value: wordOf(field, facts, form) }));
    const given = form === null ? (values.find(({ value }) => value !== null)?.value ?? null) : givenOf(field, form);
    const cells = found.map(({ source, facts }, at) => {
      const value = values[at]?.value ?? null;
      return { source, value, fits: given === null ? null : fitsOf({ field, facts, given, value }) };
    });
    return cells.every(({ value, fits }) => value === null && fits === null) ? [] : [{ field, given, cells }];
  });
};

type FieldComparison = { readonly field: ComparedField; readonly facts: RegisterFacts; readonly given: string; readonly value: string | null };

const fitsOf = ({ field, facts: { accounts, vatStatus }, given, value }: FieldComparison): boolean | null => {
  if (field === 'bankAccount' && accounts !== null) {
    // Whoever is in no register of VAT has no account on the list.
    if (accounts.length === 0) return vatStatus === 'none' ? null : false;
    return accounts.includes(given) || (areAccountsCut(accounts) ? null : false);
  }
  return value === null ? null : isSame(field, given, value);
};

const addressLine = ({ street, houseNumber, postalCode, city }: NonNullable<RegisterFacts['address']>): string =>
  `${street} ${houseNumber}, ${postalCode} ${city}`;

/** A register's word about a field. Of the white list's accounts the one that was given, else the first. */
const wordOf = (field: ComparedField, facts: RegisterFacts, form: CompanyForm | null): string | null => {
  if (field === 'address') return facts.address === null ? null : addressLine(facts.address);
  if (field === 'bankAccount') return facts.accounts?.find((account) => account === form?.bankAccount) ?? facts.accounts?.[0] ?? null;
  return facts[field];
};

const givenOf = (field: ComparedField, form: CompanyForm): string | null => (field === 'address' ? addressLine(form) : form[field]) || null;

/** Abbreviations of legal forms that names carry, as registers write them out. */
const longForms: readonly (readonly [RegExp, string])[] = [
  [/prosta spolka akcyjna/g, 'p s a'],
  [/spolka z ograniczona odpowiedzialnoscia/g, 'sp z o o'],
  [/spolka komandytowo.?akcyjna/g, 's k a'],
  [/spolka komandytowa/g, 'sp k'],
  [/spolka akcyjna/g, 's a'],
  [/spolka jawna/g, 'sp j'],
  [/spolka partnerska/g, 'sp p'],
  [/spolka cywilna/g, 's c'],
];

const plainName = (name: string): string => longForms.reduce((text, [long, short]) => text.replace(long, short), fold(name)).replaceAll(' ', '');

/** An address without what is written in one place and left out in another: the kind of street, the word for a unit, signs. */
const plainAddress = (line: string): string =>
  fold(line)
    .split(' ')
    .filter((word) => !['ul', 'al', 'pl', 'os', 'lok', 'm'].includes(word))
    .join(' ');

/** A REGON of 14 digits names a unit of the company whose number its first nine are. */
const plainRegon = (regon: string): string => regon.slice(0, 9);

const isSame = (field: ComparedField, one: string, other: string): boolean => {
  if (field === 'name') return plainName(one) === plainName(other);
  if (field === 'address') return plainAddress(one) === plainAddress(other);
  if (field === 'regon') return plainRegon(one) === plainRegon(other);
  // Whoever is in no register of VAT charges none, as the exempt do not.
  if (field === 'vatStatus') return one === other || (one !== 'active' && other !== 'active');
  return one === other;
};
