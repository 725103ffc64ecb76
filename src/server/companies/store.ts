import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { accepted } from '../../domain/accounts/rules/standing.ts';
import type { CompanyState } from '../../domain/accounts/types.ts';
import type { Capacity, CompanyForm } from '../../domain/companies/types.ts';
import type { Id } from '../../domain/kit/brand.ts';
import { runningLeaseStates } from '../../domain/leases/machine.ts';
import { isPublished, offerStates } from '../../domain/offers/machine.ts';
import type { Db, Reader, Tx } from '../kit/database/database.ts';
import { lease } from '../leases/tables/lease.ts';
import { offer } from '../offers/tables/offer.ts';
import { reservation } from '../reservations/tables.ts';
import { company, companyMember } from './tables.ts';

export type CompanyRow = typeof company.$inferSelect;
export type MemberRow = typeof companyMember.$inferSelect;

export const companyById = async (db: Reader, id: Id): Promise<CompanyRow | null> =>
  (await db.select().from(company).where(eq(company.id, id)))[0] ?? null;

export const companyByNip = async (db: Reader, nip: string): Promise<CompanyRow | null> =>
  (await db.select().from(company).where(eq(company.nip, nip)))[0] ?? null;

export const memberOf = async (db: Reader, uid: Id): Promise<{ company: CompanyRow; member: MemberRow } | null> => {
  const rows = await db
    .select({ company, member: companyMember })
    .from(companyMember)
    .innerJoin(company, eq(company.id, companyMember.companyId))
    .where(eq(companyMember.uid, uid));
  return rows[0] ?? null;
};

/** The link of a person with this company, locked until the end of the transaction. */
export const lockMember = async (tx: Tx, companyId: Id, uid: Id): Promise<MemberRow | null> =>
  (
    await tx
      .select()
      .from(companyMember)
      .where(and(eq(companyMember.companyId, companyId), eq(companyMember.uid, uid)))
      .for('update')
  )[0] ?? null;

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

/** Moves the link's state where it stands; `false` means somebody else moved it first. */
export const moveMember = async (
  tx: Tx,
  link: { companyId: Id; uid: Id; from: CompanyState; to: CompanyState },
  decision: { by: Id; reason: string | null } | null,
): Promise<boolean> => {
  const stamp =
    decision === null
      ? { submittedAt: sql`now()`, rejectionReason: null }
      : { decidedAt: sql`now()`, decidedBy: decision.by, rejectionReason: decision.reason };
  const moved = await tx
    .update(companyMember)
    .set({ state: link.to, ...stamp })
    .where(and(eq(companyMember.companyId, link.companyId), eq(companyMember.uid, link.uid), eq(companyMember.state, link.from)))
    .returning({ uid: companyMember.uid });
  return moved.length === 1;
};

export const unlinkMember = async (tx: Tx, companyId: Id, uid: Id): Promise<void> => {
  await tx.delete(companyMember).where(and(eq(companyMember.companyId, companyId), eq(companyMember.uid, uid)));
};

/** How many accepted members the company has: its signers (docs/rules/companies.md#signers). */
export const signersOf = (db: Db | Tx, companyId: Id): Promise<number> =>
  db.$count(companyMember, and(eq(companyMember.companyId, companyId), eq(companyMember.state, accepted)));

/** How many published offers, running reservations and unfinished leases the company stands in. */
export const runningDealsOf = async (db: Reader, companyId: Id): Promise<number> => {
  const offers = await db.$count(
    offer,
    and(eq(offer.companyId, companyId), inArray(offer.state, offerStates.filter(isPublished)), gt(offer.validTo, sql`now()`)),
  );
  const reservations = await db.$count(reservation, and(eq(reservation.companyId, companyId), isNull(reservation.endedAt)));
  const leases = await db.$count(
    lease,
    and(or(eq(lease.landlordCompanyId, companyId), eq(lease.tenantCompanyId, companyId)), inArray(lease.state, [...runningLeaseStates])),
  );
  return offers + reservations + leases;
};
