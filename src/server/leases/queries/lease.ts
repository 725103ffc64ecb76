/** Reads a lease and the side a viewer stands on. */

import { actingCompanyId } from '../../../domain/accounts/permissions.ts';
import type { Viewer } from '../../../domain/accounts/types.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { sideOfCompany } from '../../../domain/leases/machine.ts';
import type { Side } from '../../../domain/leases/types.ts';
import type { Reader } from '../../kit/database/database.ts';
import { type LeaseRow, leaseById, leaseOfOffer, lockLease } from '../store/leases.ts';

export type { LeaseRow };
export { leaseOfOffer, lockLease };

/** The side on which the viewer's accepted company stands, if any. */
export const sideOfViewer = (viewer: Viewer, row: Pick<LeaseRow, 'landlordCompanyId' | 'tenantCompanyId'>): Side | null =>
  sideOfCompany(row, actingCompanyId(viewer));

/** A lease by its id. */
export const leaseRowById = (reader: Reader, id: Id): Promise<LeaseRow | null> => leaseById(reader, id);
