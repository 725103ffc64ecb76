import type { Day, Instant } from '../../kit/brand.ts';
import { addDays, addMonths, dayOf, laterDay } from '../../kit/time.ts';

/** First day of the lease: the availability day, but not before the day after signing (docs/rules/leases.md#dates). */
export const leaseStart = (availability: Day, signedOn: Day): Day => laterDay(availability, addDays(signedOn, 1));

/** Last day of a lease of n calendar months: start + n months − 1 day. */
export const leaseEnd = (start: Day, months: number): Day => addDays(addMonths(start, months), -1);

/** First and last day of a lease signed now; `end` is null for the indefinite one. */
export const leaseDates = (availability: Day, months: number | null, signedAt: Instant): { readonly start: Day; readonly end: Day | null } => {
  const start = leaseStart(availability, dayOf(signedAt));
  return { start, end: months === null ? null : leaseEnd(start, months) };
};
