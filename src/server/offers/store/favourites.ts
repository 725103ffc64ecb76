/** Reads and writes favourites. */

import { and, count, desc, eq, gt, inArray, isNotNull, isNull, ne, notInArray, or } from 'drizzle-orm';
import type { Id } from '../../../domain/kit/brand.ts';
import { isPublished, isSigned, offerLifecycle } from '../../../domain/offers/machine.ts';
import { person } from '../../accounts/tables.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { favourite } from '../tables/favourite.ts';
import { offer } from '../tables/offer.ts';
import type { OfferRow } from './offers.ts';

// One that was let stays in sight, so that who kept it learns what became of it.
const visible = and(
  inArray(
    offer.state,
    offerLifecycle.states.filter((state) => isPublished(state) || isSigned(state)),
  ),
  isNull(offer.hiddenReason),
);

/** Which of these offers the person keeps. */
export const keptAmong = async (reader: Reader, uid: Id, offerIds: readonly Id[]): Promise<ReadonlySet<Id>> => {
  if (offerIds.length === 0) return new Set();
  const rows = await reader
    .select({ id: favourite.offerId })
    .from(favourite)
    .where(and(eq(favourite.uid, uid), inArray(favourite.offerId, [...offerIds])));
  return new Set(rows.map((row) => row.id));
};

/** Keeps an offer; once more changes nothing. */
export const keep = async (tx: Tx, uid: Id, offerId: Id): Promise<void> => {
  await tx.insert(favourite).values({ uid, offerId }).onConflictDoNothing();
};

/** Keeps it no longer. */
export const drop = async (tx: Tx, uid: Id, offerId: Id): Promise<void> => {
  await tx.delete(favourite).where(and(eq(favourite.uid, uid), eq(favourite.offerId, offerId)));
};

/** A page of the offers that a person keeps and may still see, or that were let meanwhile, the last kept first. */
export const keptPage = async (reader: Reader, uid: Id, limit: number, offset: number): Promise<OfferRow[]> => {
  const rows = await reader
    .select({ offer })
    .from(favourite)
    .innerJoin(offer, eq(offer.id, favourite.offerId))
    .where(and(eq(favourite.uid, uid), visible))
    .orderBy(desc(favourite.createdAt), desc(favourite.offerId))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => row.offer);
};

/** How many they are. */
export const keptCount = async (reader: Reader, uid: Id): Promise<number> =>
  (
    await reader
      .select({ n: count() })
      .from(favourite)
      .innerJoin(offer, eq(offer.id, favourite.offerId))
      .where(and(eq(favourite.uid, uid), visible))
  )[0]?.n ?? 0;

/** Who is left out of the mails about a favourite: its owner, and the people of its companies, who hear of it otherwise. */
type Aside = { readonly ownerUid: Id; readonly companyIds: readonly Id[] };

/** The next people who keep an offer and have confirmed their address, by uid. */
export const keepersAfter = async (reader: Reader, offerId: Id, after: Id, aside: Aside, limit: number): Promise<readonly Id[]> => {
  const rows = await reader
    .select({ uid: favourite.uid })
    .from(favourite)
    .innerJoin(person, eq(person.uid, favourite.uid))
    .where(
      and(
        eq(favourite.offerId, offerId),
        gt(favourite.uid, after),
        ne(favourite.uid, aside.ownerUid),
        isNotNull(person.emailVerifiedAt),
        or(isNull(person.companyId), notInArray(person.companyId, [...aside.companyIds])),
      ),
    )
    .orderBy(favourite.uid)
    .limit(limit);
  return rows.map(({ uid }) => uid);
};
