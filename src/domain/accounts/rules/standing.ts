import type { CompanyState, IdentityState, SignedIn } from '../types.ts';

/** What the standing rules need of a person. */
export type Standing = Pick<SignedIn, 'emailVerified' | 'identity' | 'emailChangeUndoUntil'> & {
  readonly company: Pick<NonNullable<SignedIn['company']>, 'state'> | null;
};

/** Has a moderator accepted this identity or this link with a company? For code that holds the bare state. */
export const isAccepted = (state: IdentityState | CompanyState): boolean => state === 'ACCEPTED';

/** Is the identity accepted? */
export const isIdentityAccepted = (person: Pick<Standing, 'identity'>): boolean => isAccepted(person.identity);

/** Is the link with a company accepted? */
export const isCompanyAccepted = (person: Pick<Standing, 'company'>): boolean => person.company !== null && isAccepted(person.company.state);
