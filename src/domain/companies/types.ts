import type { Id, Instant } from '../kit/brand.ts';
import type { Capacity, LegalForm, RepresentationRule } from '../kit/dictionaries.ts';
import type { VatStatus } from '../kit/money.ts';

export type { Capacity, LegalForm, RepresentationRule, VatStatus };

/** A change of an accepted company's data: waiting, in force, refused, or overtaken by a newer one or by the end of its company. */
export const companyChangeStates = ['CHECKING', 'ACCEPTED', 'REJECTED', 'WITHDRAWN'] as const;
export type CompanyChangeState = (typeof companyChangeStates)[number];

/** The company that is the general partner of a limited partnership; whoever signs acts for it. */
export type GeneralPartner = { readonly name: string; readonly krs: string };

/** A partner of a civil partnership, named with their own tax number. */
export type NamedPartner = { readonly name: string; readonly nip: string };

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
  /** Null in a form that is not filled in, and in companies from before legal forms were asked for: such a company signs nothing. */
  readonly legalForm: LegalForm | null;
  readonly representation: RepresentationRule | null;
  /** Null when the general partner is a natural person, and in other legal forms. */
  readonly generalPartner: GeneralPartner | null;
  /** Every partner of a civil partnership; empty in other legal forms. */
  readonly partners: readonly NamedPartner[];
  /** Where notices to the company go; null: to the addresses of whoever signs for it. */
  readonly noticesEmail: string | null;
  /** Address of registered electronic delivery (e-Doręczenia). */
  readonly deliveryAddress: string | null;
  /** Status of a large undertaking (art. 4c of the act on excessive delays in commercial transactions); null in records from before it was asked for. */
  readonly isLargeUndertaking: boolean | null;
};

/** What proves a person's capacity: a register, or the document that they gave; and when a moderator accepted it. */
export type Authority = {
  readonly basis: 'register' | 'document' | 'power';
  readonly documentSha256: string | null;
  readonly acceptedAt: Instant | null;
};

/** A person who signs for a party. `authority` is missing in what was frozen before it was kept. */
export type PartySigner = {
  readonly uid: Id;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly capacity: Capacity;
  readonly authority?: Authority;
  /** The owner in whose name an agent signs, by the power of attorney of an agency agreement; it is they who must be able to bind the company. */
  readonly principalUid?: Id;
};

/**
 * Register data of a party frozen into an offer, a lease and its documents (docs/rules/companies.md#data-of-a-party). Legal form and
 * representation are missing in what was frozen before they were kept, addresses for notices and the status of a large undertaking
 * where the company gave none. `cosigner` is the second signer that the company's rule wants:
 * the document names both, and both sign the same bytes.
 */
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
  readonly legalForm?: LegalForm | null;
  readonly representation?: RepresentationRule | null;
  readonly generalPartner?: GeneralPartner | null;
  readonly partners?: readonly NamedPartner[];
  readonly noticesEmail?: string;
  readonly deliveryAddress?: string;
  readonly isLargeUndertaking?: boolean;
  readonly signer: PartySigner;
  readonly cosigner?: PartySigner;
};

/** A side of a deal: told by company, never by person. */
export const sides = ['landlord', 'tenant'] as const;
export type Side = (typeof sides)[number];
