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
  listingsFor,
  lockMatching,
  type MatchRow,
  noteMatches,
  type OfferRef,
  offersFor,
  openOffer,
} from '../store/matches.ts';

/**
 * Notes the offers that fit a listing. Their owners are called; the company sees them at once. A company whose listing `isBack` is looking at nothing:
 * it is called about what came while it had no acceptance.
 */
export const findOffersFor = (services: Services, { listingId, isBack = false }: FoundFor): Promise<void> =>
  compare(services, async (tx) => {
    const row = await wantedById(tx, listingId);
    if (row === null || !isWantedActive(row.state)) return null;
    const wish = wishOf(row);
    const offers = await offersFor(tx, wish, row.companyId);
    const found = offers.flatMap(({ id, form }) => {
      const match = matchOf(wish, premisesOf(form));
      return isFit(match) ? [{ listingId, offerId: id, score: match.score }] : [];
    });
    return { of: { listingId }, found, offers, tellsCompany: isBack };
  });

type FoundFor = { readonly listingId: Id; readonly isBack?: boolean | undefined };

/** Notes the listings that an offer fits. Both sides are called. */
export const findSeekersFor = (services: Services, { offerId }: { readonly offerId: Id }): Promise<void> =>
  compare(services, async (tx) => {
    const offer = await openOffer(tx, offerId);
    if (offer === null) return null;
    const premises = premisesOf(offer.form);
    const rows = await listingsFor(tx, premises, offer.companyId);
    const found = rows.flatMap((row) => {
      const match = matchOf(wishOf(row), premises);
      return isFit(match) ? [{ listingId: row.id, offerId, score: match.score }] : [];
    });
    return { of: { offerId }, found, offers: [offer], tellsCompany: true };
  });

type ComparedPair = {
  readonly of: { readonly listingId: Id } | { readonly offerId: Id };
  readonly found: readonly MatchRow[];
  readonly offers: readonly OfferRef[];
  readonly tellsCompany: boolean;
};

/** Calls everybody who was not mailed yet about what fits: also about what a mail left out because it was reserved then. */
const compare = async (services: Services, find: (tx: Tx) => Promise<ComparedPair | null>): Promise<void> => {
  await transact(services, async (tx) => {
    await lockMatching(tx);
    const compared = await find(tx);
    if (compared === null) return ok(null);
    const now = await databaseNow(tx);
    const due = { instant: alertDueAt('instant', now), daily: alertDueAt('daily', now), weekly: alertDueAt('weekly', now) };
    const { of, offers, ...noted } = compared;
    const pairs = await noteMatches(tx, of, { ...noted, now });
    const companies = pairs.filter(({ companyMailedAt }) => companyMailedAt === null).map(({ listingId }) => listingId);
    const sought = new Set(pairs.filter(({ ownerMailedAt }) => ownerMailedAt === null).map(({ offerId }) => offerId));
    const owners = offers.filter(({ id }) => sought.has(id)).map(({ ownerUid }) => ownerUid);
    await callCompanies(tx, [...new Set(companies)], due);
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
