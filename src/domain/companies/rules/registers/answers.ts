/** What public registers answer about a company (docs/rules/companies.md#registers). */

import type { Instant } from '../../../kit/brand.ts';
import type { Capacity, LegalForm } from '../../../kit/dictionaries.ts';

/** The registers that are asked: REGON of GUS, the court register, the white list of VAT payers, the register of sole traders. */
export const registerSources = ['gus', 'krs', 'whitelist', 'ceidg'] as const;
export type RegisterSource = (typeof registerSources)[number];

/** How a register answered; `off`: it is not connected, so its data are typed. */
export const registerOutcomes = ['found', 'absent', 'unavailable', 'maintenance', 'quota', 'off'] as const;
export type RegisterOutcome = (typeof registerOutcomes)[number];

/** Somebody whom a register names; the court register shows the first letter of a name and an asterisk for each further one. */
export type RegisterPerson = { readonly firstName: string; readonly lastName: string; readonly role: string; readonly capacity: Capacity };

/** The seat of a company as a register writes it; `houseNumber` with the unit behind a slash, `48/2`. */
export type RegisterAddress = { readonly street: string; readonly houseNumber: string; readonly postalCode: string; readonly city: string };

/** The VAT status of the white list: active, exempt, or in no register of VAT. */
export const registerVatStatuses = ['active', 'exempt', 'none'] as const;
export type RegisterVatStatus = (typeof registerVatStatuses)[number];

/** What a register knows; null where it has no such field. Numbers are bare digits. No number of a person is among it. */
export type RegisterFacts = {
  readonly name: string | null;
  readonly nip: string | null;
  readonly regon: string | null;
  readonly krs: string | null;
  readonly legalForm: LegalForm | null;
  readonly address: RegisterAddress | null;
  readonly vatStatus: RegisterVatStatus | null;
  /** Accounts of 26 digits on the white list. */
  readonly accounts: readonly string[] | null;
  /** The rule of representation, word for word. */
  readonly representation: string | null;
  /** Who acts for the company; null where the register names nobody. */
  readonly people: readonly RegisterPerson[] | null;
  /** What the register says of a company that no longer trades, word for word. */
  readonly ended: string | null;
};

/** A register's answer with where and when it was given: `requestId` is the register's own number of the question, `stateOn` the day of its data. */
export type RegisterAnswer = {
  readonly source: RegisterSource;
  readonly outcome: RegisterOutcome;
  readonly askedAt: Instant;
  readonly requestId: string | null;
  readonly stateOn: string | null;
  /** The answer comes from the set that travels with the product, not from the register. */
  readonly isRecorded: boolean;
  readonly facts: RegisterFacts | null;
};

/** Whether the answer settles what the register knows: it is not asked again on that day. */
export const isSettled = ({ outcome }: Pick<RegisterAnswer, 'outcome'>): boolean => outcome === 'found' || outcome === 'absent';

/**
 * Whether no company has the number: REGON, which knows every one, says so, or each register that was asked does. Where one of them failed, that
 * another has no such company proves nothing: the white list knows payers of VAT alone.
 */
export const isNobody = (answers: readonly Pick<RegisterAnswer, 'source' | 'outcome'>[]): boolean => {
  const asked = answers.filter(({ outcome }) => outcome !== 'off');
  const isAbsent = asked.some(({ outcome }) => outcome === 'absent');
  return asked.some(({ source, outcome }) => source === 'gus' && outcome === 'absent') || (isAbsent && asked.every(isSettled));
};

/** How many accounts of one payer are kept: some have thousands. */
export const accountsKept = 50;

/** Whether the payer may have more accounts than are kept: of one that is not among them nothing can be said then. */
export const areAccountsCut = (accounts: readonly string[]): boolean => accounts.length >= accountsKept;

/** What a register that has nothing but these facts knows. */
export const registerFacts = (known: Partial<RegisterFacts>): RegisterFacts => ({ ...nothing, ...known });

const nothing: RegisterFacts = {
  ...{ name: null, nip: null, regon: null, krs: null, legalForm: null, address: null, vatStatus: null, accounts: null },
  ...{ representation: null, people: null, ended: null },
};
