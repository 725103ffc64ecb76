/** Reads and writes favourites. */

import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, ne, notExists, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Id } from '../../../domain/kit/brand.ts';
import { isPublished, isSigned, offerLifecycle } from '../../../domain/offers/machine.ts';
import { mailLeft, person } from '../../accounts/tables.ts';
import type { Db, Reader, Tx } from '../../kit/database/database.ts';
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

/** Who looks at which offers. */
export type FavouriteQuestion = { readonly uid: Id; readonly offerIds: readonly Id[] };

/** Reads which of these offers each person keeps, in their order: one prepared statement, however many look. */
export const keptReader = (db: Db): ((looking: readonly FavouriteQuestion[]) => Promise<ReadonlySet<Id>[]>) => {
  const pairs = sql`select * from unnest(${sql.placeholder('uids')}::text[], ${sql.placeholder('offerIds')}::text[])`;
  const statement = db
    .select({ uid: favourite.uid, offerId: favourite.offerId })
    .from(favourite)
    .where(sql`(${favourite.uid}, ${favourite.offerId}) in (${pairs})`)
    .prepare('favourites_among');
  return async (looking) => {
    const asked = looking.flatMap(({ uid, offerIds }) => offerIds.map((offerId) => ({ uid, offerId })));
    const rows = await statement.execute({ uids: asked.map(({ uid }) => uid), offerIds: asked.map(({ offerId }) => offerId) });
    const kept = new Set(rows.map(({ uid, offerId }) => `${uid} ${offerId}`));
    return looking.map(({ uid, offerIds }) => new Set(offerIds.filter((offerId) => kept.has(`${uid} ${offerId}`))));
  };
};

/** Keeps an offer; once more changes nothing. */
export const keep = async (tx: Tx, uid: Id, offerId: Id): Promise<void> => {
  await tx.insert(favourite).values({ uid, offerId }).onConflictDoNothing();
};

/** Keeps it no longer. */
export const drop = async (tx: Tx, uid: Id, offerId: Id): Promise<void> => {
  await tx.delete(favourite).where(and(eq(favourite.uid, uid), eq(favourite.offerId, offerId)));
};

/** The order of a person's favourites: `createdAt` is when each was kept. */
export type KeptOrder = { readonly sort: 'lastModified' | 'createdAt' | 'price'; readonly direction: 'asc' | 'desc' };

const sortedBy = { lastModified: offer.modifiedAt, createdAt: favourite.createdAt, price: offer.price } as const;

/** A page of the offers that a person keeps and may still see, or that were let meanwhile; whoever may not see terms orders neither by price nor by the last change. */
export const keptPage = async (reader: Reader, uid: Id, { sort, direction }: KeptOrder, limit: number, offset: number): Promise<OfferRow[]> => {
  const by = direction === 'asc' ? asc : desc;
  const rows = await reader
    .select({ offer })
    .from(favourite)
    .innerJoin(offer, eq(offer.id, favourite.offerId))
    .where(and(eq(favourite.uid, uid), visible))
    .orderBy(by(sortedBy[sort]), by(favourite.offerId))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => row.offer);
};

/** How many they are, for the statement of somebody who counts more. */
export const keptTotal = (uid: Id): SQL =>
  sql`(select count(*)::int from ${favourite} inner join ${offer} on ${eq(offer.id, favourite.offerId)} where ${and(eq(favourite.uid, uid), visible)})`;

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

/** The next people who keep an offer, have confirmed their address and get mails about favourites, by uid. */
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
        notExists(
          reader
            .select({ one: sql`1` })
            .from(mailLeft)
            .where(and(eq(mailLeft.uid, favourite.uid), eq(mailLeft.kind, 'favourites'))),
        ),
        or(isNull(person.companyId), notInArray(person.companyId, [...aside.companyIds])),
      ),
    )
    .orderBy(favourite.uid)
    .limit(limit);
  return rows.map(({ uid }) => uid);
};
