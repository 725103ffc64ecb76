/** Finds the saved searches that a new offer may match, and notes those that it does. */

import { and, eq, sql } from 'drizzle-orm';
import type { SavedFilters } from '../../../contract/search/schema/saved.ts';
import type { Grosze, Id, Instant } from '../../../domain/kit/brand.ts';
import type { AlertFrequency } from '../../../domain/search/rules/alert.ts';
import { alertNumbers } from '../../../domain/search/rules/alert-numbers.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { foldPlace } from '../../kit/places.ts';
import { event } from '../../kit/tables/event.ts';
import { offerImage } from '../../offers/tables/image.ts';
import { offer } from '../../offers/tables/offer.ts';
import { listing } from '../tables/listing.ts';
import { savedSearch, savedSearchMatch } from '../tables/saved.ts';

/** What a filter that is left open is stored as. */
const open = { text: '', area: 0, price: Number.MAX_SAFE_INTEGER as Grosze } as const;

type MatchColumns = Pick<typeof savedSearch.$inferInsert, 'use' | 'province' | 'countyKey' | 'cityKey' | 'minArea' | 'maxPrice'>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : open.text);

/** The columns by which an offer finds the search. A filter that is no single value is left open here: the filters themselves decide. */
export const matchColumnsOf = (filters: SavedFilters): MatchColumns => ({
  use: textOf(filters.premisesPurpose),
  province: textOf(filters.province),
  countyKey: foldPlace(textOf(filters.county)),
  cityKey: foldPlace(textOf(filters.city)),
  minArea: filters.minArea ?? open.area,
  maxPrice: filters.maxPrice ?? open.price,
});

/** The offer that has just become visible, with the number of its floor plans, if it still is; null otherwise. */
export const listedOffer = async (reader: Reader, offerId: Id) => {
  const [row] = await reader
    .select({ offer, listing, plans: sql<number>`(select count(*)::int from ${offerImage} i where i.offer_id = ${offer.id} and i.kind = 'plan')` })
    .from(listing)
    .innerJoin(offer, eq(offer.id, listing.offerId))
    .where(and(eq(listing.offerId, offerId), eq(listing.listed, true), sql`${listing.validTo} > now()`));
  return row ?? null;
};
export type ListedOffer = NonNullable<Awaited<ReturnType<typeof listedOffer>>>;

/** From when to when an offer was hidden. */
export type HidingSpan = { readonly from: Instant; readonly to: Instant };

/** The last time that the offer was hidden and shown again, as the event log has it, from the first of several reasons on; null when it never came back. */
export const lastHiding = async (reader: Reader, offerId: Id): Promise<HidingSpan | null> => {
  const at = sql.raw(`to_char(max(created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
  const { rows } = await reader.execute<{ readonly from: string | null; readonly to: string | null }>(sql`
    with moved as (
      select id, created_at, (details->>'hidden')::boolean as hidden from ${event} where offer_id = ${offerId} and method = 'hideOffer'),
    shown as (select max(id) as id from moved where not hidden),
    seen as (select max(id) as id from moved where not hidden and id < (select id from shown)),
    hidden as (select min(id) as id from moved where hidden and id < (select id from shown) and id > coalesce((select id from seen), 0))
    select (select ${at} from moved where id = (select id from hidden)) as "from",
      (select ${at} from moved where id = (select id from shown)) as "to"`);
  const [row] = rows;
  return row?.from && row.to ? { from: row.from as Instant, to: row.to as Instant } : null;
};

/** A search that may match an offer: its place, use, area and price do, the rest of its filters is to be compared. */
export type Candidate = { readonly id: Id; readonly filters: unknown; readonly createdAt: Instant };

/**
 * The next searches that may match, by id after `after`. Sixteen short ranges of one index answer it (use, province, county and town, each as
 * the offer has it or left open), with price and area tested inside it; measured on 100 000 searches in `matches.test.ts`. Besides them come those
 * whose deletion can still be undone, a minute's few. People who could not be mailed a price, and the landlord's own, are left out.
 */
export const candidatesAfter = async (
  reader: Reader,
  { offer: row, listing: shown }: ListedOffer,
  after: Id,
  most: number,
): Promise<readonly Candidate[]> => {
  const restorable = sql`s.deleted_at > now() - make_interval(secs => ${alertNumbers.undoSeconds})`;
  const either = (value: string) => sql`any(${sql.param([value, open.text])}::text[])`;
  const { rows } = await reader.execute<{ readonly id: string; readonly filters: unknown; readonly created_at: string }>(sql`
    select s.id, s.filters, to_char(s.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at
    from (select * from ${savedSearch} s where s.paused_at is null and s.deleted_at is null
      union all select * from ${savedSearch} s where s.paused_at is null and ${restorable}) s join person p on p.uid = s.uid
    where s.use = ${either(shown.use)} and s.province = ${either(shown.province)}
      and s.county_key = ${either(shown.countyKey)} and s.city_key = ${either(shown.cityKey)}
      and s.max_price >= ${shown.price} and s.min_area <= ${shown.surface} and s.id > ${after}
      and p.email_verified_at is not null and s.uid <> ${row.ownerUid}
      and (p.company_id is null or p.company_id is distinct from ${row.companyId})
    order by s.id limit ${most}`);
  return rows.map(({ id, filters, created_at }) => ({ id, filters, createdAt: created_at as Instant }));
};

/** When the mail of each frequency is due for an offer that is found now. */
export type DueTimes = Readonly<Record<AlertFrequency, Instant>>;

/**
 * Notes that searches have found an offer; a search that was mailed about it is left as it is, one that was not, because the offer was hidden when
 * its mail was due, has one again. The first offer that waits sets the time of the mail, later ones join it; of a deleted search a restoration sets it. Answers whose searches they are.
 */
export const insertMatches = async (tx: Tx, offerId: Id, searchIds: readonly Id[], due: DueTimes): Promise<readonly Id[]> => {
  const { rows } = await tx.execute<{ readonly uid: string }>(sql`
    with found as (
      insert into ${savedSearchMatch} (search_id, offer_id) select id, ${offerId} from ${savedSearch} where id = any(${sql.param([...searchIds])}::text[])
      on conflict (search_id, offer_id) do update set offer_id = excluded.offer_id where saved_search_match.mailed_at is null returning search_id)
    update ${savedSearch} s set mail_due_at = coalesce(s.mail_due_at,
      case s.frequency when 'instant' then ${due.instant}::timestamptz when 'daily' then ${due.daily}::timestamptz else ${due.weekly}::timestamptz end)
    from found where s.id = found.search_id and s.paused_at is null and s.deleted_at is null returning s.uid`);
  return rows.map(({ uid }) => uid);
};
