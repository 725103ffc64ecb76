/** Reads saved searches. */

import type { OutputOf } from '../../../contract/kit/call.ts';
import type { savedSearchCalls } from '../../../contract/search/endpoints/saved.ts';
import { searchQuery } from '../../../contract/search/schema/address.ts';
import type { SavedFilters, SavedSearch } from '../../../contract/search/schema/saved.ts';
import { isConfirmed } from '../../../domain/accounts/permissions.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import { langs } from '../../../domain/kit/viewer.ts';
import { alertNumbers } from '../../../domain/search/rules/alert-numbers.ts';
import { radiusIn } from '../../../domain/search/rules/radius.ts';
import type { Lang } from '../../../words/kit/words.ts';
import { type MailSubject, wantsMail } from '../../accounts/queries/mail-choices.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import type { Reader } from '../../kit/database/database.ts';
import { placesPort } from '../adapters/places.ts';
import { filterTexts, proposedName } from '../present/filter-texts.ts';
import { cardOf } from '../present.ts';
import { newestFound } from '../store/read.ts';
import { newOffersOf, type SavedRow, savedById, savedOf } from '../store/saved.ts';
import { readSavedFilters } from './matching.ts';

/** The caller's saved searches with what each has found since it was opened. */
export const listSavedSearches = async (ctx: Ctx): Promise<Result<OutputOf<typeof savedSearchCalls.listSavedSearches>>> => {
  const { uid } = signedIn(ctx);
  const [rows, mailsOn] = await Promise.all([savedOf(ctx.db, uid), wantsMail(ctx.db, uid, 'savedSearches')]);
  const counts = await newOffersOf(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const named = await Promise.all(rows.map(async (row) => ({ ...row, ...(await withRadius(ctx, row)) })));
  return ok({ searches: named.map((row) => presentSaved(row, counts.get(row.id) ?? 0, ctx.lang)), max: alertNumbers.savedMax, mailsOn });
};

type StoredSearch = { readonly name: string; readonly filters: unknown };
type NamedSearch = { readonly name: string; readonly filters: SavedFilters | null };

/**
 * The name and the filters of a search. One of a radius that was saved before its place was kept stands as an area: where that is a whole number
 * of kilometres around a town, it says so, and its name with it unless somebody wrote another one.
 */
const withRadius = async (ctx: Ctx, row: StoredSearch): Promise<NamedSearch> => {
  const filters = readSavedFilters(row.filters);
  const radius = filters?.area && filters.around === undefined ? radiusIn(filters.area) : null;
  const place = radius && (await ctx.ports.of(placesPort).nearest(radius));
  const isMiddle = place && radius && Math.max(Math.abs(place.lat - radius.lat), Math.abs(place.lng - radius.lng)) < sameDegrees;
  if (!filters || !isMiddle) return { name: row.name, filters };
  // By its name alone the field of the place leads to the largest of that name.
  const [main] = await ctx.ports.of(placesPort).named(place.name);
  if (main?.id !== place.id) return { name: row.name, filters };
  const around: SavedFilters = { ...filters, around: { place: place.name, km: radius.km } };
  const lang = langs.find((one) => proposedName(filters, one) === row.name);
  return { name: lang === undefined ? row.name : proposedName(around, lang), filters: around };
};

/** Coordinates are kept with so many decimals. */
const sameDegrees = 1e-5;

const presentSaved = (row: Omit<SavedRow, 'filters'> & NamedSearch, newOffers: number, lang: Lang): SavedSearch => {
  const { id, name, frequency, pausedAt, mailedAt, createdAt, filters } = row;
  const [chips, query] = filters === null ? [[], null] : [[...filterTexts(filters, lang)], searchQuery(filters)];
  return { id, name, chips, query, frequency, pausedAt, mailedAt, createdAt, newOffers };
};

/** The newest offers that are new to the caller's saved searches (docs/rules/offers.md#workspace-home). */
export const listFoundOffers = async (ctx: Ctx): Promise<Result<OutputOf<typeof savedSearchCalls.listFoundOffers>>> => {
  const found = await newestFound(ctx.db, signedIn(ctx).uid);
  const searches = await Promise.all(found.map(({ search }) => withRadius(ctx, search)));
  const offers = found.map(({ card: row, search }, at) => {
    const named = searches[at];
    const { id, name, offerType, address, surface, price, image, badge, badgeUntil, isFavourite } = cardOf(row, isConfirmed(ctx.viewer));
    return {
      ...{ id, name, offerType, address, surface, price, image, badge, badgeUntil, isFavourite },
      search: { id: search.id, name: named?.name ?? search.name, query: named?.filters ? searchQuery(named.filters) : null },
    };
  });
  return ok({ offers, total: found[0]?.total ?? 0 });
};

/** A saved search as a mail is about it: on while it is neither paused nor deleted. */
export const findMailSubject = async (reader: Reader, uid: Id, id: Id): Promise<MailSubject | null> => {
  const row = await savedById(reader, uid, id);
  return row === null || row.deletedAt !== null ? null : { name: row.name, isOn: row.pausedAt === null };
};

/** Whether the mail about a saved search is still wanted when it is about to be sent. */
export const isSavedWanted = async (reader: Reader, { uid, aboutId }: { readonly uid: Id; readonly aboutId: Id | null }): Promise<boolean> => {
  if (aboutId === null || !(await wantsMail(reader, uid, 'savedSearches'))) return false;
  return (await findMailSubject(reader, uid, aboutId))?.isOn === true;
};
