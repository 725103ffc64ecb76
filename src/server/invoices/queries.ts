import type { Side } from '../../domain/companies/types.ts';
import { leaseFactsOfOffer } from '../leases/queries/lease.ts';
import type { LocateDocument } from '../signing/queries/purposes.ts';
import { invoicesOfLease } from './store.ts';

/** The drawn invoice of a side, once it is issued and drawn. */
export const invoiceDocument =
  (side: Side): LocateDocument =>
  async (reader, { offerId }) => {
    const lease = await leaseFactsOfOffer(reader, offerId);
    return lease === null ? null : ((await invoicesOfLease(reader, lease.row.id)).find((invoice) => invoice.side === side)?.documentId ?? null);
  };
