/** Reads and forgets the reservations of people. */

import { and, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { offer } from '../../offers/tables/offer.ts';
import { reservation } from '../tables.ts';

const by = (uid: Id) => or(eq(reservation.uid, uid), eq(reservation.signerUid, uid), eq(reservation.cosignerUid, uid));

/** Whose reservations: those that a person made or was to sign, and all of a company that nobody else acts for. */
type Holder = { readonly uid: Id; readonly aloneFor: Id | null };

/** Running reservations that need the person. */
export const reservationsThatHold = (reader: Reader, { uid, aloneFor }: Holder): Promise<{ offerId: Id; name: string | null; until: Instant }[]> =>
  reader
    .select({ offerId: reservation.offerId, name: offer.name, until: reservation.reservedUntil })
    .from(reservation)
    .innerJoin(offer, eq(offer.id, reservation.offerId))
    .where(
      and(
        isNull(reservation.endedAt),
        gt(reservation.reservedUntil, sql`clock_timestamp()`),
        or(by(uid), aloneFor === null ? undefined : eq(reservation.companyId, aloneFor)),
      ),
    )
    .orderBy(reservation.reservedUntil);

/** Every reservation that a person made or was to sign for. */
export const reservationsOf = (reader: Reader, uid: Id) =>
  reader
    .select({
      offerId: reservation.offerId,
      option: reservation.option,
      bookedAt: reservation.bookedAt,
      reservedUntil: reservation.reservedUntil,
      endedAt: reservation.endedAt,
      endReason: reservation.endReason,
      consents: reservation.consents,
    })
    .from(reservation)
    .where(by(uid))
    .orderBy(reservation.bookedAt);

/** Takes the drawn lease from reservations that ended without a signature. Answers the documents, which nobody signed. */
export const forgetUnsignedLeases = async (tx: Tx, uid: Id): Promise<Id[]> => {
  const ended = await tx
    .select({ id: reservation.id, documentId: reservation.documentId })
    .from(reservation)
    .where(and(by(uid), isNotNull(reservation.endedAt), ne(reservation.endReason, 'signed')));
  if (ended.length === 0) return [];
  await tx
    .update(reservation)
    .set({ facts: null, documentId: null, documentSha256: null })
    .where(
      inArray(
        reservation.id,
        ended.map(({ id }) => id),
      ),
    );
  return ended.flatMap(({ documentId }) => (documentId === null ? [] : [documentId]));
};
