/** Mails those who keep an offer among their favourites what became of it (docs/rules/offers.md#favourites). */

import type { Id, Instant } from '../../../../domain/kit/brand.ts';
import { ok } from '../../../../domain/kit/verdict.ts';
import { cardFacts } from '../../../../domain/offers/rules/card.ts';
import { isExpired } from '../../../../domain/offers/rules/validity.ts';
import type { OfferState } from '../../../../domain/offers/types.ts';
import { mail } from '../../../accounts/commands/mail.ts';
import { peopleByUid } from '../../../accounts/queries.ts';
import type { Duty } from '../../../kit/clock/duties.ts';
import type { Services } from '../../../kit/context.ts';
import { databaseNow } from '../../../kit/database/database.ts';
import { transact } from '../../../kit/database/transaction.ts';
import { enqueue } from '../../../kit/jobs/jobs.ts';
import { notice } from '../../../kit/live/notices.ts';
import { mailFavourites } from '../../effects/jobs.ts';
import { offerTopics } from '../../lifecycle.ts';
import { type FavouriteChange, favouriteChanged } from '../../mail/favourite.ts';
import { keepersAfter } from '../../store/favourites.ts';
import { factsOf, findOffer, type OfferRow } from '../../store/offers.ts';
import { named } from '../mail-owner.ts';

type Change = {
  readonly offerId: Id;
  readonly change: FavouriteChange;
  readonly state: OfferState;
  readonly at: string;
  readonly companyId: Id | null;
  readonly priceBefore: number | null;
};
type Content = {
  readonly until: Instant | null;
  readonly isLast?: boolean;
  readonly rent: { readonly before: number; readonly after: number } | null;
};

const batch = 100;

/** Tells them all, a hundred in a transaction. What is no longer so when the job runs is not told: an offer that was booked again meanwhile has a job of its own. */
export const mailChangeOfFavourite = async (services: Services, change: Change): Promise<void> => {
  let after: Id | null = '';
  while (after !== null) after = await mailBatch(services, change, after);
};

/** An offer ran out, of which no step tells: the clock tells open pages, and those who keep the offer (docs/rules/offers.md#favourites). */
export const tellOfExpiry: Duty['fulfil'] = async (services, tx, { id, now }) => {
  const row = await findOffer(tx, id);
  if (row === null) return;
  const change = { offerId: id, change: 'expired', state: row.state, at: now, companyId: null, priceBefore: null } as const;
  await notice(tx, offerTopics(factsOf(row)));
  await enqueue(services, tx, mailFavourites, change);
};

/** Mails the next batch; answers the last uid of it, or null when nobody is left. */
const mailBatch = async (services: Services, event: Change, after: Id): Promise<Id | null> => {
  const { offerId, change, at, companyId } = event;
  const done = await transact(services, async (tx) => {
    const [row, now] = await Promise.all([findOffer(tx, offerId), databaseNow(tx)]);
    const content = row === null ? null : contentOf(row, event, now);
    if (row === null || content === null) return ok(null);
    const companyIds = [row.companyId, companyId].filter((id) => id !== null);
    const uids = await keepersAfter(tx, offerId, after, { ownerUid: row.ownerUid, companyIds }, batch);
    const facts = { ...named(row), address: cardFacts(row.form).address, change, ...content };
    for (const person of await peopleByUid(tx, uids))
      await mail(services, tx, favouriteChanged, person, { facts, once: `${offerId}:${at}:${person.uid}` });
    return ok(uids.length < batch ? null : (uids.at(-1) ?? null));
  });
  return done.ok ? done.value : null;
};

/** What there is to tell; nothing of an offer that went on meanwhile, and only that alone of one that is hidden or ran out. */
const contentOf = (row: OfferRow, { change, state, priceBefore }: Change, now: Instant): Content | null => {
  if (row.state !== state || (row.hiddenReason !== null) !== (change === 'hidden')) return null;
  if (change === 'hidden' || change === 'removed' || change === 'let') return { until: null, rent: null };
  if (change === 'reserved') {
    const until = row.reservation?.reservedUntil ?? null;
    // A reservation of the offer's last day ends with the offer: it is not free again.
    return { until, isLast: until !== null && until === row.validTo, rent: null };
  }
  if (isExpired(row, now) !== (change === 'expired')) return null;
  if (change === 'expired') return { until: null, rent: null };
  if (change === 'free' || change === 'shown') return { until: row.validTo, rent: null };
  const price = row.form.price ?? null;
  const isLower = priceBefore !== null && price !== null && price < priceBefore;
  return { until: row.firstRight?.until ?? null, rent: isLower ? { before: priceBefore, after: price } : null };
};
