import type { PartyFacts } from '../companies/types.ts';
import type { Id, Instant } from '../kit/brand.ts';
import type { FeeSums } from './rules/fees.ts';
import type { FormPart, OfferForm } from './types.ts';

/** The operator of the product as documents name it. `address` is street and number, `city` postal code and town, `account` 26 digits. */
export type OperatorFacts = {
  readonly name: string;
  readonly nip: string;
  readonly address: string;
  readonly city: string;
  readonly account: string;
  readonly email: string;
};

/** The account that deposits lie on, 26 digits, and what makes it lawful. Kind and bank are missing in what was frozen before they were kept. */
export type EscrowFacts = {
  readonly account: string;
  readonly kind?: 'trust' | 'licensed' | undefined;
  readonly bank?: string | undefined;
  readonly licence?: string | null | undefined;
};

/** A photo or a floor plan frozen into an offer: its order, what it shows and the SHA-256 of the stored picture. Plans come after the photos. */
export type PhotoFacts = { readonly position: number; readonly alt: string; readonly sha256: string; readonly isPlan?: true };

/** Everything that a drawn offer (or its project) says, frozen before drawing (docs/rules/documents.md#frozen-facts). */
export type OfferDocumentFacts = {
  readonly offerId: Id;
  /** `O/2026/0412`; a project has none yet. */
  readonly number: string | null;
  /** Version about to be signed, from 1; null for the project. */
  readonly version: number | null;
  readonly form: OfferForm;
  readonly landlord: PartyFacts;
  readonly photos: readonly PhotoFacts[];
  readonly operator: OperatorFacts;
  readonly escrow: EscrowFacts;
  /** Operator's fees of both sides, net. */
  readonly fees: FeeSums;
  readonly preparedAt: Instant;
};

/** The premises' address in one line, `ul. Nawrot 14, 90-060 Łódź`; parts that are missing leave no gap. */
export const premisesAddress = (address: FormPart<'address'> | undefined): string => {
  const join = (...parts: readonly (string | undefined)[]): string => parts.filter((part) => part !== undefined && part !== '').join(' ');
  return [join(address?.street, address?.houseNumber), join(address?.postCode, address?.city)].filter((part) => part !== '').join(', ');
};
