/** Reads the reservations that bear on an offer or a company. */

import { and, count, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import type { Reader } from '../../kit/database/database.ts';
import { lease } from '../../leases/tables/lease.ts';
import { reservation } from '../../reservations/tables.ts';

/** One whose time is over holds nothing, whether the clock has ended it yet or not. */
const isHeld = and(isNull(reservation.endedAt), gt(reservation.reservedUntil, sql`clock_timestamp()`));

/** How many other offers a company holds now. */
export const runningElsewhere = async (reader: Reader, companyId: Id, offerId: Id): Promise<number> => {
  const where = and(eq(reservation.companyId, companyId), ne(reservation.offerId, offerId), isHeld);
  return (await reader.select({ n: count() }).from(reservation).where(where))[0]?.n ?? 0;
};

/** When a company's last reservation of an offer ended. */
export const lastEnded = async (reader: Reader, companyId: Id, offerId: Id): Promise<Instant | null> => {
  const rows = await reader
    .select({ at: reservation.endedAt })
    .from(reservation)
    .where(and(eq(reservation.companyId, companyId), eq(reservation.offerId, offerId)))
    .orderBy(desc(reservation.bookedAt))
    .limit(1);
  return rows[0]?.at ?? null;
};

/** The tenant's company of a signed offer. */
export const tenantOf = async (reader: Reader, offerId: Id): Promise<Id | null> =>
  (await reader.select({ id: lease.tenantCompanyId }).from(lease).where(eq(lease.offerId, offerId)))[0]?.id ?? null;
