/** Leases by the people who signed them, for the rooms that keep their money and invoices. */

import type { Id } from '../../../domain/kit/brand.ts';
import type { Reader } from '../../kit/database/database.ts';
import { leaseIdsOf, leasesToSettle } from '../store/people.ts';

export { leasesToSettle };

/** The leases that a person signed. */
export const leasesOfPerson = (reader: Reader, uid: Id): Promise<readonly Id[]> => leaseIdsOf(reader, uid);
