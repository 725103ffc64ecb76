/** Reads and writes changes of accepted companies' data. */

import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { accepted } from '../../../domain/accounts/rules/verification-status.ts';
import { type CompanyChangeState, changeDecision } from '../../../domain/companies/machine.ts';
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
export const lockCompany = async (tx: Tx, id: Id): Promise<typeof company.$inferSelect | null> =>
  (await tx.select().from(company).where(eq(company.id, id)).for('update'))[0] ?? null;

/** A change by its id. */
export const changeById = async (reader: Reader, id: Id): Promise<ChangeRow | null> =>
  (await reader.select().from(companyChange).where(eq(companyChange.id, id)))[0] ?? null;

/** Gives a change in, in the place of one that still waits. */
export const insertChange = async (
  tx: Tx,
  change: Pick<ChangeRow, 'id' | 'companyId' | 'uid' | 'form' | 'capacity' | 'authorityId'>,
  replaced: CompanyChangeState,
): Promise<void> => {
  await tx
    .update(companyChange)
    .set({ state: replaced, decidedAt: sql`now()` })
    .where(and(eq(companyChange.companyId, change.companyId), isNull(companyChange.decidedAt)));
  await tx.insert(companyChange).values(change);
};

/** Decides a change that still waits; false when it does not. */
export const decideChange = async (
  tx: Tx,
  id: Id,
  decision: { readonly state: CompanyChangeState; readonly decidedBy: Id; readonly rejectionReason: string | null },
): Promise<boolean> => {
  const rows = await tx
    .update(companyChange)
    .set({ ...decision, decidedAt: sql`now()` })
    .where(and(eq(companyChange.id, id), isNull(companyChange.decidedAt)))
    .returning({ id: companyChange.id });
  return rows.length === 1;
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
  decidedBy: Id,
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
  const changes = await reader.$count(companyChange, and(eq(companyChange.authorityId, newest.id), eq(companyChange.state, changeDecision(true))));
  return links + changes === 0 ? newest : null;
};

type WaitingChange = {
  readonly change: ChangeRow;
  readonly company: CompanyRow;
  readonly person: Pick<typeof person.$inferSelect, 'uid' | 'firstName' | 'lastName'>;
  readonly authority: AuthorityRow | null;
};

/** Changes that wait for a moderator, the oldest first, with the data that is in force. */
export const waitingChanges = (reader: Reader): Promise<WaitingChange[]> =>
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
    .limit(100);

/** The same changes as the console's overview counts and lists them. */
export const waitingChangeRows = (): WaitingRows => ({
  table: companyChange,
  id: companyChange.id,
  at: companyChange.createdAt,
  where: isNull(companyChange.decidedAt),
  name: sql`(select ${company.name} from ${company} where ${company.id} = ${companyChange.companyId})`,
  who: nameOfPerson(companyChange.uid),
});
