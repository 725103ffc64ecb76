import type { Id } from '../../../domain/kit/brand.ts';
import type { Reader } from '../../kit/database/database.ts';
import { publishedOffersOf } from '../../offers/queries/facts.ts';
import { runningReservationsOf } from '../../reservations/queries.ts';
import { runningLeasesOf } from '../store/leases.ts';

/** How many published offers, running reservations and unfinished leases a company stands in. */
export const runningDealsOf = async (reader: Reader, companyId: Id): Promise<number> =>
  (await publishedOffersOf(reader, companyId)) + (await runningReservationsOf(reader, companyId)) + (await runningLeasesOf(reader, companyId));
