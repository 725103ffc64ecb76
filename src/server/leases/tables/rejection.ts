import { index, pgTable } from 'drizzle-orm/pg-core';
import type { RejectionReason } from '../../../domain/leases/types.ts';
import { id, instant, json } from '../../kit/database/columns.ts';

/** A rejection of the premises by the tenant: who, when, for which reasons. The newest one of a lease counts. */
export const leaseRejection = pgTable(
  'lease_rejection',
  {
    id: id('id').primaryKey(),
    leaseId: id('lease_id').notNull(),
    uid: id('uid'),
    reasons: json<readonly RejectionReason[]>('reasons').notNull(),
    rejectedAt: instant('rejected_at').notNull(),
  },
  (table) => [index('lease_rejection_lease').on(table.leaseId, table.rejectedAt)],
);
