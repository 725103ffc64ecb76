/** Reads and writes changes of accepted companies' data. */

import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { accepted } from '../../../domain/accounts/rules/verification-status.ts';
import { changeInForce } from '../../../domain/companies/change.machine.ts';
import type { CompanyChangeState } from '../../../domain/companies/types.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { nameOfPerson, person } from '../../accounts/tables.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import type { WaitingRows } from '../../kit/database/waiting.ts';
import { company, companyAuthority, companyChange, companyMember } from '../tables.ts';
import { type AuthorityRow, type CompanyRow, type MemberRow, newestAuthority } from './companies.ts';

/** A change as it was given in. */
export type ChangeRow = typeof companyChange.$inferSelect;

/** The newest change of a company's data. */
export const newestChange = async (reader: Reader, companyId: Id): Promise<ChangeRow | null> =>
  (
    await reader
      .select()
      .from(companyChange)
      .where(eq(companyChange.companyId, companyId))
      .orderBy(desc(companyChange.createdAt), desc(companyChange.id))
      .limit(1)
  )[0] ?? null;

/** The company's row, held until the transaction ends: its changes queue up. */
export const lockCompany = async (tx: Tx, id: Id): Promise<CompanyRow | null> =>
  (await tx.select().from(company).where(eq(company.id, id)).for('update'))[0] ?? null;

/** A change with the company whose data it changes. */
export type ChangeOfCompany = ChangeRow & { readonly company: CompanyRow };

/** A change, locked after its company: whoever moves either takes them in this order. */
export const lockChange = async (tx: Tx, id: Id): Promise<ChangeOfCompany | null> => {
  const [found] = await tx.select({ companyId: companyChange.companyId }).from(companyChange).where(eq(companyChange.id, id));
  const locked = found === undefined ? null : await lockCompany(tx, found.companyId);
  if (locked === null) return null;
  const [row] = await tx.select().from(companyChange).where(eq(companyChange.id, id)).for('update');
  return row === undefined ? null : { ...row, company: locked };
};

/** The change of a company's data that waits for a moderator: of these there is one at most. */
export const waitingChangeOf = async (reader: Reader, companyId: Id): Promise<ChangeRow | null> =>
  (
    await reader
      .select()
      .from(companyChange)
      .where(and(eq(companyChange.companyId, companyId), isNull(companyChange.decidedAt)))
  )[0] ?? null;

/** Gives a change in. */
export const insertChange = async (
  tx: Tx,
  change: Pick<ChangeRow, 'id' | 'companyId' | 'uid' | 'form' | 'capacity' | 'authorityId'>,
): Promise<void> => {
  await tx.insert(companyChange).values(change);
};

/** Columns that a step sets beside the state. */
export type ChangeDecision = Pick<ChangeRow, 'decidedAt' | 'decidedBy' | 'rejectionReason'>;

/** Sets the state where it is still `from`; null when it is another. */
export const moveChange = async (
  tx: Tx,
  step: { readonly id: Id; readonly from: CompanyChangeState; readonly to: CompanyChangeState; readonly decision: ChangeDecision },
): Promise<ChangeRow | null> => {
  const rows = await tx
    .update(companyChange)
    .set({ ...step.decision, state: step.to })
    .where(and(eq(companyChange.id, step.id), eq(companyChange.state, step.from)))
    .returning();
  return rows[0] ?? null;
};

/** Every person linked with a company, with the state of the link and the capacity. */
export const linksOf = (tx: Tx, companyId: Id): Promise<Pick<MemberRow, 'uid' | 'state' | 'capacity'>[]> =>
  tx
    .select({ uid: companyMember.uid, state: companyMember.state, capacity: companyMember.capacity })
    .from(companyMember)
    .where(eq(companyMember.companyId, companyId))
    .orderBy(companyMember.uid);

/** Sets the capacity that a moderator accepted with changed data, and the document that proves it, on a link that is accepted. */
export const acceptCapacity = async (
  tx: Tx,
  { companyId, uid, capacity, authorityId }: Pick<MemberRow, 'companyId' | 'uid' | 'capacity' | 'authorityId'>,
  decidedBy: Id | null,
): Promise<void> => {
  await tx
    .update(companyMember)
    .set({ capacity, authorityId, decidedBy, decidedAt: sql`now()` })
    .where(and(eq(companyMember.companyId, companyId), eq(companyMember.uid, uid), eq(companyMember.state, accepted)));
};

/** The newest document of a person that neither their link nor an accepted change names: the one for a change. */
export const changeAuthority = async (reader: Reader, companyId: Id, uid: Id): Promise<AuthorityRow | null> => {
  const newest = await newestAuthority(reader, companyId, uid);
  if (newest === null) return null;
  const own = and(eq(companyMember.companyId, companyId), eq(companyMember.uid, uid));
  const links = await reader.$count(companyMember, and(own, eq(companyMember.authorityId, newest.id)));
  const changes = await reader.$count(companyChange, and(eq(companyChange.authorityId, newest.id), eq(companyChange.state, changeInForce)));
  return links + changes === 0 ? newest : null;
};

type WaitingChange = {
  readonly change: ChangeRow;
  readonly company: CompanyRow;
  readonly person: Pick<typeof person.$inferSelect, 'uid' | 'firstName' | 'lastName'>;
  readonly authority: AuthorityRow | null;
};

/** A page of the changes that wait for a moderator, the oldest first, with the data that is in force. */
export const waitingChanges = (reader: Reader, { limit, offset }: { readonly limit: number; readonly offset: number }): Promise<WaitingChange[]> =>
  reader
    .select({
      change: companyChange,
      company,
      person: { uid: person.uid, firstName: person.firstName, lastName: person.lastName },
      authority: companyAuthority,
    })
    .from(companyChange)
    .innerJoin(company, eq(company.id, companyChange.companyId))
    .innerJoin(person, eq(person.uid, companyChange.uid))
    .leftJoin(companyAuthority, eq(companyAuthority.id, companyChange.authorityId))
    .where(isNull(companyChange.decidedAt))
    .orderBy(companyChange.createdAt, companyChange.id)
    .limit(limit)
    .offset(offset);

/** How many changes wait. */
export const countWaitingChanges = (reader: Reader): Promise<number> => reader.$count(companyChange, isNull(companyChange.decidedAt));

/** The same changes as the console's overview counts and lists them. */
export const waitingChangeRows = (): WaitingRows => ({
  table: companyChange,
  id: companyChange.id,
  at: companyChange.createdAt,
  where: isNull(companyChange.decidedAt),
  name: sql`(select ${company.name} from ${company} where ${company.id} = ${companyChange.companyId})`,
  who: nameOfPerson(companyChange.uid),
});
