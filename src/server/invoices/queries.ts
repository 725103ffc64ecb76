import type { Side } from '../../domain/companies/types.ts';
import { leaseOfOffer } from '../leases/queries/lease.ts';
import type { LocateDocument } from '../signing/queries/purposes.ts';
import { invoicesOfLease } from './store.ts';

/** The drawn invoice of a side, once it is issued and drawn. */
export const invoiceDocument =
  (side: Side): LocateDocument =>
  async (reader, { offerId }) => {
    const lease = await leaseOfOffer(reader, offerId);
    return lease === null ? null : ((await invoicesOfLease(reader, lease.id)).find((invoice) => invoice.side === side)?.documentId ?? null);
  };
