/** Finds the offers that the clock or a moderation looks for. */

import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { isActive, isDeleted, isPublished, offerLifecycle } from '../../../domain/offers/machine.ts';
import type { OfferState } from '../../../domain/offers/types.ts';
import type { Reader } from '../../kit/database/database.ts';
import { offer } from '../tables/offer.ts';
import { offerVersion } from '../tables/version.ts';
import type { OfferRow } from './offers.ts';

const statesWhere = (holds: (state: OfferState) => boolean): OfferState[] => offerLifecycle.states.filter(holds);

/** Published offers whose running version a person signed. */
export const publishedBySigner = async (reader: Reader, uid: Id): Promise<Id[]> =>
  (
    await reader
      .select({ id: offer.id })
      .from(offer)
      .innerJoin(offerVersion, and(eq(offerVersion.offerId, offer.id), eq(offerVersion.version, offer.version)))
      .where(and(eq(offerVersion.signedBy, uid), inArray(offer.state, statesWhere(isPublished))))
      .orderBy(asc(offer.id))
  ).map((row) => row.id);

/** Offers that were never saved and were opened before a moment. */
export const neverSaved = async (reader: Reader, before: Instant, limit = 200): Promise<Id[]> =>
  (
    await reader
      .select({ id: offer.id })
      .from(offer)
      .where(and(isNull(offer.savedAt), lte(offer.createdAt, before)))
      .limit(limit)
  ).map((row) => row.id);

/** Deleted offers whose files are still there, deleted before a moment. */
export const deletedWithFiles = async (reader: Reader, before: Instant, limit = 200): Promise<Id[]> =>
  (
    await reader
      .select({ id: offer.id })
      .from(offer)
      .where(and(inArray(offer.state, statesWhere(isDeleted)), isNull(offer.filesRemovedAt), lte(offer.deletedAt, before)))
      .limit(limit)
  ).map((row) => row.id);

/** Active offers that end between two moments, the nearest end first: those must not wait behind the others. */
export const endingBetween = (reader: Reader, from: Instant, to: Instant): Promise<OfferRow[]> =>
  reader
    .select()
    .from(offer)
    .where(
      and(inArray(offer.state, statesWhere(isActive)), sql`${offer.validTo} > ${from}::timestamptz`, sql`${offer.validTo} <= ${to}::timestamptz`),
    )
    .orderBy(asc(offer.validTo))
    .limit(1000);
