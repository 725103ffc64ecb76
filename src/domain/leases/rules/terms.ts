import { leaseNumbers } from '../../kit/numbers.ts';
import type { LeaseTermsFrozen } from '../types.ts';

/** Whether the term is longer than a year, so that the written form is wanted (KC art. 660; 12 months exactly is not longer). */
export const isLongTerm = (terms: Pick<LeaseTermsFrozen, 'months'>): boolean =>
  terms.months !== null && terms.months > leaseNumbers.writtenFormMonths;
