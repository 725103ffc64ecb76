import type { CompanyState } from '../accounts/types.ts';
import type { Id, Instant } from '../kit/brand.ts';
import type { Capacity } from '../kit/evidence.ts';
import type { VatStatus } from '../kit/money.ts';

export type { VatStatus };

/** The company form (docs/rules/companies.md#company-form). Identifiers are normalised digits; names and address upper-cased. */
export type CompanyForm = {
  readonly name: string;
  readonly nip: string;
  readonly regon: string;
  readonly krs: string | null;
  readonly noKrs: boolean;
  readonly country: string;
  readonly postalCode: string;
  readonly city: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly website: string | null;
  /** 26 digits (NRB). */
  readonly bankAccount: string;
  readonly vatStatus: VatStatus;
};

/** How the person may act for the company: on the register, or by a power of attorney. */
export type { Capacity };

/** A company with its moderation state. */
export type Company = CompanyForm & {
  readonly id: Id;
  readonly creatorUid: Id;
  readonly state: CompanyState;
  readonly createdAt: Instant;
};

/** Register data of a party frozen into an offer, a lease and its documents (docs/rules/companies.md#data-of-a-party). */
export type PartyFacts = {
  readonly companyId: Id;
  readonly name: string;
  readonly nip: string;
  readonly regon: string;
  readonly krs: string | null;
  readonly address: {
    readonly street: string;
    readonly houseNumber: string;
    readonly postalCode: string;
    readonly city: string;
    readonly country: string;
  };
  readonly vatStatus: VatStatus;
  readonly bankAccount: string;
  readonly signer: { readonly uid: Id; readonly firstName: string; readonly lastName: string; readonly email: string; readonly capacity: Capacity };
};

/** A side of a deal: told by company, never by person. */
export const sides = ['landlord', 'tenant'] as const;
export type Side = (typeof sides)[number];
