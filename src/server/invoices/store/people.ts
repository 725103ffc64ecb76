/** When invoices of leases were last issued. */

import { desc, inArray } from 'drizzle-orm';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import type { Reader } from '../../kit/database/database.ts';
import { invoice } from '../tables.ts';

/** The newest invoice of some leases; null when none was issued. */
export const lastIssuedAt = async (reader: Reader, leaseIds: readonly Id[]): Promise<Instant | null> => {
  if (leaseIds.length === 0) return null;
  const among = inArray(invoice.leaseId, [...leaseIds]);
  const [row] = await reader.select({ at: invoice.issuedAt }).from(invoice).where(among).orderBy(desc(invoice.issuedAt)).limit(1);
  return row?.at ?? null;
};
