/** Reads for which company a person acts, and in what capacity. */

import { accepted, isAccepted } from '../../../domain/accounts/rules/verification-status.ts';
import type { Capacity } from '../../../domain/companies/types.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import type { Reader } from '../../kit/database/database.ts';
import { stepsOf } from '../../kit/lifecycle/steps.ts';
import { type LinkRow, memberOf, otherSigners } from '../store/companies.ts';

/** Whose deals hold a person: what they made or signed themselves, and everything of the company that `aloneFor` names. */
export type DealHolder = { readonly uid: Id; readonly aloneFor: Id | null };

/** The person as what holds an account is looked for (docs/rules/accounts.md#what-holds-an-account). */
export const dealHolderOf = async (reader: Reader, uid: Id): Promise<DealHolder> => {
  const membership = await membershipOf(reader, uid);
  return { uid, aloneFor: membership?.isAlone ? membership.companyId : null };
};

/**
 * The company that a person acts for or acted for until the acceptance was taken back, and whether nobody else acts for it: its deals run on,
 * whatever became of the link. Null without one, and while nobody has accepted the link yet.
 */
export const membershipOf = async (reader: Reader, uid: Id): Promise<{ readonly companyId: Id; readonly isAlone: boolean } | null> => {
  const link = await memberOf(reader, uid);
  if (link === null || !(await wasAccepted(reader, link.member))) return null;
  const companyId = link.company.id;
  return { companyId, isAlone: (await otherSigners(reader, companyId, uid)).length === 0 };
};

const wasAccepted = async (reader: Reader, { uid, state, createdAt }: LinkRow['member']): Promise<boolean> =>
  isAccepted(state) || (await stepsOf(reader, 'company', uid)).some((step) => step.fromState === accepted && step.createdAt >= createdAt);

/** The company that the person's accepted link names; null without one. */
export const acceptedCompanyOf = async (db: Reader, uid: Id): Promise<Id | null> => {
  const link = await memberOf(db, uid);
  return link !== null && isAccepted(link.member.state) ? link.company.id : null;
};

/** In what capacity the person acts for their company; null when they have none. */
export const capacityOf = async (db: Reader, uid: Id): Promise<Capacity | null> => (await memberOf(db, uid))?.member.capacity ?? null;
