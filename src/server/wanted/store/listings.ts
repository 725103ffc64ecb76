/** Reads and writes wanted listings. */

import { and, count, desc, eq, gte, isNotNull, isNull, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { BeyondFilter } from '../../../contract/wanted/schema.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import type { GeoPoint } from '../../../domain/kit/map/coordinates.ts';
import { boxAround } from '../../../domain/kit/map/distance.ts';
import type { MainUse } from '../../../domain/kit/provinces.ts';
import { isWantedActive, wantedLifecycle } from '../../../domain/wanted/machine.ts';
import { wantedNumbers } from '../../../domain/wanted/rules/wanted-numbers.ts';
import type { WantedState } from '../../../domain/wanted/types.ts';
import { company } from '../../companies/tables.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { takeLock } from '../../kit/database/locks.ts';
import type { CountExpression } from '../../workspace/queries/menu.ts';
import { wantedListing, wantedSubmission } from '../tables.ts';

/** A stored listing, and one with what its board shows of the company. */
export type WantedRow = typeof wantedListing.$inferSelect;
export type WantedOnBoard = { readonly listing: WantedRow; readonly companyName: string; readonly sent: number };

/** Stands on the board; written out as literals, so that the partial indexes answer. */
export const isOnBoard: SQL = sql.raw(
  `wanted_listing.state in (${wantedLifecycle.states
    .filter(isWantedActive)
    .map((state) => `'${state}'`)
    .join(', ')})`,
);

/** The company may act: it has an accepted member and was not deleted. */
export const isActiveCompany = and(isNotNull(company.acceptedAt), isNull(company.deletedAt));

/** A listing by its id, whatever its state. */
export const wantedById = async (reader: Reader, id: Id): Promise<WantedRow | null> =>
  (await reader.select().from(wantedListing).where(eq(wantedListing.id, id)))[0] ?? null;

/** The same, locked until the transaction ends. */
export const lockWanted = async (tx: Tx, id: Id): Promise<WantedRow | null> =>
  (await tx.select().from(wantedListing).where(eq(wantedListing.id, id)).for('update'))[0] ?? null;

/** Makes what one company adds and restores happen one after the other, so that the limit holds. */
export const lockWantedOf = async (tx: Tx, companyId: Id): Promise<void> => {
  await takeLock(tx, 'wanted', companyId);
};

/** The active listings of a company, whether or not it may act and they are shown. */
export const onBoardOf = async (reader: Reader, companyId: Id): Promise<readonly Id[]> =>
  (
    await reader
      .select({ id: wantedListing.id })
      .from(wantedListing)
      .where(and(eq(wantedListing.companyId, companyId), isOnBoard))
  ).map(({ id }) => id);

/** How many active listings a company has. */
export const activeOf = (reader: Reader, companyId: Id): Promise<number> =>
  reader.$count(wantedListing, and(eq(wantedListing.companyId, companyId), isOnBoard));

/** The same for the menu of a workspace, within its statement; whoever acts for no company has none. */
export const activeTotal: CountExpression = ({ actingFor }) =>
  actingFor === null ? sql`0` : sql`(select count(*)::int from ${wantedListing} where ${and(eq(wantedListing.companyId, actingFor), isOnBoard)})`;

/** Stores a new listing. */
export const insertWanted = async (tx: Tx, row: typeof wantedListing.$inferInsert): Promise<void> => {
  await tx.insert(wantedListing).values(row);
};

/** Columns that a step may change beside the state. */
export type WantedChange = Partial<Omit<typeof wantedListing.$inferInsert, 'id' | 'companyId' | 'createdBy' | 'createdAt' | 'state'>>;

/** Sets the state where it is still `from`; null when it is another. */
export const changeWanted = async (
  tx: Tx,
  step: { readonly id: Id; readonly from: WantedState; readonly to: WantedState; readonly change: WantedChange },
): Promise<WantedRow | null> => {
  const rows = await tx
    .update(wantedListing)
    .set({ ...step.change, state: step.to })
    .where(and(eq(wantedListing.id, step.id), eq(wantedListing.state, step.from)))
    .returning();
  return rows[0] ?? null;
};

const sent = sql<number>`(select count(*)::int from ${wantedSubmission} s where s.listing_id = ${wantedListing.id})`;
const shown = { listing: wantedListing, companyName: company.name, sent };

/** Active listings of a company, the newest first. */
export const ownListings = (reader: Reader, companyId: Id): Promise<WantedOnBoard[]> =>
  reader
    .select(shown)
    .from(wantedListing)
    .innerJoin(company, eq(company.id, wantedListing.companyId))
    .where(and(eq(wantedListing.companyId, companyId), isOnBoard))
    .orderBy(desc(wantedListing.createdAt), desc(wantedListing.id))
    .limit(wantedNumbers.activeMax);

/** What the board is narrowed by. */
export type BoardFilter = { readonly near: (GeoPoint & { readonly km: number }) | null; readonly use: MainUse | null };

/** Kilometres between a listing and a point of another table, over the earth's surface. */
export const kmTo = (lat: SQLWrapper, lng: SQLWrapper): SQL =>
  sql`2 * 6371 * asin(least(1, sqrt(sin(radians(${lat} - ${wantedListing.lat}) / 2) ^ 2
    + cos(radians(${wantedListing.lat})) * cos(radians(${lat})) * sin(radians(${lng} - ${wantedListing.lng}) / 2) ^ 2)))`;

/** Kilometres between a listing and a point. */
export const kmFrom = ({ lat, lng }: GeoPoint): SQL => kmTo(sql`${lat}::float8`, sql`${lng}::float8`);

/** Inside a circle; the box around it is what an index answers. */
const insideOf = (point: GeoPoint, km: number): SQL | undefined => {
  const { south, north, west, east } = boxAround(point, km);
  return and(
    gte(wantedListing.lat, south),
    lte(wantedListing.lat, north),
    gte(wantedListing.lng, west),
    lte(wantedListing.lng, east),
    sql`${kmFrom(point)} <= ${km}`,
  );
};

/** Premises of this use suit the listing: `suitsUse` of the domain as a condition, the same for the board and for matches. */
export const isForUse = (use: MainUse | SQLWrapper): SQL => sql`coalesce(${wantedListing.use} = ${use}, true)`;

const onBoard = ({ near, use }: BoardFilter): SQL | undefined =>
  and(isOnBoard, isActiveCompany, near === null ? undefined : insideOf(near, near.km), use === null ? undefined : isForUse(use));

/** A page of the board, the newest first. */
export const boardPage = async (
  reader: Reader,
  filter: BoardFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly WantedOnBoard[]; readonly total: number }> => {
  const rows = await reader
    .select(shown)
    .from(wantedListing)
    .innerJoin(company, eq(company.id, wantedListing.companyId))
    .where(onBoard(filter))
    .orderBy(desc(wantedListing.createdAt), wantedListing.id)
    .limit(limit)
    .offset(offset);
  const [found] = await reader
    .select({ n: count() })
    .from(wantedListing)
    .innerJoin(company, eq(company.id, wantedListing.companyId))
    .where(onBoard(filter));
  return { rows, total: found?.n ?? 0 };
};

/** What the board holds beyond a filter: one reading of what stands on it, counted with each condition left out. */
export const boardBeyond = async (reader: Reader, { near, use }: BoardFilter): Promise<BeyondFilter> => {
  const km = near === null ? sql`null::float8` : kmFrom(near);
  const ofUse = use === null ? sql`true` : isForUse(use);
  const shown = reader
    .select({ km: sql<number>`${km}`.as('km'), ofUse: sql<boolean>`${ofUse}`.as('of_use') })
    .from(wantedListing)
    .innerJoin(company, eq(company.id, wantedListing.companyId))
    .where(onBoard({ near: null, use: null }))
    .as('shown');
  const radii = wantedNumbers.boardWiderKm.filter((radius) => near !== null && radius > near.km);
  const within = (radius: number) => sql<number>`(count(*) filter (where ${shown.ofUse} and ${shown.km} <= ${radius}))::int`;
  const [counted] = await reader
    .select({
      nearestKm: sql<number | null>`min(${shown.km}) filter (where ${shown.ofUse})`,
      anyUse: sql<number>`(count(*) filter (where ${shown.km} <= ${near?.km ?? 0}))::int`,
      country: sql<number>`(count(*) filter (where ${shown.ofUse}))::int`,
      all: sql<number>`count(*)::int`,
      ...Object.fromEntries(radii.map((radius) => [`within${radius}`, within(radius)])),
    })
    .from(shown);
  const totals: Readonly<Record<string, number | null>> = counted ?? {};
  const [wider] = radii.map((radius) => ({ km: radius, total: totals[`within${radius}`] ?? 0 })).filter(({ total }) => total > 0);
  const { nearestKm = null, anyUse = 0, country = 0, all = 0 } = counted ?? {};
  return { nearestKm, wider: wider ?? null, anyUse, country, all };
};

/** Points of the board for its map, the newest first. */
export const boardPins = (reader: Reader, filter: BoardFilter) =>
  reader
    .select({ id: wantedListing.id, lat: wantedListing.lat, lng: wantedListing.lng, location: wantedListing.location })
    .from(wantedListing)
    .innerJoin(company, eq(company.id, wantedListing.companyId))
    .where(onBoard(filter))
    .orderBy(desc(wantedListing.createdAt), wantedListing.id)
    .limit(wantedNumbers.pinsMax);
