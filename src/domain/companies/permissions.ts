import { isAdmin, isSignedIn } from '../accounts/permissions.ts';
import { isCompanyAccepted, isIdentityAccepted } from '../accounts/rules/verification-status.ts';
import type { SignedIn, Viewer } from '../accounts/types.ts';
import type { Id } from '../kit/brand.ts';
import type { Verdict } from '../kit/verdict.ts';
import type { CompanyEvent } from './machine.ts';
import { refuse } from './refusals.ts';

/** What a person may do with their company: steps of the link, correcting a form that nobody accepted, and giving in a change of accepted data. */
export type CompanyAct = CompanyEvent | 'edit' | 'change';

/** Does the viewer belong to the company, whatever the state of the link? */
export const isMember = (viewer: Viewer, companyId: Id): boolean => isSignedIn(viewer) && viewer.company?.id === companyId;

/** Is the viewer an accepted member, and so a signer, of the company? Until company roles exist every accepted member signs (docs/rules/companies.md#signers). */
export const isSigner = (viewer: Viewer, companyId: Id): boolean =>
  isMember(viewer, companyId) && isSignedIn(viewer) && viewer.company?.state === 'ACCEPTED';

/** What tells whether a person may still bind a company. */
export type SignerVerification = Pick<SignedIn, 'identity'> & { readonly company: Pick<NonNullable<SignedIn['company']>, 'id' | 'state'> | null };

/** May a person who acted for a company still bind it? Their identity and their link with this very company are accepted (docs/rules/reservations.md#booking). */
export const mayStillBind = (person: SignerVerification | null, companyId: Id): boolean =>
  person !== null && isIdentityAccepted(person) && isCompanyAccepted(person) && person.company?.id === companyId;

/** As what the viewer sees and removes the people of a company: its creator while their own link is accepted, or an admin; null: not at all. */
export const peopleManager = (viewer: Viewer, company: { readonly id: Id; readonly creatorUid: Id }): 'creator' | 'admin' | null => {
  if (isSignedIn(viewer) && viewer.uid === company.creatorUid && isSigner(viewer, company.id)) return 'creator';
  return isAdmin(viewer) ? 'admin' : null;
};

/**
 * Does the creator hand the company over before they leave? While somebody there can take it over, and while they may remove whoever cannot.
 * `successors` are others whose link is accepted, `others` all who are linked (docs/rules/companies.md#removing-a-person).
 */
export const mustHandOver = (creator: { readonly isAccepted: boolean; readonly successors: number; readonly others: number }): boolean =>
  creator.successors > 0 || (creator.isAccepted && creator.others > 0);

/** May the company be deleted? By its creator, without active offers, other users, and deals that run (docs/rules/companies.md#deleting). */
export const mayDeleteCompany = (
  viewer: Viewer,
  company: { readonly creatorUid: Id; readonly activeOffers: number; readonly users: number; readonly deals: number },
): Verdict => {
  if (!isSignedIn(viewer) || viewer.uid !== company.creatorUid) return refuse('company.denied');
  if (company.activeOffers > 0) return refuse('company.active_offers');
  if (company.users > 1) return refuse('company.several_users');
  return company.deals > 0 ? refuse('company.deals_running') : null;
};
