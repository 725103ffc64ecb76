/** The account of a company: the one that a moderator has seen, and one that was given in. */

import { isChangeRefused, isChangeWaiting } from '../../../domain/companies/change.machine.ts';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import type { Reader } from '../../kit/database/database.ts';
import { newestChange } from '../store/changes.ts';
import { companyById } from '../store/companies.ts';

/** An account that was given in with changed data: it waits for a moderator, or was refused with a reason. */
export type AccountInReview = { readonly account: string; readonly sentAt: Instant; readonly refusedFor: string | null };

type Company = Awaited<ReturnType<typeof companyById>>;

const accountOf = (company: Company): string | null => (company === null || company.acceptedAt === null ? null : company.bankAccount);

/** The account of a company's accepted data, which a moderator has seen; null where the company is not accepted. */
export const accountOfCompany = async (db: Reader, companyId: Id): Promise<string | null> => accountOf(await companyById(db, companyId));

/** The same beside another account that was given in last and is not accepted; null where there is none. */
export const accountsOfCompany = async (
  db: Reader,
  companyId: Id,
): Promise<{ readonly accepted: string | null; readonly inReview: AccountInReview | null }> => {
  const [company, change] = await Promise.all([companyById(db, companyId), newestChange(db, companyId)]);
  const accepted = accountOf(company);
  const isOpen = change !== null && (isChangeWaiting(change.state) || isChangeRefused(change.state));
  if (!isOpen || change.form.bankAccount === accepted) return { accepted, inReview: null };
  return { accepted, inReview: { account: change.form.bankAccount, sentAt: change.createdAt, refusedFor: change.rejectionReason } };
};
