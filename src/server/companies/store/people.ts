/** Reads and forgets what ties people to companies. */

import { and, count, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { accepted } from '../../../domain/accounts/rules/verification-status.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { company, companyAuthority, companyChange, companyMember } from '../tables.ts';

/**
 * Companies that their creator hands over before they go, with how many others those have: of one whose creator's link is accepted everybody counts,
 * else whoever could take it over (docs/rules/companies.md#removing-a-person).
 */
export const companiesToHandOver = (reader: Reader, uid: Id) => {
  const own = alias(companyMember, 'own');
  return reader
    .select({ name: company.name, others: count() })
    .from(company)
    .innerJoin(companyMember, and(eq(companyMember.companyId, company.id), ne(companyMember.uid, uid)))
    .leftJoin(own, and(eq(own.companyId, company.id), eq(own.uid, uid), eq(own.state, accepted)))
    .where(and(eq(company.creatorUid, uid), or(isNotNull(own.uid), eq(companyMember.state, accepted))))
    .groupBy(company.id, company.name);
};

/** Everything that a person gave in for companies. */
export const companyRecordsOf = async (reader: Reader, uid: Id) => ({
  links: await reader.select().from(companyMember).where(eq(companyMember.uid, uid)),
  companies: await reader.select().from(company).where(eq(company.creatorUid, uid)),
  changes: await reader.select().from(companyChange).where(eq(companyChange.uid, uid)),
  authorities: await reader.select().from(companyAuthority).where(eq(companyAuthority.uid, uid)),
});

/** Companies that somebody created and nobody belongs to. */
export const emptyCompaniesOf = async (tx: Tx, uid: Id): Promise<Id[]> => {
  const rows = await tx
    .select({ id: company.id })
    .from(company)
    .leftJoin(companyMember, eq(companyMember.companyId, company.id))
    .where(and(eq(company.creatorUid, uid), isNull(companyMember.uid)));
  return rows.map(({ id }) => id);
};

/** Forgets a company that nobody belongs to. */
export const deleteCompany = async (tx: Tx, id: Id): Promise<void> => {
  await tx.delete(companyChange).where(eq(companyChange.companyId, id));
  await tx.delete(companyAuthority).where(eq(companyAuthority.companyId, id));
  await tx.delete(company).where(eq(company.id, id));
};

/** Forgets what a person gave in to change a company and nobody decided. */
export const deleteOpenChanges = async (tx: Tx, uid: Id): Promise<void> => {
  await tx.delete(companyChange).where(and(eq(companyChange.uid, uid), isNull(companyChange.decidedAt)));
};

/** Forgets a document of a capacity. Answers where its bytes lie. */
export const deleteAuthority = async (tx: Tx, id: Id): Promise<string[]> =>
  (await tx.delete(companyAuthority).where(eq(companyAuthority.id, id)).returning({ key: companyAuthority.key })).map(({ key }) => key);
