/** Reads the offers of a workspace and the questions about them. */

import { and, asc, count, desc, eq, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Id } from '../../domain/kit/brand.ts';
import { runningLeaseStates } from '../../domain/leases/machine.ts';
import type { Side } from '../../domain/leases/types.ts';
import { counterOfferLifecycle, isOpenState } from '../../domain/offers/counter-offer.machine.ts';
import { isActive, isBooked, isPublished, isSavedProject, isSigned, offerLifecycle } from '../../domain/offers/machine.ts';
import { type WorkspaceList, workspaceLists } from '../../domain/workspace/rules.ts';
import { company } from '../companies/tables.ts';
import type { Reader } from '../kit/database/database.ts';
import type { LeaseRow } from '../leases/queries/facts.ts';
import { lease } from '../leases/tables/lease.ts';
import type { OfferRow } from '../offers/queries/facts.ts';
import { keptTotal } from '../offers/queries/favourites.ts';
import { counterOffer } from '../offers/tables/counter-offer.ts';
import { offer } from '../offers/tables/offer.ts';
import { offerQuestion } from '../offers/tables/question.ts';
import { offerVersion } from '../offers/tables/version.ts';
import { reservation } from '../reservations/tables.ts';
import { savedSearch } from '../search/tables/saved.ts';

/** Whose workspace: the person, the company that they are linked with, and the same where they may act for it. */
export type BoardOwner = { readonly uid: Id; readonly linkedTo: Id | null; readonly actingFor: Id | null };
export type ListOrder = { readonly sort: 'lastModified' | 'createdAt' | 'price'; readonly direction: 'asc' | 'desc' };

/** As `offerActors` and `isPrincipalOf` have it: a published offer is its company's, and to whoever left that it is nothing any more. */
const ownedBy = ({ uid, linkedTo, actingFor }: BoardOwner): SQL | undefined =>
  or(
    and(
      eq(offer.ownerUid, uid),
      or(eq(offer.version, 0), isNull(offer.companyId), eq(offer.agentUid, uid), linkedTo === null ? undefined : eq(offer.companyId, linkedTo)),
    ),
    and(eq(offer.originalOwnerUid, uid), eq(offer.version, 0)),
    actingFor === null ? undefined : eq(offer.companyId, actingFor),
  );

const rentedBy = ({ actingFor }: BoardOwner): SQL =>
  actingFor === null
    ? sql`false`
    : sql`(exists (select 1 from ${reservation} where ${reservation.offerId} = ${offer.id} and ${reservation.companyId} = ${actingFor} and ${reservation.endedAt} is null)
        or exists (select 1 from ${lease} where ${lease.offerId} = ${offer.id} and ${lease.tenantCompanyId} = ${actingFor}))`;

const sideOf = (whose: BoardOwner, list: WorkspaceList): SQL | undefined => {
  const { side } = workspaceLists[list];
  if (side === 'owner') return ownedBy(whose);
  return side === 'tenant' ? rentedBy(whose) : or(ownedBy(whose), rentedBy(whose));
};

const within = (whose: BoardOwner, list: WorkspaceList): SQL | undefined =>
  and(inArray(offer.state, [...workspaceLists[list].states]), sideOf(whose, list));

const columns = { lastModified: offer.modifiedAt, createdAt: offer.createdAt, price: offer.price } as const;

/** One page of a workspace list. */
export const listPage = async (
  reader: Reader,
  whose: BoardOwner,
  list: WorkspaceList,
  { sort, direction }: ListOrder,
  limit: number,
  offset: number,
): Promise<OfferRow[]> => {
  const column = columns[sort];
  // What has no price yet stands last either way (docs/rules/search.md#lists).
  const order = direction === 'asc' ? [sql`${column} asc nulls last`, asc(offer.id)] : [sql`${column} desc nulls last`, desc(offer.id)];
  return reader
    .select()
    .from(offer)
    .where(within(whose, list))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
};

/** Offers of a side that somebody has to do something about: drafts, open counter-offers to them and those that the company sent, reservations, leases that are not finished; the last changed first. */
export const openRows = (reader: Reader, whose: BoardOwner, limit: number): Promise<OfferRow[]> => {
  const isOwn = and(inArray(offer.state, ownStates), ownedBy(whose));
  const { actingFor } = whose;
  const proposed = (by: SQL | undefined): SQL =>
    sql`exists (select 1 from ${counterOffer} where ${and(eq(counterOffer.offerId, offer.id), inArray(counterOffer.state, openCounterOffers), by)})`;
  const sent = actingFor === null ? undefined : proposed(eq(counterOffer.companyId, actingFor));
  const isProposed = and(inArray(offer.state, offerLifecycle.states.filter(isActive)), or(and(ownedBy(whose), proposed(undefined)), sent));
  const isBookedHere = and(inArray(offer.state, offerLifecycle.states.filter(isBooked)), or(ownedBy(whose), rentedBy(whose)));
  const runs = sql`exists (select 1 from ${lease} where ${lease.offerId} = ${offer.id} and ${inArray(lease.state, [...runningLeaseStates])})`;
  const isLet = and(inArray(offer.state, offerLifecycle.states.filter(isSigned)), or(ownedBy(whose), rentedBy(whose)), runs);
  return reader
    .select()
    .from(offer)
    .where(or(isOwn, isProposed, isBookedHere, isLet))
    .orderBy(desc(offer.modifiedAt), desc(offer.id))
    .limit(limit);
};

const ownStates = offerLifecycle.states.filter(isSavedProject);
const openCounterOffers = counterOfferLifecycle.states.filter(isOpenState);

/** What the landlords of these offers are called, as the running version of each has it. */
export const landlordNames = async (reader: Reader, offers: readonly Pick<OfferRow, 'id' | 'version'>[]): Promise<ReadonlyMap<Id, string>> => {
  if (offers.length === 0) return new Map();
  const rows = await reader
    .select({ id: offerVersion.offerId, name: sql<string>`${offerVersion.landlord}->>'name'` })
    .from(offerVersion)
    .where(or(...offers.map(({ id, version }) => and(eq(offerVersion.offerId, id), eq(offerVersion.version, version)))));
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** What these companies are called. */
export const companyNames = async (reader: Reader, companyIds: readonly Id[]): Promise<ReadonlyMap<Id, string>> => {
  if (companyIds.length === 0) return new Map();
  const rows = await reader
    .select({ id: company.id, name: company.name })
    .from(company)
    .where(inArray(company.id, [...companyIds]));
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** How many offers a workspace list has. */
export const listCount = async (reader: Reader, whose: BoardOwner, list: WorkspaceList): Promise<number> =>
  (await reader.select({ n: count() }).from(offer).where(within(whose, list)))[0]?.n ?? 0;

/** The leases of one side, or of both. */
const leasesOf = (whose: BoardOwner, side: Side | undefined): SQL | undefined => {
  const own = side === 'tenant' ? undefined : ownedBy(whose);
  const rented = side === 'landlord' || whose.actingFor === null ? undefined : eq(lease.tenantCompanyId, whose.actingFor);
  return or(own, rented) ?? sql`false`;
};

/** One page of the leases of a side, the last signed first. */
export const leasePage = async (reader: Reader, whose: BoardOwner, side: Side | undefined, limit: number, offset: number): Promise<LeaseRow[]> => {
  const rows = await reader
    .select({ lease })
    .from(lease)
    .innerJoin(offer, eq(offer.id, lease.offerId))
    .where(leasesOf(whose, side))
    .orderBy(desc(lease.signedAt), desc(lease.id))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => row.lease);
};

/** How many leases a side has. */
export const leaseCount = async (reader: Reader, whose: BoardOwner, side: Side | undefined): Promise<number> =>
  (await reader.select({ n: count() }).from(lease).innerJoin(offer, eq(offer.id, lease.offerId)).where(leasesOf(whose, side)))[0]?.n ?? 0;

/** A question that its offer's side may still answer, and has not. */
const waits = sql`(${and(isNull(offerQuestion.answer), inArray(offer.state, offerLifecycle.states.filter(isPublished)))})`;

const asked = (whose: BoardOwner, isWaiting: boolean): SQL | undefined => and(ownedBy(whose), isWaiting ? waits : not(waits));

/** One page of the questions about a side's offers: those that wait, the oldest first, or the others, the newest first. */
export const questionPage = (reader: Reader, whose: BoardOwner, isWaiting: boolean, limit: number, offset: number) =>
  reader
    .select({ question: offerQuestion, offer: { id: offer.id, number: offer.number, name: offer.name, state: offer.state } })
    .from(offer)
    .innerJoin(offerQuestion, eq(offerQuestion.offerId, offer.id))
    .where(asked(whose, isWaiting))
    .orderBy(...(isWaiting ? [asc(offerQuestion.createdAt), asc(offerQuestion.id)] : [desc(offerQuestion.createdAt), desc(offerQuestion.id)]))
    .limit(limit)
    .offset(offset);

/** How many they are. */
export const questionCount = async (reader: Reader, whose: BoardOwner, isWaiting: boolean): Promise<number> =>
  (await reader.select({ n: count() }).from(offer).innerJoin(offerQuestion, eq(offerQuestion.offerId, offer.id)).where(asked(whose, isWaiting)))[0]
    ?.n ?? 0;

/** A count that a later room brings into the statement of the menu: a scalar. */
export type CountExpression = (whose: BoardOwner) => SQL;

/** What stands beside the entries of the menu; `reserved` are the side's own among the booked ones. */
export type MenuCounts = Record<
  'unsigned' | 'active' | 'booked' | 'reserved' | 'signedLandlord' | 'signedTenant' | 'favorites' | 'savedSearches' | 'questions' | 'wanted',
  number
>;

/** All of them in one statement, however many lists there are. */
export const menuCounts = async (reader: Reader, whose: BoardOwner, wanted: CountExpression): Promise<MenuCounts> => {
  const offers = (where: SQL | undefined): SQL => sql`(select count(*)::int from ${offer} where ${where})`;
  const { rows } = await reader.execute<MenuCounts>(sql`select
    ${offers(within(whose, 'unsigned'))} as unsigned,
    ${offers(within(whose, 'active'))} as active,
    ${offers(within(whose, 'booked'))} as booked,
    ${offers(and(inArray(offer.state, offerLifecycle.states.filter(isBooked)), ownedBy(whose)))} as reserved,
    ${offers(within(whose, 'signed-landlord'))} as "signedLandlord",
    ${offers(within(whose, 'signed-tenant'))} as "signedTenant",
    ${keptTotal(whose.uid)} as favorites,
    (select count(*)::int from ${savedSearch} where ${and(eq(savedSearch.uid, whose.uid), isNull(savedSearch.deletedAt))}) as "savedSearches",
    (select count(*)::int from ${offer} inner join ${offerQuestion} on ${eq(offerQuestion.offerId, offer.id)} where ${asked(whose, true)}) as questions,
    ${wanted(whose)} as wanted`);
  const [counts] = rows;
  if (counts === undefined) throw new Error('a statement without a table answers with one row');
  return counts;
};
