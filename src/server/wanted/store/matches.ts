/** Finds which offers and listings may fit each other, and notes those that do. */

import { and, eq, exists, gt, gte, inArray, isNotNull, isNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { boxAround } from '../../../domain/kit/map/distance.ts';
import { isActive, isBooked, isSavedProject, offerLifecycle } from '../../../domain/offers/machine.ts';
import type { OfferForm } from '../../../domain/offers/types.ts';
import type { AlertFrequency } from '../../../domain/search/rules/alert.ts';
import type { Conditions, Premises } from '../../../domain/wanted/rules/matching.ts';
import { matchNumbers, wantedNumbers } from '../../../domain/wanted/rules/wanted-numbers.ts';
import { company } from '../../companies/tables.ts';
import type { DueRows } from '../../kit/clock/duties.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { takeLock } from '../../kit/database/locks.ts';
import type { SeekersExpression } from '../../offers/queries/facts.ts';
import { offer } from '../../offers/tables/offer.ts';
import { bandsPerDegree } from '../../search/tables/grid.ts';
import { listing } from '../../search/tables/listing.ts';
import { seekerAlert, wantedListing, wantedMatch } from '../tables.ts';
import { isActiveCompany, isForUse, isOnBoard, kmFrom, type WantedRow } from './listings.ts';

const { candidatesMax, kmBeyondMin, rentBeyond, close } = matchNumbers;

/** An offer as it is compared. */
export type OfferRef = { readonly id: Id; readonly ownerUid: Id; readonly companyId: Id | null; readonly form: OfferForm };
const offerRef = { id: offer.id, ownerUid: offer.ownerUid, companyId: offer.companyId, form: offer.form };

/** Everybody can book it now. */
const isFree = and(eq(listing.listed, true), eq(listing.booked, false), gt(listing.validTo, sql`now()`));

/** How far beyond its radius a place can still belong to an offer that fits. */
const reach = (radius: number): number => radius + close * Math.max(radius, kmBeyondMin);

/** Active listings of other companies that may fit premises, the nearest first, at most two hundred. */
export const listingsFor = async (reader: Reader, { use, point, perMetre }: Premises, companyId: Id | null): Promise<readonly WantedRow[]> => {
  if (point === null) return [];
  const { south, north, west, east } = boxAround(point, reach(wantedNumbers.radiusKmMax));
  const km = kmFrom(point);
  const rows = await reader
    .select({ row: wantedListing })
    .from(wantedListing)
    .innerJoin(company, eq(company.id, wantedListing.companyId))
    .where(
      and(
        isOnBoard,
        isActiveCompany,
        gte(wantedListing.lat, south),
        lte(wantedListing.lat, north),
        gte(wantedListing.lng, west),
        lte(wantedListing.lng, east),
        isForUse(use),
        perMetre === null ? undefined : or(isNull(wantedListing.maxRent), sql`${wantedListing.maxRent} * ${1 + rentBeyond}::float8 >= ${perMetre}`),
        companyId === null ? undefined : sql`${wantedListing.companyId} <> ${companyId}`,
        sql`${km} <= ${wantedListing.radiusKm} + ${close}::float8 * greatest(${wantedListing.radiusKm}, ${kmBeyondMin}::float8)`,
      ),
    )
    .orderBy(km, wantedListing.id)
    .limit(candidatesMax);
  return rows.map(({ row }) => row);
};

/** Offers that can be booked now and may fit a listing, the nearest first, at most two hundred. The map's index narrows them to the box. */
export const offersFor = (reader: Reader, wish: Conditions, companyId: Id): Promise<readonly OfferRef[]> => {
  const { locationCoordinates: point, locationRadius, use, maxRent } = wish;
  const { south, north, west, east } = boxAround(point, reach(locationRadius));
  const band = (lat: number): number => Math.floor(lat * bandsPerDegree);
  const far: SQL = sql`(${listing.lat} - ${point.lat}::float8) ^ 2 + ((${listing.lng} - ${point.lng}::float8) * cos(radians(${point.lat}::float8))) ^ 2`;
  return reader
    .select(offerRef)
    .from(listing)
    .innerJoin(offer, eq(offer.id, listing.offerId))
    .where(
      and(
        isFree,
        eq(listing.sale, false),
        use === null ? undefined : eq(listing.use, use),
        gte(listing.latBand, band(south)),
        lte(listing.latBand, band(north)),
        gte(listing.lng, west),
        lte(listing.lng, east),
        gte(listing.lat, south),
        lte(listing.lat, north),
        maxRent === null ? undefined : lte(listing.pricePerMetre, sql`${maxRent}::bigint * ${1 + rentBeyond}::float8`),
        or(isNull(offer.companyId), sql`${offer.companyId} <> ${companyId}`),
      ),
    )
    .orderBy(far, listing.offerId)
    .limit(candidatesMax);
};

const activeStates = offerLifecycle.states.filter(isActive);

/** The active offers of a person and their company, the last changed first. Sales and hidden ones are left out. */
export const activeOffersOf = (reader: Reader, { uid, companyId }: { readonly uid: Id; readonly companyId: Id | null }) =>
  reader
    .select({ ...offerRef, number: offer.number, image: listing.image })
    .from(offer)
    .leftJoin(listing, eq(listing.offerId, offer.id))
    .where(
      and(
        companyId === null ? eq(offer.ownerUid, uid) : or(eq(offer.ownerUid, uid), eq(offer.companyId, companyId)),
        inArray(offer.state, activeStates),
        isNull(offer.hiddenReason),
        gt(offer.validTo, sql`now()`),
        sql`${offer.form} ->> 'offerType' is distinct from 'sell'`,
      ),
    )
    .orderBy(sql`${offer.modifiedAt} desc`, offer.id)
    .limit(wantedNumbers.ownOffersMax);

/** How many saved offers of a person and their company are projects or reserved, so that they cannot be sent. */
export const unsentOffersOf = (reader: Reader, { uid, companyId }: { readonly uid: Id; readonly companyId: Id | null }): Promise<number> =>
  reader.$count(
    offer,
    and(
      companyId === null ? eq(offer.ownerUid, uid) : or(eq(offer.ownerUid, uid), eq(offer.companyId, companyId)),
      inArray(
        offer.state,
        offerLifecycle.states.filter((state) => isSavedProject(state) || isBooked(state)),
      ),
    ),
  );

/** An offer that everybody can book, if it is one. */
export const openOffer = async (reader: Reader, offerId: Id): Promise<OfferRef | null> =>
  (
    await reader
      .select(offerRef)
      .from(offer)
      .innerJoin(listing, eq(listing.offerId, offer.id))
      .where(and(eq(offer.id, offerId), isFree, eq(listing.sale, false)))
  )[0] ?? null;

/** A listing and an offer that fit. */
export type MatchRow = { readonly listingId: Id; readonly offerId: Id; readonly score: number };

/** A pair that fits, with when each side was mailed about it; null while it waits. */
export type Pair = Pick<typeof wantedMatch.$inferSelect, 'listingId' | 'offerId' | 'companyMailedAt' | 'ownerMailedAt'>;

/** Lets one comparison of listings and offers follow the other, so that none writes over what a newer one has found. */
export const lockMatching = async (tx: Tx): Promise<void> => {
  await takeLock(tx, 'wanted:matching');
};

/**
 * Notes what fits, and that everything else of the listing or the offer does not. A pair keeps when its sides were mailed, whether it fits
 * at the moment or not: what stops fitting, or is reserved while its listing is edited, is mailed about once all the same. `tellsCompany` is
 * false where the company is just looking at what there is.
 */
export const noteMatches = async (
  tx: Tx,
  of: { readonly listingId: Id } | { readonly offerId: Id },
  { found, now, tellsCompany }: { readonly found: readonly MatchRow[]; readonly now: Instant; readonly tellsCompany: boolean },
): Promise<readonly Pair[]> => {
  const [own, other, kept] =
    'listingId' in of
      ? [eq(wantedMatch.listingId, of.listingId), wantedMatch.offerId, found.map(({ offerId }) => offerId)]
      : [eq(wantedMatch.offerId, of.offerId), wantedMatch.listingId, found.map(({ listingId }) => listingId)];
  await tx
    .update(wantedMatch)
    .set({ fits: false })
    .where(and(own, wantedMatch.fits, kept.length === 0 ? undefined : notInArray(other, kept)));
  if (found.length === 0) return [];
  const { listingId, offerId, companyMailedAt, ownerMailedAt } = wantedMatch;
  return tx
    .insert(wantedMatch)
    .values(found.map((one) => ({ ...one, companyMailedAt: tellsCompany ? null : now })))
    .onConflictDoUpdate({ target: [listingId, offerId], set: { fits: true, score: sql`excluded.score` } })
    .returning({ listingId, offerId, companyMailedAt, ownerMailedAt });
};

/** When the mail of each frequency is due for what is found now. */
export type DueTimes = Readonly<Record<AlertFrequency, Instant>>;

/** When what is found now is mailed, by the frequency in a column. */
export const dueBy = (frequency: SQL, due: DueTimes): SQL =>
  sql`case ${frequency} when 'instant' then ${due.instant}::timestamptz when 'daily' then ${due.daily}::timestamptz else ${due.weekly}::timestamptz end`;

/** Sets when these listings' companies are mailed; a mail that is due already takes along what is new. */
export const callCompanies = async (tx: Tx, listingIds: readonly Id[], due: DueTimes): Promise<void> => {
  if (listingIds.length === 0) return;
  await tx
    .update(wantedListing)
    .set({ mailDueAt: sql`coalesce(${wantedListing.mailDueAt}, ${dueBy(sql`${wantedListing.frequency}`, due)})` })
    .where(and(inArray(wantedListing.id, [...listingIds]), isOnBoard));
};

/** Sets when these people are mailed about who looks for premises like theirs. */
export const callOwners = async (tx: Tx, uids: readonly Id[], due: DueTimes): Promise<void> => {
  if (uids.length === 0) return;
  await tx
    .insert(seekerAlert)
    .values([...new Set(uids)].map((uid) => ({ uid, mailDueAt: due.daily })))
    .onConflictDoUpdate({
      target: seekerAlert.uid,
      set: { mailDueAt: sql`coalesce(${seekerAlert.mailDueAt}, ${dueBy(sql`${seekerAlert.frequency}`, due)})` },
    });
};

/** Listings whose mail is due. */
export const listingsToMail: DueRows = { table: wantedListing, id: wantedListing.id, where: (now) => lte(wantedListing.mailDueAt, now) };

/** People whose mail is due. */
export const ownersToMail: DueRows = { table: seekerAlert, id: seekerAlert.uid, where: (now) => lte(seekerAlert.mailDueAt, now) };

/** Takes what waits for a company's mail; answers the offers as the mail names them, the newest first. What cannot be booked now waits until it is free again. */
export const takeForCompany = async (tx: Tx, listingId: Id, now: Instant) => {
  const { offerId: id, name, address, surface, price, modifiedAt } = listing;
  const taken = await tx
    .update(wantedMatch)
    .set({ companyMailedAt: now })
    .from(listing)
    .where(and(eq(wantedMatch.listingId, listingId), wantedMatch.fits, isNull(wantedMatch.companyMailedAt), eq(id, wantedMatch.offerId), isFree))
    .returning({ id, name, address, surface, price, modifiedAt });
  return taken.toSorted((one, other) => (one.modifiedAt < other.modifiedAt ? 1 : -1));
};

/**
 * Takes what waits for an owner's mail; answers each offer with the number of companies whose listings, still on the board, it fits. What
 * cannot be booked now waits until it is free again.
 */
export const takeForOwner = async (
  tx: Tx,
  uid: Id,
  now: Instant,
): Promise<readonly { readonly offerId: Id; readonly name: string; readonly companies: number }[]> => {
  const onBoard = tx
    .select({ id: wantedListing.id })
    .from(wantedListing)
    .innerJoin(company, and(eq(company.id, wantedListing.companyId), isActiveCompany))
    .where(and(eq(wantedListing.id, wantedMatch.listingId), isOnBoard));
  const taken = await tx
    .update(wantedMatch)
    .set({ ownerMailedAt: now })
    .from(offer)
    .innerJoin(listing, and(eq(listing.offerId, offer.id), isFree))
    .where(and(eq(offer.id, wantedMatch.offerId), eq(offer.ownerUid, uid), wantedMatch.fits, isNull(wantedMatch.ownerMailedAt), exists(onBoard)))
    .returning({ offerId: wantedMatch.offerId });
  const ids = [...new Set(taken.map(({ offerId }) => offerId))];
  if (ids.length === 0) return [];
  return tx
    .select({
      offerId: offer.id,
      name: sql<string>`coalesce(${offer.name}, '')`,
      companies: sql<number>`count(distinct ${wantedListing.companyId})::int`,
    })
    .from(wantedMatch)
    .innerJoin(wantedListing, and(eq(wantedListing.id, wantedMatch.listingId), isOnBoard))
    .innerJoin(company, and(eq(company.id, wantedListing.companyId), isActiveCompany))
    .innerJoin(offer, eq(offer.id, wantedMatch.offerId))
    .where(and(inArray(wantedMatch.offerId, ids), wantedMatch.fits))
    .groupBy(offer.id)
    .orderBy(offer.id);
};

/** How many companies have a listing on the board that an offer fits, as an expression for the offer's page. */
export const seekersOf: SeekersExpression = (offerId) =>
  sql`(select count(distinct ${wantedListing.companyId})::int from ${wantedMatch}
    join ${wantedListing} on ${and(eq(wantedListing.id, wantedMatch.listingId), isOnBoard)}
    join ${company} on ${and(eq(company.id, wantedListing.companyId), isActiveCompany)}
    where ${wantedMatch.offerId} = ${offerId} and ${wantedMatch.fits})`;

/** How many offers that can be booked now fit each of these listings. */
export const fittingOf = async (reader: Reader, listingIds: readonly Id[]): Promise<ReadonlyMap<Id, number>> => {
  if (listingIds.length === 0) return new Map();
  const rows = await reader
    .select({ id: wantedMatch.listingId, n: sql<number>`count(*)::int` })
    .from(wantedMatch)
    .innerJoin(listing, and(eq(listing.offerId, wantedMatch.offerId), isFree))
    .where(and(inArray(wantedMatch.listingId, [...listingIds]), wantedMatch.fits))
    .groupBy(wantedMatch.listingId);
  return new Map(rows.map(({ id, n }) => [id, n]));
};

/** How many offers of a person can be booked now, so that they are mailed about who looks for them. */
export const offersSought = async (reader: Reader, uid: Id): Promise<number> =>
  (
    await reader
      .select({ n: sql<number>`count(*)::int` })
      .from(offer)
      .innerJoin(listing, and(eq(listing.offerId, offer.id), isFree, eq(listing.sale, false)))
      .where(eq(offer.ownerUid, uid))
  )[0]?.n ?? 0;

/** How often a person hears of companies that look; `daily` until they say otherwise. */
export const seekerFrequency = async (reader: Reader, uid: Id): Promise<AlertFrequency> =>
  (await reader.select({ frequency: seekerAlert.frequency }).from(seekerAlert).where(eq(seekerAlert.uid, uid)))[0]?.frequency ?? 'daily';

/** Sets it; a mail that waits comes at its new time. */
export const putSeekerFrequency = async (tx: Tx, uid: Id, frequency: AlertFrequency, due: Instant): Promise<void> => {
  await tx
    .insert(seekerAlert)
    .values({ uid, frequency })
    .onConflictDoUpdate({
      target: seekerAlert.uid,
      set: { frequency, mailDueAt: sql`case when ${isNotNull(seekerAlert.mailDueAt)} then ${due}::timestamptz end` },
    });
};

/** Clears the due time of a mail that is being written. */
export const settleMail = async (tx: Tx, of: { readonly listingId: Id } | { readonly uid: Id }): Promise<void> => {
  if ('uid' in of) await tx.update(seekerAlert).set({ mailDueAt: null }).where(eq(seekerAlert.uid, of.uid));
  else await tx.update(wantedListing).set({ mailDueAt: null }).where(eq(wantedListing.id, of.listingId));
};
