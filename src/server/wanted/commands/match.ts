/** Compares listings with offers after one of them has changed, and calls both sides (docs/rules/search.md#wanted-listings-alerts). */

import type { Id } from '../../../domain/kit/brand.ts';
import { ok } from '../../../domain/kit/verdict.ts';
import { alertDueAt } from '../../../domain/search/rules/alert.ts';
import { isWantedActive } from '../../../domain/wanted/machine.ts';
import { isFit, matchOf, premisesOf } from '../../../domain/wanted/rules/matching.ts';
import type { Services } from '../../kit/context.ts';
import { databaseNow, type Tx } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { notice } from '../../kit/live/notices.ts';
import { wishOf } from '../present.ts';
import { wantedById } from '../store/listings.ts';
import {
  callCompanies,
  callOwners,
  dropUnfit,
  type Found,
  insertMatches,
  listingsFor,
  type OfferRef,
  offersFor,
  openOffer,
} from '../store/matches.ts';

/** Notes the offers that fit a listing. Their owners are called; the company sees them at once. */
export const findOffersFor = async (services: Services, { listingId }: { readonly listingId: Id }): Promise<void> => {
  const row = await wantedById(services.db, listingId);
  if (row === null || !isWantedActive(row.state)) return;
  const wish = wishOf(row);
  const offers = await offersFor(services.db, wish, row.companyId);
  const found = offers.flatMap(({ id, form }) => {
    const match = matchOf(wish, premisesOf(form));
    return isFit(match) ? [{ listingId, offerId: id, score: match.score }] : [];
  });
  await note(services, { of: { listingId }, found, offers, tellsCompany: false });
};

/** Notes the listings that an offer fits. Both sides are called. */
export const findSeekersFor = async (services: Services, { offerId }: { readonly offerId: Id }): Promise<void> => {
  const offer = await openOffer(services.db, offerId);
  if (offer === null) return;
  const premises = premisesOf(offer.form);
  const rows = await listingsFor(services.db, premises, offer.companyId);
  const found = rows.flatMap((row) => {
    const match = matchOf(wishOf(row), premises);
    return isFit(match) ? [{ listingId: row.id, offerId, score: match.score }] : [];
  });
  await note(services, { of: { offerId }, found, offers: [offer], tellsCompany: true });
};

type Noted = {
  readonly of: { readonly listingId: Id } | { readonly offerId: Id };
  readonly found: readonly Found[];
  readonly offers: readonly OfferRef[];
  readonly tellsCompany: boolean;
};

const note = async (services: Services, { of, found, offers, tellsCompany }: Noted): Promise<void> => {
  await transact(services, async (tx) => {
    const now = await databaseNow(tx);
    const due = { instant: alertDueAt('instant', now), daily: alertDueAt('daily', now), weekly: alertDueAt('weekly', now) };
    await dropUnfit(tx, of, found);
    const fresh = await insertMatches(tx, found, { now, tellsCompany });
    const owners = offers.filter(({ id }) => fresh.some(({ offerId }) => offerId === id)).map(({ ownerUid }) => ownerUid);
    if (tellsCompany) await callCompanies(tx, [...new Set(fresh.map(({ listingId }) => listingId))], due);
    await callOwners(tx, owners, due);
    await tellOpenPages(tx, owners);
    return ok(null);
  });
};

const tellOpenPages = (tx: Tx, uids: readonly Id[]): Promise<void> =>
  notice(
    tx,
    uids.map((uid) => `user:${uid}`),
  );
