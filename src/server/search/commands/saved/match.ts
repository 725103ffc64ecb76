/** Finds the saved searches that an offer fulfils once it becomes visible or has better terms (docs/rules/search.md#saved-searches). */

import type { Id, Instant } from '../../../../domain/kit/brand.ts';
import { ok } from '../../../../domain/kit/verdict.ts';
import type { OfferForm } from '../../../../domain/offers/types.ts';
import { alertDueAt } from '../../../../domain/search/rules/alert.ts';
import type { Services } from '../../../kit/context.ts';
import { databaseNow } from '../../../kit/database/database.ts';
import { transact } from '../../../kit/database/transaction.ts';
import { notice } from '../../../kit/live/notices.ts';
import { publishedVersion } from '../../../offers/queries/facts.ts';
import { type Matcher, matcherOf, readSavedFilters } from '../../queries/matching.ts';
import { isListedWord } from '../../store/finder.ts';
import { type Candidate, candidatesAfter, type HidingSpan, insertMatches, type ListedOffer, lastHiding, listedOffer } from '../../store/matches.ts';

const batch = 1000;

/** Notes every search that has found the offer, a thousand candidates at a time. A repeat finds nothing anew. */
export const matchOffer = async (services: Services, { offerId }: { readonly offerId: Id }): Promise<void> => {
  const listed = await listedOffer(services.db, offerId);
  if (listed === null) return;
  const [former, hiding] = await Promise.all([formerTerms(services, listed), lastHiding(services.db, offerId)]);
  // Pictures are those of every version: a published offer keeps them.
  const pictures = { photos: listed.listing.imageCount, plans: listed.plans };
  const asked = new Map<string, Promise<boolean>>();
  const isListed = (word: string): Promise<boolean> => {
    const answer = asked.get(word) ?? isListedWord(services.db, word);
    asked.set(word, answer);
    return answer;
  };
  const known = {
    hiding,
    now: matcherOf(listed.offer.form, pictures, isListed),
    before: former && { isMet: matcherOf(former.form, pictures, isListed), until: former.until },
  };
  for (let after: Id | null = ''; after !== null; ) {
    const candidates: readonly Candidate[] = await candidatesAfter(services.db, listed, after, batch);
    const found: Id[] = [];
    for (const candidate of candidates) if (await isNewFor(candidate, listed, known)) found.push(candidate.id);
    await noteMatches(services, offerId, found);
    after = candidates.length === batch ? (candidates.at(-1)?.id ?? null) : null;
  }
};

/** The form of the version before this one, which whoever searched could find, and until when they did. */
const formerTerms = async (services: Services, { offer }: ListedOffer): Promise<{ readonly form: OfferForm; readonly until: Instant } | null> => {
  if (offer.version < 2) return null;
  const [former, current] = await Promise.all([offer.version - 1, offer.version].map((version) => publishedVersion(services.db, offer.id, version)));
  return former && current ? { form: former.form, until: current.createdAt } : null;
};

type FormerTerms = { readonly isMet: Matcher; readonly until: Instant };
type MatchContext = { readonly hiding: HidingSpan | null; readonly now: Matcher; readonly before: FormerTerms | null };

/**
 * An offer is new to a search that is older than the offer, that was saved while the offer was hidden, or that is older than its better terms
 * and whose filters only those fulfil. Whoever saved a search while the offer stood in the list has seen it: that it comes back is no news.
 */
const isNewFor = async (
  { filters: stored, createdAt }: Candidate,
  { listing }: ListedOffer,
  { hiding, now, before }: MatchContext,
): Promise<boolean> => {
  const filters = readSavedFilters(stored);
  if (filters === null || !(await now(filters))) return false;
  const isWhileHidden = hiding !== null && hiding.from <= createdAt && createdAt < hiding.to;
  const hasBetterTerms = before !== null && createdAt < before.until && !(await before.isMet(filters));
  return createdAt < listing.publishedAt || isWhileHidden || hasBetterTerms;
};

const noteMatches = async (services: Services, offerId: Id, searchIds: readonly Id[]): Promise<void> => {
  if (searchIds.length === 0) return;
  await transact(services, async (tx) => {
    const now = await databaseNow(tx);
    const due = { instant: alertDueAt('instant', now), daily: alertDueAt('daily', now), weekly: alertDueAt('weekly', now) };
    const uids = await insertMatches(tx, offerId, searchIds, due);
    await notice(
      tx,
      uids.map((uid) => `user:${uid}`),
    );
    return ok(null);
  });
};
