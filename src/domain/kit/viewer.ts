/** Who is asking, as far as rules need to know it. */

import type { Id, Instant } from './brand.ts';

/** The product's languages. */
export const langs = ['pl', 'en'] as const;
export type Lang = (typeof langs)[number];

/** A claim granted by an admin (docs/rules/accounts.md#roles). */
export const claims = ['admin', 'creator', 'caller'] as const;
export type Claim = (typeof claims)[number];

/** Verification of a person (docs/rules/identity.md#states). */
export const identityStates = ['INITIAL', 'mObywatel_process', 'CHECKING', 'ACCEPTED', 'REJECTED'] as const;
export type IdentityState = (typeof identityStates)[number];

/** Verification of a person's link with a company. */
export const companyStates = ['INITIAL', 'CHECKING', 'ACCEPTED', 'REJECTED'] as const;
export type CompanyState = (typeof companyStates)[number];

/** Who is asking: nobody, or a signed-in person with what rules need to know about them. */
export type Viewer = { readonly kind: 'visitor' } | SignedIn;

/** A signed-in person. `company` is the linked company whatever its state. */
export type SignedIn = {
  readonly kind: 'signed-in';
  readonly uid: Id;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly lang: Lang;
  readonly claims: readonly Claim[];
  readonly identity: IdentityState;
  readonly company: { readonly id: Id; readonly name: string; readonly state: CompanyState } | null;
  readonly isAgent: boolean;
  /** Set while the 72-hour undo of an e-mail change runs: no signing, publishing or payout change (docs/rules/accounts.md#e-mail-change). */
  readonly emailChangeUndoUntil: Instant | null;
  /** Until when an admin without a second factor must have set one up; afterwards the claim rests. Null for everybody else (docs/rules/accounts.md#second-factor). */
  readonly secondFactorDue: Instant | null;
};
