/** Reads and writes changes of accepted companies' data. */

import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { CompanyChangeState } from '../../../domain/companies/machine.ts';
import type { CompanyForm } from '../../../domain/companies/types.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { nameOfPerson } from '../../accounts/tables.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import type { WaitingRows } from '../../kit/database/waiting.ts';
import { company, companyChange, companyMember } from '../tables.ts';

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
  change: { readonly id: Id; readonly companyId: Id; readonly uid: Id; readonly form: CompanyForm },
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

/** Every person linked with a company, with the state of the link. */
export const linksOf = (tx: Tx, companyId: Id): Promise<Pick<typeof companyMember.$inferSelect, 'uid' | 'state'>[]> =>
  tx.select({ uid: companyMember.uid, state: companyMember.state }).from(companyMember).where(eq(companyMember.companyId, companyId));

/** Changes that wait for a moderator, the oldest first, with the data that is in force. */
export const waitingChanges = (reader: Reader): Promise<{ change: ChangeRow; company: typeof company.$inferSelect }[]> =>
  reader
    .select({ change: companyChange, company })
    .from(companyChange)
    .innerJoin(company, eq(company.id, companyChange.companyId))
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
