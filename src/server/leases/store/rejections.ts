/** Reads and writes rejections of the premises. */

import { asc, inArray } from 'drizzle-orm';
import type { Id } from '../../../domain/kit/brand.ts';
import type { Rejection } from '../../../domain/leases/types.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { leaseRejection } from '../tables/rejection.ts';

/** Writes a rejection down. */
export const insertRejection = async (tx: Tx, leaseId: Id, { uid, reasons, at }: Rejection): Promise<void> => {
  await tx.insert(leaseRejection).values({ id: newId(), leaseId, uid, reasons, rejectedAt: at });
};

/** The rejection that counts of each of these leases that has one. */
export const rejectionsOf = async (reader: Reader, leaseIds: readonly Id[]): Promise<ReadonlyMap<Id, Rejection>> => {
  const rows = await reader
    .select()
    .from(leaseRejection)
    .where(inArray(leaseRejection.leaseId, [...leaseIds]))
    .orderBy(asc(leaseRejection.rejectedAt));
  return new Map(rows.map(({ leaseId, uid, reasons, rejectedAt }) => [leaseId, { at: rejectedAt, uid, reasons }]));
};
