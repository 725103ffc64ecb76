/** What steps of listings, and those of offers that listings wait for, cause. */

import { cardFacts } from '../../../domain/offers/rules/card.ts';
import { hidingGroundOf } from '../../../domain/offers/rules/hiding.ts';
import { matchOf, premisesOf } from '../../../domain/wanted/rules/matching.ts';
import { mail } from '../../accounts/commands/mail.ts';
import { grantAccessByOffer } from '../../companies/commands/access.ts';
import { companyEngine } from '../../companies/lifecycle.ts';
import { companyReaders } from '../../companies/queries/readers.ts';
import { enqueue } from '../../kit/jobs/jobs.ts';
import { notice } from '../../kit/live/notices.ts';
import { offerEngine } from '../../offers/lifecycle.ts';
import { findOffer } from '../../offers/queries/facts.ts';
import { boardTopic, wantedEngine } from '../lifecycle.ts';
import { listingRemoved, offerReceived } from '../mail.ts';
import { wishOf } from '../present.ts';
import { activeOf, onBoardOf } from '../store/listings.ts';
import { insertSubmission, markSubmission } from '../store/submissions.ts';
import { matchListing, matchOffer, tellListing } from './jobs.ts';

/** What each step of a listing causes. */
export const wantedEffects = wantedEngine.effects({
  findOffers: async (services, tx, { row }) => {
    await enqueue(services, tx, matchListing, { listingId: row.id });
    await enqueue(services, tx, tellListing, { listingId: row.id });
  },
  keepSubmission: async (_services, tx, { row, now, input: { offerId, uid, companyId } }) => {
    await insertSubmission(tx, { listingId: row.id, offerId, submittedAt: now, submittedBy: uid, companyId });
    if (companyId !== null) await grantAccessByOffer(tx, { companyId: row.companyId, viewerId: companyId });
  },
  keepMatch: async (_services, tx, { row, now, input: { offerId } }) => {
    if (offerId !== null) await markSubmission(tx, [row.id], offerId, now);
  },
  mailRemoved: async (services, tx, { row, now, facts: { reason }, input }) => {
    if (reason == null) throw new Error('a listing was removed without a reason');
    const { origin, ground } = input ?? { origin: 'moderator', ground: hidingGroundOf({}) };
    const facts = { location: row.location, at: now, reason, origin, ...ground };
    for (const reader of await companyReaders(tx, row.companyId))
      await mail(services, tx, listingRemoved, reader, { facts, once: `${row.id}:removed:${reader.uid}` });
  },
  mailSubmitted: async (services, tx, { row, input: { offerId } }) => {
    const found = await findOffer(tx, offerId);
    if (found === null) return;
    const { name, address, surface } = cardFacts(found.form);
    const { score } = matchOf(wishOf(row), premisesOf(found.form));
    const facts = { location: row.location, offerId, name, address, surface, price: found.form.price ?? null, score };
    for (const reader of await companyReaders(tx, row.companyId))
      await mail(services, tx, offerReceived, reader, { facts, once: `${row.id}:${offerId}:${reader.uid}` });
  },
});

/** What steps of a company's link cause here: whoever the listings would have been told to before, or since, hears of them once they are back. */
export const lookingEffects = companyEngine.effects({
  tellWanted: async (services, tx, { before: { company } }) => {
    // Nothing comes back where a colleague's acceptance has kept the company on the board.
    if (company.acceptedAt !== null) return;
    const ids = await onBoardOf(tx, company.id);
    for (const listingId of ids) {
      await enqueue(services, tx, matchListing, { listingId, isBack: true });
      await enqueue(services, tx, tellListing, { listingId });
    }
    if (ids.length > 0) await notice(tx, [boardTopic]);
  },
  refreshBoard: async (_services, tx, { row: { company } }) => {
    if ((await activeOf(tx, company.id)) > 0) await notice(tx, [boardTopic]);
  },
});

/** What steps of offers cause here: listings are compared with what becomes visible, better or free again. */
export const seekerEffects = offerEngine.effects({
  findSeekers: (services, tx, { row }) => enqueue(services, tx, matchOffer, { offerId: row.id }),
});
