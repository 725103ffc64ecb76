/** Reads saved searches. */

import type { OutputOf } from '../../../contract/kit/call.ts';
import type { savedSearchCalls } from '../../../contract/search/endpoints/saved.ts';
import { searchQuery } from '../../../contract/search/schema/address.ts';
import type { SavedSearch } from '../../../contract/search/schema/saved.ts';
import { isConfirmed } from '../../../domain/accounts/permissions.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import { alertNumbers } from '../../../domain/search/rules/alert-numbers.ts';
import type { Lang } from '../../../words/kit/words.ts';
import { type MailSubject, wantsMail } from '../../accounts/queries/mail-choices.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import type { Reader } from '../../kit/database/database.ts';
import { filterTexts } from '../present/filter-texts.ts';
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
  return ok({ searches: rows.map((row) => presentSaved(row, counts.get(row.id) ?? 0, ctx.lang)), max: alertNumbers.savedMax, mailsOn });
};

const presentSaved = (row: SavedRow, newOffers: number, lang: Lang): SavedSearch => {
  const { id, name, frequency, pausedAt, mailedAt, createdAt } = row;
  const filters = readSavedFilters(row.filters);
  const [chips, query] = filters === null ? [[], null] : [[...filterTexts(filters, lang)], searchQuery(filters)];
  return { id, name, chips, query, frequency, pausedAt, mailedAt, createdAt, newOffers };
};

/** The newest offers that are new to the caller's saved searches (docs/rules/offers.md#workspace-home). */
export const listFoundOffers = async (ctx: Ctx): Promise<Result<OutputOf<typeof savedSearchCalls.listFoundOffers>>> => {
  const found = await newestFound(ctx.db, signedIn(ctx).uid);
  const offers = found.map(({ card: row, search }) => {
    const { id, name, offerType, address, surface, price, image, badge, badgeUntil } = cardOf(row, isConfirmed(ctx.viewer));
    const filters = readSavedFilters(search.filters);
    return {
      ...{ id, name, offerType, address, surface, price, image, badge, badgeUntil },
      search: { id: search.id, name: search.name, query: filters && searchQuery(filters) },
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
