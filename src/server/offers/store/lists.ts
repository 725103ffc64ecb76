/** Reads the offers of a workspace, and those the clock looks for. */

import { and, asc, count, desc, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { isActive, isDeleted, isPublished, offerLifecycle } from '../../../domain/offers/machine.ts';
import { type WorkspaceList, workspaceLists } from '../../../domain/offers/rules/badge.ts';
import type { OfferState } from '../../../domain/offers/types.ts';
import type { Reader } from '../../kit/database/database.ts';
import { lease } from '../../leases/tables/lease.ts';
import { reservation } from '../../reservations/tables.ts';
import { offer } from '../tables/offer.ts';
import { offerVersion } from '../tables/version.ts';
import type { OfferRow } from './offers.ts';

/** Whose workspace: the person, and the company that they may act for. */
export type Whose = { readonly uid: Id; readonly actingFor: Id | null };
export type ListOrder = { readonly sort: 'lastModified' | 'createdAt' | 'price'; readonly direction: 'asc' | 'desc' };

const statesWhere = (holds: (state: OfferState) => boolean): OfferState[] => offerLifecycle.states.filter(holds);

const ownedBy = ({ uid, actingFor }: Whose): SQL | undefined =>
  or(eq(offer.ownerUid, uid), actingFor === null ? undefined : eq(offer.companyId, actingFor));

const rentedBy = ({ actingFor }: Whose): SQL =>
  actingFor === null
    ? sql`false`
    : sql`(exists (select 1 from ${reservation} where ${reservation.offerId} = ${offer.id} and ${reservation.companyId} = ${actingFor} and ${reservation.endedAt} is null)
        or exists (select 1 from ${lease} where ${lease.offerId} = ${offer.id} and ${lease.tenantCompanyId} = ${actingFor}))`;

const sideOf = (whose: Whose, list: WorkspaceList): SQL | undefined => {
  const { side } = workspaceLists[list];
  if (side === 'owner') return ownedBy(whose);
  return side === 'tenant' ? rentedBy(whose) : or(ownedBy(whose), rentedBy(whose));
};

const within = (whose: Whose, list: WorkspaceList): SQL | undefined =>
  and(inArray(offer.state, [...workspaceLists[list].states]), sideOf(whose, list));

const columns = { lastModified: offer.modifiedAt, createdAt: offer.createdAt, price: offer.price } as const;

/** One page of a workspace list. */
export const listPage = async (
  reader: Reader,
  whose: Whose,
  list: WorkspaceList,
  { sort, direction }: ListOrder,
  limit: number,
  offset: number,
): Promise<OfferRow[]> => {
  const column = columns[sort];
  const order = direction === 'asc' ? [sql`${column} asc nulls first`, asc(offer.id)] : [sql`${column} desc nulls last`, desc(offer.id)];
  return reader
    .select()
    .from(offer)
    .where(within(whose, list))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
};

/** How many offers a workspace list has. */
export const listCount = async (reader: Reader, whose: Whose, list: WorkspaceList): Promise<number> =>
  (await reader.select({ n: count() }).from(offer).where(within(whose, list)))[0]?.n ?? 0;

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
