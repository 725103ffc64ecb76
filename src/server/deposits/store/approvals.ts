/** Reads and writes acts about money that wait for a second admin. */

import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { nameOfPerson } from '../../accounts/tables.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import type { WaitingRows } from '../../kit/database/waiting.ts';
import { nameOfLease } from '../../leases/tables/lease.ts';
import { moneyApproval } from '../tables/records.ts';

/** An act that was prepared for a second admin. */
export type ApprovalRow = typeof moneyApproval.$inferSelect;

/** Prepares an act for a second admin; an open one of the same kind for the lease gives way to it. */
export const insertApproval = async (
  tx: Tx,
  row: Pick<typeof moneyApproval.$inferInsert, 'leaseId' | 'act' | 'details' | 'reason' | 'preparedBy'>,
): Promise<Id> => {
  const id = newId();
  await tx.delete(moneyApproval).where(and(eq(moneyApproval.leaseId, row.leaseId), eq(moneyApproval.act, row.act), isNull(moneyApproval.decidedAt)));
  await tx.insert(moneyApproval).values({ id, ...row });
  return id;
};

/** A prepared act, locked until the transaction ends. */
export const lockApproval = async (tx: Tx, id: Id): Promise<ApprovalRow | null> =>
  (await tx.select().from(moneyApproval).where(eq(moneyApproval.id, id)).for('update'))[0] ?? null;

/** Decides a prepared act. */
export const decideApproval = async (
  tx: Tx,
  id: Id,
  decided: { readonly decidedBy: Id; readonly decidedAt: Instant; readonly accepted: boolean },
): Promise<void> => {
  await tx.update(moneyApproval).set(decided).where(eq(moneyApproval.id, id));
};

/** The prepared acts of these leases that still wait, newest first. */
export const openApprovals = (reader: Reader, leaseIds: readonly Id[]): Promise<ApprovalRow[]> =>
  reader
    .select()
    .from(moneyApproval)
    .where(and(inArray(moneyApproval.leaseId, [...leaseIds]), isNull(moneyApproval.decidedAt)))
    .orderBy(desc(moneyApproval.preparedAt));

/** Prepared acts that wait for a second admin. */
export const waitingApprovals = (): WaitingRows => ({
  table: moneyApproval,
  id: moneyApproval.id,
  at: moneyApproval.preparedAt,
  where: isNull(moneyApproval.decidedAt),
  name: nameOfLease(moneyApproval.leaseId),
  who: nameOfPerson(moneyApproval.preparedBy),
  code: moneyApproval.act,
});
