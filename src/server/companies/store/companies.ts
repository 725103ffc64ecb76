/** Reads and writes companies and their members. */

import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, notExists, or, sql } from 'drizzle-orm';
import { accepted } from '../../../domain/accounts/rules/verification-status.ts';
import type { CompanyState } from '../../../domain/accounts/types.ts';
import { changeInForce } from '../../../domain/companies/change.machine.ts';
import type { Capacity, CompanyForm } from '../../../domain/companies/types.ts';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { person } from '../../accounts/tables.ts';
import type { Db, Reader, Tx } from '../../kit/database/database.ts';
import { takeLock } from '../../kit/database/locks.ts';
import { keyColumn } from '../../kit/files/references.ts';
import { company, companyAuthority, companyChange, companyMember } from '../tables.ts';

export type CompanyRow = typeof company.$inferSelect;
export type MemberRow = typeof companyMember.$inferSelect;
/** A person's link with a company, and the company. */
export type LinkRow = { readonly company: CompanyRow; readonly member: MemberRow };

export const companyById = async (db: Reader, id: Id): Promise<CompanyRow | null> =>
  (await db.select().from(company).where(eq(company.id, id)))[0] ?? null;

/** The accepted company with this NIP: what somebody gave in and nobody accepted belongs to nobody (docs/rules/companies.md#whose-record). */
export const acceptedByNip = async (db: Reader, nip: string): Promise<CompanyRow | null> =>
  (
    await db
      .select()
      .from(company)
      .where(and(eq(company.nip, nip), isNotNull(company.acceptedAt)))
  )[0] ?? null;

/** Makes acceptances of one tax number queue up, so that no two companies of it are accepted at once. */
export const lockNip = async (tx: Tx, nip: string): Promise<void> => {
  await takeLock(tx, 'nip', nip);
};

/** A company is accepted while it has an accepted member; called after every step of a link. */
export const refreshAcceptance = async (tx: Tx, id: Id): Promise<void> => {
  const signers = tx
    .select({ uid: companyMember.uid })
    .from(companyMember)
    .where(and(eq(companyMember.companyId, id), eq(companyMember.state, accepted)));
  await tx
    .update(company)
    .set({ acceptedAt: sql`now()` })
    .where(and(eq(company.id, id), isNull(company.acceptedAt), sql`exists ${signers}`));
  await tx
    .update(company)
    .set({ acceptedAt: null })
    .where(and(eq(company.id, id), isNotNull(company.acceptedAt), sql`not exists ${signers}`));
};

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

/** Adds a company that nobody has accepted yet. */
export const insertCompany = async (tx: Tx, id: Id, creatorUid: Id, form: CompanyForm): Promise<void> => {
  await tx.insert(company).values({ id, creatorUid, ...form });
};

export const updateCompany = async (tx: Tx, id: Id, form: CompanyForm): Promise<void> => {
  await tx.update(company).set(form).where(eq(company.id, id));
};

/** Links a person with a company, or corrects the capacity of the link that is there; the newest document that the person gave in for it proves it. */
export const linkMember = async (tx: Tx, companyId: Id, uid: Id, capacity: Capacity): Promise<void> => {
  const authorityId = (await newestAuthority(tx, companyId, uid))?.id ?? null;
  await tx
    .insert(companyMember)
    .values({ companyId, uid, capacity, authorityId })
    .onConflictDoUpdate({ target: [companyMember.companyId, companyMember.uid], set: { capacity, authorityId } });
};

/** A document that proves a person's capacity. */
export type AuthorityRow = typeof companyAuthority.$inferSelect;

/** The document that the person gave in last for this company. */
export const newestAuthority = async (db: Reader, companyId: Id, uid: Id): Promise<AuthorityRow | null> =>
  (
    await db
      .select()
      .from(companyAuthority)
      .where(and(eq(companyAuthority.companyId, companyId), eq(companyAuthority.uid, uid)))
      .orderBy(desc(companyAuthority.createdAt), desc(companyAuthority.id))
      .limit(1)
  )[0] ?? null;

/** A document by its id. */
export const authorityById = async (db: Reader, id: Id): Promise<AuthorityRow | null> =>
  (await db.select().from(companyAuthority).where(eq(companyAuthority.id, id)))[0] ?? null;

/** Keeps an uploaded document. */
export const insertAuthority = async (tx: Tx, row: typeof companyAuthority.$inferInsert): Promise<void> => {
  await tx.insert(companyAuthority).values(row);
};

/**
 * Forgets the documents of a person that neither a link nor a change names and no moderator ever accepted: those given in since `acceptedAt`, the last time that a
 * link of theirs was accepted. Answers where their bytes lie.
 */
export const deleteUnusedAuthorities = async (tx: Tx, uid: Id, { keep, acceptedAt }: { readonly keep: Id; readonly acceptedAt: Instant | null }) => {
  const named = tx.select({ id: companyMember.authorityId }).from(companyMember).where(eq(companyMember.authorityId, companyAuthority.id));
  const withChange = tx
    .select({ id: companyChange.authorityId })
    .from(companyChange)
    .where(and(eq(companyChange.authorityId, companyAuthority.id), or(isNull(companyChange.decidedAt), eq(companyChange.state, changeInForce))));
  const since = acceptedAt === null ? undefined : gt(companyAuthority.createdAt, acceptedAt);
  const gone = await tx
    .delete(companyAuthority)
    .where(and(eq(companyAuthority.uid, uid), ne(companyAuthority.id, keep), since, notExists(named), notExists(withChange)))
    .returning({ key: companyAuthority.key });
  return gone.map(({ key }) => key);
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

/** A member with the person behind it. */
export type MemberPerson = { readonly member: MemberRow; readonly person: typeof person.$inferSelect };

/** The accepted members of some companies. */
export const signersOfCompanies = (db: Reader, companyIds: readonly Id[]): Promise<MemberPerson[]> =>
  db
    .select({ member: companyMember, person })
    .from(companyMember)
    .innerJoin(person, eq(person.uid, companyMember.uid))
    .where(and(inArray(companyMember.companyId, [...companyIds]), eq(companyMember.state, accepted)))
    .orderBy(person.lastName, person.firstName, person.uid);

/** The accepted members of a company. */
export const signersOfCompany = (db: Reader, companyId: Id): Promise<MemberPerson[]> => signersOfCompanies(db, [companyId]);

/** The other accepted members of a company. */
export const otherSigners = async (db: Reader, companyId: Id, uid: Id): Promise<MemberPerson[]> =>
  (await signersOfCompany(db, companyId)).filter(({ member }) => member.uid !== uid);

/** How many accepted members the company has: its signers (docs/rules/companies.md#signers). */
export const countSigners = (db: Db | Tx, companyId: Id): Promise<number> =>
  db.$count(companyMember, and(eq(companyMember.companyId, companyId), eq(companyMember.state, accepted)));

/** The column that names documents of capacities. */
export const authorityFiles = keyColumn(companyAuthority.key);
