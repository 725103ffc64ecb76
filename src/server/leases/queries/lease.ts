/** Reads a lease's facts and the side a viewer stands on. */

import { actingCompanyId } from '../../../domain/accounts/permissions.ts';
import type { Viewer } from '../../../domain/accounts/types.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { sideOfCompany } from '../../../domain/leases/machine.ts';
import type { LeaseFacts, Side } from '../../../domain/leases/types.ts';
import type { Reader } from '../../kit/database/database.ts';
import { factsOf, type LeaseRow, leaseById, leaseOfOffer, loadFacts, lockLease, pageOfLeases } from '../store/leases.ts';
import { ledgerOf, standingReceipt } from '../store/ledger.ts';

export type { LeaseRow };
export { factsOf, leaseOfOffer, ledgerOf, loadFacts, lockLease, pageOfLeases, standingReceipt };

/** The side on which the viewer's accepted company stands, if any. */
export const sideOfViewer = (viewer: Viewer, row: Pick<LeaseRow, 'landlordCompanyId' | 'tenantCompanyId'>): Side | null =>
  sideOfCompany(row, actingCompanyId(viewer));

/** The lease of an offer as stored and as the rules see it. */
export const leaseFactsOfOffer = async (reader: Reader, offerId: Id): Promise<{ readonly row: LeaseRow; readonly facts: LeaseFacts } | null> => {
  const row = await leaseOfOffer(reader, offerId);
  return row === null ? null : { row, facts: await loadFacts(reader, row) };
};

/** A lease by its id. */
export const leaseRowById = (reader: Reader, id: Id): Promise<LeaseRow | null> => leaseById(reader, id);
