/** Where an invoice's document is, and what everybody may know of it. */

import type { Side } from '../../domain/companies/types.ts';
import { dayOf } from '../../domain/kit/time.ts';
import { leaseOfOffer } from '../leases/queries/lease.ts';
import type { FindPublicStatus, LocateDocument } from '../signing/queries/purposes.ts';
import { invoicesOfLease } from './store.ts';

export { invoicesOfLease };

/** The drawn invoice of a side, once it is issued and drawn. */
export const invoiceDocument =
  (side: Side): LocateDocument =>
  async (reader, { offerId }) => {
    const lease = await leaseOfOffer(reader, offerId);
    return lease === null ? null : ((await invoicesOfLease(reader, lease.id)).find((invoice) => invoice.side === side)?.documentId ?? null);
  };

/** What is drawn is the draft of an invoice: the invoice is what KSeF takes, and nothing is sent there yet. */
export const invoicePublicStatus: FindPublicStatus = async (_services, document) => ({ at: 'invoice_draft', day: dayOf(document.createdAt) });
