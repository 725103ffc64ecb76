import type { Verdict } from '../kit/verdict.ts';
import { refuse } from './refusals.ts';
import type { Claim, SignedIn, Viewer } from './types.ts';

/** Is somebody signed in? */
export const isSignedIn = (viewer: Viewer): viewer is SignedIn => viewer.kind === 'signed-in';

/** Is somebody signed in whose address is confirmed? An account alone costs nothing, so one without sees what a visitor sees (docs/rules/accounts.md#steps-before-signing). */
export const isConfirmed = (viewer: Viewer): viewer is SignedIn => isSignedIn(viewer) && viewer.emailVerified;

/** Does the viewer hold the claim? */
export const hasClaim = (viewer: Viewer, claim: Claim): boolean => isSignedIn(viewer) && viewer.claims.includes(claim);

/** Is the viewer an admin? */
export const isAdmin = (viewer: Viewer): boolean => hasClaim(viewer, 'admin');

/** Is the viewer an admin or creator? */
export const isStaff = (viewer: Viewer): boolean => isAdmin(viewer) || hasClaim(viewer, 'creator');

/** May the viewer write to prospects and see figures of it? Callers, creators and admins (docs/rules/outreach.md#who). */
export const isCaller = (viewer: Viewer): boolean => isStaff(viewer) || hasClaim(viewer, 'caller');

/** The company for which the viewer may act: linked and accepted, else `null`. */
export const actingCompanyId = (viewer: Viewer): string | null =>
  isSignedIn(viewer) && viewer.company?.state === 'ACCEPTED' ? viewer.company.id : null;

/** May the viewer grant claims? Admins only. */
export const mayGrantClaims = (viewer: Viewer): Verdict => (isAdmin(viewer) ? null : refuse('claim.denied'));

/** Is the case about the viewer, or about a company that they belong to, accepted or not? Nobody decides on their own (docs/rules/console.md#own-cases). */
export const isOwnCase = ({ uid, company }: Pick<SignedIn, 'uid' | 'company'>, of: { readonly uid: string; readonly companyId?: string }): boolean =>
  uid === of.uid || (of.companyId !== undefined && company?.id === of.companyId);

/** May a moderator decide about this person or company? Not on their own case. */
export const mayDecideAbout = (viewer: Pick<SignedIn, 'uid' | 'company'>, of: { readonly uid: string; readonly companyId?: string }): Verdict =>
  isOwnCase(viewer, of) ? refuse('person.own_case') : null;

/** May the claim be taken from a person? They must hold it, and the last admin stays: `otherAdmins` are those beside them whose claim does not rest. */
export const mayRevokeClaim = (of: {
  readonly viewer: Viewer;
  readonly claim: Claim;
  readonly holds: boolean;
  readonly otherAdmins: number;
}): Verdict => {
  if (!isAdmin(of.viewer)) return refuse('claim.denied');
  if (!of.holds) return refuse('claim.not_granted');
  return of.claim === 'admin' && of.otherAdmins === 0 ? refuse('claim.last_admin') : null;
};
