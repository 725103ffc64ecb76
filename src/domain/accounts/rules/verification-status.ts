import type { CompanyState, IdentityState, SignedIn } from '../types.ts';

/** What the rules of verification need of a person. */
export type VerificationStatus = Pick<SignedIn, 'emailVerified' | 'identity' | 'emailChangeUndoUntil'> & {
  readonly company: Pick<NonNullable<SignedIn['company']>, 'state'> | null;
};

/** The state of an identity or of a link with a company that a moderator has accepted. */
export const accepted = 'ACCEPTED' satisfies IdentityState & CompanyState;

/** The state of an identity or of a link with a company that a moderator has to look at. */
export const toReview = 'CHECKING' satisfies IdentityState & CompanyState;

/** Has a moderator accepted this identity or this link with a company? For code that holds the bare state. */
export const isAccepted = (state: IdentityState | CompanyState): boolean => state === accepted;

/** Is the identity accepted? */
export const isIdentityAccepted = (person: Pick<VerificationStatus, 'identity'>): boolean => isAccepted(person.identity);

/** Is a request of the citizen app under way? */
export const isRequestUnderWay = ({ identity }: Pick<VerificationStatus, 'identity'>): boolean => identity === 'mObywatel_process';

/** Is the link with a company accepted? */
export const isCompanyAccepted = (person: Pick<VerificationStatus, 'company'>): boolean =>
  person.company !== null && isAccepted(person.company.state);
