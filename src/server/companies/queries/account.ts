/** The account of a company: the one that a moderator has seen, and one that was given in. */

import { isChangeRefused, isChangeWaiting } from '../../../domain/companies/machine.ts';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import type { Reader } from '../../kit/database/database.ts';
import { newestChange } from '../store/changes.ts';
import { companyById } from '../store/companies.ts';

/** An account that was given in with changed data: it waits for a moderator, or was refused with a reason. */
export type AccountInReview = { readonly account: string; readonly sentAt: Instant; readonly refusedFor: string | null };

/** The account of a company's accepted data, which a moderator has seen; null where the company is not accepted. */
export const accountOfCompany = async (db: Reader, companyId: Id): Promise<string | null> => {
  const company = await companyById(db, companyId);
  return company === null || company.acceptedAt === null ? null : company.bankAccount;
};

/** Another account than the accepted one, given in last and not accepted; null where there is none. */
export const accountInReview = async (db: Reader, companyId: Id): Promise<AccountInReview | null> => {
  const [change, accepted] = [await newestChange(db, companyId), await accountOfCompany(db, companyId)];
  if (change === null || change.form.bankAccount === accepted) return null;
  if (!isChangeWaiting(change.state) && !isChangeRefused(change.state)) return null;
  return { account: change.form.bankAccount, sentAt: change.createdAt, refusedFor: change.rejectionReason };
};
