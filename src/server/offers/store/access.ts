import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Id } from '../../../domain/kit/brand.ts';
import type { OfferAccess } from '../../../domain/offers/permissions.ts';
import type { Reader } from '../../kit/database/database.ts';
import { lease } from '../../leases/tables/lease.ts';
import { reservation } from '../../reservations/tables.ts';
import { offer } from '../tables/offer.ts';

/** What decides who sees each of these offers, in one statement and without their forms; unknown ones are left out. */
export const accessOf = async (reader: Reader, ids: readonly Id[]): Promise<readonly (OfferAccess & { readonly id: Id })[]> => {
  const { companyId, uid, option, bookedAt, reservedUntil } = reservation;
  const rows = await reader
    .select({
      id: offer.id,
      ownerUid: offer.ownerUid,
      companyId: offer.companyId,
      state: offer.state,
      hiddenReason: offer.hiddenReason,
      reservation: { companyId, uid, option, bookedAt, reservedUntil },
      tenantCompanyId: lease.tenantCompanyId,
    })
    .from(offer)
    .leftJoin(reservation, and(eq(reservation.offerId, offer.id), isNull(reservation.endedAt)))
    .leftJoin(lease, eq(lease.offerId, offer.id))
    .where(inArray(offer.id, [...ids]));
  return rows.map(({ hiddenReason, ...row }) => ({
    ...row,
    moderation: hiddenReason === null ? ({ at: 'clear' } as const) : ({ at: 'hidden', reason: hiddenReason } as const),
  }));
};
