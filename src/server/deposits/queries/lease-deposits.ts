import type { LeaseDeposits } from '../../leases/queries/facts.ts';
import { bookingsOf, leasesHolding } from '../store/ledger.ts';
import { depositFacts } from '../store/records.ts';

/** What deposits bring to leases. */
export const leaseDeposits: LeaseDeposits = { facts: depositFacts, bookings: bookingsOf, holding: leasesHolding };
