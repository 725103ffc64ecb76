/** When the ledger last moved money of leases. */

import { desc, inArray } from 'drizzle-orm';
import type { Day, Id } from '../../../domain/kit/brand.ts';
import type { Reader } from '../../kit/database/database.ts';
import { ledgerEntry } from '../tables/ledger.ts';

/** The last value date of some leases; null when none of their money ever moved. */
export const lastValueDate = async (reader: Reader, leaseIds: readonly Id[]): Promise<Day | null> => {
  if (leaseIds.length === 0) return null;
  const among = inArray(ledgerEntry.leaseId, [...leaseIds]);
  const [row] = await reader.select({ on: ledgerEntry.valueDate }).from(ledgerEntry).where(among).orderBy(desc(ledgerEntry.valueDate)).limit(1);
  return row?.on ?? null;
};
