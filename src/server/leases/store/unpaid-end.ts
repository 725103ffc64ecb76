/** Reads and writes the landlord's withdrawal from an unpaid lease. */

import { and, eq, isNull } from 'drizzle-orm';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { leaseUnpaidEnd } from '../tables/unpaid-end.ts';

/** A withdrawal as stored, signed or only shown. */
export type UnpaidEndRow = typeof leaseUnpaidEnd.$inferSelect;

/** The withdrawal of a lease. */
export const unpaidEndOf = async (reader: Reader, leaseId: Id): Promise<UnpaidEndRow | null> =>
  (await reader.select().from(leaseUnpaidEnd).where(eq(leaseUnpaidEnd.leaseId, leaseId)))[0] ?? null;

/** Keeps the text that is shown, in place of an earlier one that nobody signed. */
export const savePreparedEnd = async (
  tx: Tx,
  row: Pick<typeof leaseUnpaidEnd.$inferInsert, 'leaseId' | 'signerUid' | 'cosignerUid' | 'text' | 'sha256'>,
): Promise<void> => {
  await tx.delete(leaseUnpaidEnd).where(and(eq(leaseUnpaidEnd.leaseId, row.leaseId), isNull(leaseUnpaidEnd.signedAt)));
  await tx.insert(leaseUnpaidEnd).values({ id: newId(), ...row });
};

/** Notes by which act it was signed. */
export const signUnpaidEnd = async (tx: Tx, id: Id, signed: { readonly signedAt: Instant; readonly evidenceId: Id }): Promise<void> => {
  await tx.update(leaseUnpaidEnd).set(signed).where(eq(leaseUnpaidEnd.id, id));
};
