/** The building bricks of the lease's text: clauses, numbered points and the values in them. */

import type { PartyFacts } from '../../companies/types.ts';
import type { Day, Grosze } from '../../kit/brand.ts';
import type { Month } from '../../kit/dictionaries.ts';
import type { EscrowFacts, OperatorFacts } from '../document.ts';
import type { FeeSums } from '../rules/fees.ts';
import type { LeaseOption, OfferForm } from '../types.ts';

/**
 * What the signed offer leaves open in the text of its lease, and what accepting it fills in. Nothing else may differ between the two
 * (docs/rules/documents.md#the-lease-inside-the-offer).
 */
export const openFacts = [
  'offerSignedAt',
  'offerHash',
  'offerCode',
  'start',
  'end',
  'rentLatest',
  'withdrawalUntil',
  'reference',
  'tenantEmail',
  'tenantSize',
] as const;
export type OpenFact = (typeof openFacts)[number];

/** A value inside a clause. The floor of texts decides how each is written. `name`: a key of the dictionaries. `clause`: a reference, `§ 7`. */
export type Param =
  | { readonly money: Grosze }
  | { readonly inWords: Grosze }
  | { readonly day: Day }
  | { readonly area: number }
  | { readonly text: string }
  | { readonly name: string }
  | { readonly names: readonly string[] }
  | { readonly month: Month }
  | { readonly count: number }
  | { readonly account: string }
  | { readonly clause: ClauseId }
  | { readonly open: OpenFact };

/** A numbered point: its text key under the clause, its values, its lettered points; `options`: it stands only in leases of these options. */
export type Point = {
  readonly id: string;
  readonly params?: Readonly<Record<string, Param>>;
  readonly letters?: readonly Point[];
  readonly options?: readonly LeaseOption[];
};

/** The clauses of a lease in their order. */
export const clauseIds = [
  'conclusion',
  'premises',
  'use',
  'term',
  'form',
  'handover',
  'rent',
  'indexation',
  'fees',
  'serviceCharge',
  'deposit',
  'enforcement',
  'insurance',
  'sublet',
  'breach',
  'withdrawal',
  'forceMajeure',
  'return',
  'ownTerms',
  'service',
  'notices',
  'status',
  'privacy',
  'storage',
  'final',
] as const;
export type ClauseId = (typeof clauseIds)[number];

/** A clause as data. */
export type Clause = { readonly id: ClauseId; readonly points: readonly Point[] };

/** What the text of a lease is written from; all of it stands in the offer that its landlord signs. A lease has all of it too. */
export type ContractFacts = {
  /** `O/2026/0412` and the version; a project has no number yet. */
  readonly offer: { readonly number: string | null; readonly version: number | null };
  readonly form: OfferForm;
  readonly landlord: PartyFacts;
  readonly operator: OperatorFacts;
  readonly escrow: EscrowFacts;
  readonly fees: FeeSums;
};

/** A point with its values and letters. */
export const point = (id: string, params?: Point['params'], letters?: readonly Point[]): Point => ({
  id,
  ...(params === undefined ? {} : { params }),
  ...(letters === undefined ? {} : { letters }),
});

/** The same points, standing only in leases of these options. */
export const inOptions = (options: readonly LeaseOption[], ...points: readonly Point[]): readonly Point[] =>
  options.length === 0 ? [] : points.map((one) => ({ ...one, options }));

/** Points that stand in the text only when something holds. */
export const only = (when: boolean, ...points: readonly Point[]): readonly Point[] => (when ? points : []);

/** A text as it stands. */
export const text = (value: string): Param => ({ text: value });
/** A number. */
export const count = (value: number): Param => ({ count: value });
/** An amount. */
export const money = (value: Grosze): Param => ({ money: value });
/** A fact that the offer leaves open. */
export const open = (fact: OpenFact): Param => ({ open: fact });
