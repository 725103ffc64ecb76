import type { Id, Instant } from '../../../domain/kit/brand.ts';
import type { EventsOf } from '../../../domain/kit/lifecycle.ts';
import { isBooked, type OfferLifecycle } from '../../../domain/offers/machine.ts';
import { isSale } from '../../../domain/offers/rules/sale.ts';
import { isExpired } from '../../../domain/offers/rules/validity.ts';
import { newId } from '../../kit/database/ids.ts';
import { enqueue } from '../../kit/jobs/jobs.ts';
import { startProgress } from '../../kit/jobs/progress.ts';
import { supersedeOthers } from '../../signing/commands/draw-and-seal.ts';
import { voidFirst } from '../../signing/commands/second-signer.ts';
import { closeAll, closeTakenUp } from '../commands/counter-offers/end.ts';
import { voidVersion } from '../commands/counter-offers/void-version.ts';
import { mailOwner, named } from '../commands/mail-owner.ts';
import { counterOfferEngine } from '../lifecycle/counter-offer.ts';
import { offerEngine } from '../lifecycle.ts';
import type { FavouriteChange } from '../mail/favourite.ts';
import { type Availability, offerHidden, offerShown } from '../mail.ts';
import { purposeOf } from '../queries/signing.ts';
import type { OfferRow } from '../store/offers.ts';
import { dropPreparation, insertVersion } from '../store/versions.ts';
import { mailFavourites, sealOffer } from './jobs.ts';

/** What each step means to those who keep the offer. */
const changes: Readonly<Record<EventsOf<OfferLifecycle, 'mailFavourites'>, FavouriteChange>> = {
  book: 'reserved',
  expire: 'free',
  withdraw: 'free',
  sign: 'let',
  republish: 'terms',
  hide: 'hidden',
  unhide: 'shown',
  delete: 'removed',
};

/**
 * The company whose people are not mailed as keepers of the offer: it brought the step about, or reads of it in a mail of its own. A moderator's
 * step is news to everybody but the company that holds the reservation, for which the offer stays open (docs/rules/publishing.md#moderation).
 */
const companyAside = (on: keyof typeof changes, offer: OfferRow, before: OfferRow): Id | null =>
  (on === 'republish' ? offer.firstRight : (offer.reservation ?? before.reservation))?.companyId ?? null;

/** What a step of an offer causes in this room. */
export const offerEffects = offerEngine.effects({
  freezeVersion: async (_services, tx, step) => {
    const offer = step.row;
    const { images, landlord, feeRates, documentId, uid } = step.input.prepared;
    const { evidenceId } = step.input;
    const { id: offerId, version, form } = offer;
    await insertVersion(tx, { offerId, version, form, images, landlord, feeRates, documentId, evidenceId, signedBy: uid });
    await dropPreparation(tx, offer.id);
    await supersedeOthers(tx, { id: documentId, kind: 'offer', offerId: offer.id }, step.now);
  },
  signCounterOffer: async (services, tx, { row: offer, before, uid, input }) => {
    const move = { id: input.counterOfferId, event: 'sign', actors: ['owner'], uid, given: {}, input: { before: before.form } } as const;
    const moved = await counterOfferEngine.move(services, tx, move);
    if (!moved.ok) throw new Error(`version ${offer.version} of offer ${offer.id} took up what was over: ${moved.refusal.code}`);
    await closeTakenUp(services, tx, offer);
  },
  // An offer that takes none costs no statement.
  closeCounterOffers: async (services, tx, { row: offer }) => {
    if (offer.form.counteroffer?.selected === true) await closeAll(services, tx, offer);
  },
  voidVersion: async (services, tx, { row: offer }) => {
    if (offer.form.counteroffer?.selected === true) await voidVersion(services, tx, offer);
  },
  voidFirstSignature: (services, tx, { row: { id, form } }) => voidFirst(services, tx, purposeOf(form), id, form.name ?? ''),
  sealVersion: async (services, tx, { row: offer, uid }) => {
    const runId = newId();
    await startProgress(tx, { runId, offerId: offer.id, flow: 'offer-signing', uid: uid ?? offer.ownerUid });
    await enqueue(services, tx, sealOffer, { offerId: offer.id, version: offer.version, runId });
  },
  mailFavourites: async (services, tx, { row: offer, before, on, to, now }) => {
    // Hidden already and now for another reason: whoever keeps it was told.
    if (on === 'hide' && before.hiddenReason !== null) return;
    const change = { offerId: offer.id, change: changes[on], state: to, at: now, companyId: companyAside(on, offer, before) };
    await enqueue(services, tx, mailFavourites, { ...change, priceBefore: before.form.price ?? null });
  },
  mailHidden: async (services, tx, { row: offer, now, input: { origin, ground } }) => {
    const facts = {
      ...named(offer),
      sale: isSale(offer.form),
      availability: availabilityOf(offer, now),
      reason: offer.hiddenReason ?? '',
      origin,
      ...ground,
    };
    await mailOwner(services, tx, offer, offerHidden, facts, newId());
  },
  mailUnhidden: async (services, tx, { row: offer, now }) => {
    const facts = { ...named(offer), sale: isSale(offer.form), availability: availabilityOf(offer, now) };
    await mailOwner(services, tx, offer, offerShown, facts, newId());
  },
});

const availabilityOf = (offer: Pick<OfferRow, 'state' | 'validTo'>, now: Instant): Availability => {
  if (isExpired(offer, now)) return 'expired';
  return isBooked(offer.state) ? 'booked' : 'open';
};
