/** Reads and writes companies and their members. */

import { and, eq, sql } from 'drizzle-orm';
import { accepted } from '../../domain/accounts/rules/verification-status.ts';
import type { CompanyState } from '../../domain/accounts/types.ts';
import type { Capacity, CompanyForm } from '../../domain/companies/types.ts';
import type { Id } from '../../domain/kit/brand.ts';
import type { Db, Reader, Tx } from '../kit/database/database.ts';
import { company, companyMember } from './tables.ts';

export type CompanyRow = typeof company.$inferSelect;
export type MemberRow = typeof companyMember.$inferSelect;
/** A person's link with a company, and the company. */
export type LinkRow = { readonly company: CompanyRow; readonly member: MemberRow };

export const companyById = async (db: Reader, id: Id): Promise<CompanyRow | null> =>
  (await db.select().from(company).where(eq(company.id, id)))[0] ?? null;

export const companyByNip = async (db: Reader, nip: string): Promise<CompanyRow | null> =>
  (await db.select().from(company).where(eq(company.nip, nip)))[0] ?? null;

export const memberOf = async (db: Reader, uid: Id): Promise<LinkRow | null> => {
  const rows = await db
    .select({ company, member: companyMember })
    .from(companyMember)
    .innerJoin(company, eq(company.id, companyMember.companyId))
    .where(eq(companyMember.uid, uid));
  return rows[0] ?? null;
};

/** A person's link and its company, both locked until the end of the transaction: steps of one company's links queue up. */
export const lockLink = async (tx: Tx, uid: Id): Promise<LinkRow | null> => {
  const rows = await tx
    .select({ company, member: companyMember })
    .from(companyMember)
    .innerJoin(company, eq(company.id, companyMember.companyId))
    .where(eq(companyMember.uid, uid))
    .for('update');
  return rows[0] ?? null;
};

/** Adds a company unless its NIP is taken; `false` when it is. */
export const insertCompany = async (tx: Tx, id: Id, creatorUid: Id, form: CompanyForm): Promise<boolean> =>
  (
    await tx
      .insert(company)
      .values({ id, creatorUid, ...form })
      .onConflictDoNothing({ target: company.nip })
      .returning({ id: company.id })
  ).length === 1;

export const updateCompany = async (tx: Tx, id: Id, form: CompanyForm): Promise<void> => {
  await tx.update(company).set(form).where(eq(company.id, id));
};

/** Links a person with a company, or corrects the capacity of the link that is there. */
export const linkMember = async (tx: Tx, companyId: Id, uid: Id, capacity: Capacity): Promise<void> => {
  await tx
    .insert(companyMember)
    .values({ companyId, uid, capacity })
    .onConflictDoUpdate({ target: [companyMember.companyId, companyMember.uid], set: { capacity } });
};

/** Sets the state of a link where it is still `from`, with who decided and why; null when it is another. */
export const changeMember = async (
  tx: Tx,
  link: { readonly companyId: Id; readonly uid: Id; readonly from: CompanyState; readonly to: CompanyState },
  decision: { readonly by: Id | null; readonly reason: string | null } | null,
): Promise<MemberRow | null> => {
  const stamp =
    decision === null
      ? { submittedAt: sql`now()`, rejectionReason: null }
      : { decidedAt: sql`now()`, decidedBy: decision.by, rejectionReason: decision.reason };
  const moved = await tx
    .update(companyMember)
    .set({ state: link.to, ...stamp })
    .where(and(eq(companyMember.companyId, link.companyId), eq(companyMember.uid, link.uid), eq(companyMember.state, link.from)))
    .returning();
  return moved[0] ?? null;
};

export const unlinkMember = async (tx: Tx, companyId: Id, uid: Id): Promise<void> => {
  await tx.delete(companyMember).where(and(eq(companyMember.companyId, companyId), eq(companyMember.uid, uid)));
};

/** How many accepted members the company has: its signers (docs/rules/companies.md#signers). */
export const signersOf = (db: Db | Tx, companyId: Id): Promise<number> =>
  db.$count(companyMember, and(eq(companyMember.companyId, companyId), eq(companyMember.state, accepted)));
