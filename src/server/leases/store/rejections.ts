/** Reads and writes rejections of the premises. */

import { asc, eq, inArray } from 'drizzle-orm';
import type { Id } from '../../../domain/kit/brand.ts';
import type { Rejection } from '../../../domain/leases/types.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { jsonKeys } from '../../kit/files/references.ts';
import { leaseRejection, preparedRejection } from '../tables/rejection.ts';

/** A refusal drawn for its signer. */
export type PreparedRejection = typeof preparedRejection.$inferSelect;

/** Writes a signed rejection down. */
export const insertRejection = async (tx: Tx, row: Omit<typeof leaseRejection.$inferInsert, 'id'>): Promise<void> => {
  await tx.insert(leaseRejection).values({ ...row, id: newId() });
};

/** Keeps a drawn refusal for its signer, in place of an older one. */
export const savePreparedRejection = async (tx: Tx, row: typeof preparedRejection.$inferInsert): Promise<void> => {
  const { leaseId: _, ...drawn } = row;
  await tx.insert(preparedRejection).values(row).onConflictDoUpdate({ target: preparedRejection.leaseId, set: drawn });
};

/** The refusal that was drawn last for a lease. */
export const preparedRejectionOf = async (reader: Reader, leaseId: Id): Promise<PreparedRejection | null> =>
  (await reader.select().from(preparedRejection).where(eq(preparedRejection.leaseId, leaseId)))[0] ?? null;

/** Forgets what was drawn: once a refusal is signed, another one is drawn anew. */
export const deletePreparedRejection = async (tx: Tx, leaseId: Id): Promise<void> => {
  await tx.delete(preparedRejection).where(eq(preparedRejection.leaseId, leaseId));
};

/** When the refusal of this document was signed, and of which lease; null when it never was. */
export const rejectionOfDocument = async (
  reader: Reader,
  documentId: Id,
): Promise<Pick<typeof leaseRejection.$inferSelect, 'leaseId' | 'rejectedAt'> | null> =>
  (await reader.select().from(leaseRejection).where(eq(leaseRejection.documentId, documentId)))[0] ?? null;

/** A rejection with its document and its photos. */
export type SignedRejection = Rejection & Pick<typeof leaseRejection.$inferSelect, 'documentId' | 'photos'>;

/** The rejection that counts of each of these leases that has one. */
export const rejectionsOf = async (reader: Reader, leaseIds: readonly Id[]): Promise<ReadonlyMap<Id, SignedRejection>> => {
  const rows = await reader
    .select()
    .from(leaseRejection)
    .where(inArray(leaseRejection.leaseId, [...leaseIds]))
    .orderBy(asc(leaseRejection.rejectedAt));
  return new Map(
    rows.map(({ leaseId, uid, reasons, description, rejectedAt, documentId, photos }) => [
      leaseId,
      { at: rejectedAt, uid, reasons, description, documentId, photos },
    ]),
  );
};

/** The columns that name the photos of refusals. */
export const rejectionFiles = [leaseRejection.photos, preparedRejection.photos].map((column) => jsonKeys(column, '$[*].key'));
