import type { Id } from '../../domain/kit/brand.ts';
import type { Side } from '../../domain/leases/types.ts';
import type { Reader } from '../kit/database/database.ts';
import { invoicesOfLease } from './store.ts';

/** The drawn invoice of a side, if it is issued and drawn. */
export const invoiceDocumentOf = async (reader: Reader, leaseId: Id, side: Side): Promise<Id | null> =>
  (await invoicesOfLease(reader, leaseId)).find((invoice) => invoice.side === side)?.documentId ?? null;
