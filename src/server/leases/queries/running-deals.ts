import type { Id } from '../../../domain/kit/brand.ts';
import type { Services } from '../../kit/context.ts';
import type { Reader } from '../../kit/database/database.ts';
import { publishedOffersOf } from '../../offers/queries/facts.ts';
import { runningReservationsOf } from '../../reservations/queries.ts';
import { finishedLeasesOf, runningLeasesOf } from '../store/leases.ts';
import { leaseDepositsPort } from './facts.ts';

/** How many published offers, running reservations and unfinished leases a company stands in. A lease whose money has not left yet is unfinished. */
export const runningDealsOf = async (services: Pick<Services, 'ports'>, reader: Reader, companyId: Id): Promise<number> =>
  (await publishedOffersOf(reader, companyId)) +
  (await runningReservationsOf(reader, companyId)) +
  (await runningLeasesOf(reader, companyId)) +
  (await services.ports.of(leaseDepositsPort).holding(reader, await finishedLeasesOf(reader, companyId))).size;
