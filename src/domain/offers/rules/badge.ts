import type { Instant } from '../../kit/brand.ts';
import { isActive, isBooked, isDeleted, isProject } from '../machine.ts';
import type { OfferBadge, OfferFacts } from '../types.ts';
import { isExpired } from './validity.ts';

/** The badge of an offer now; hidden and expired stand above the state while it is published. */
export const badgeOf = (offer: Pick<OfferFacts, 'state' | 'moderation' | 'validTo'>, now: Instant): OfferBadge => {
  if (isProject(offer.state)) return 'draft';
  if (isDeleted(offer.state)) return 'deleted';
  if (isBooked(offer.state)) return offer.moderation.at === 'hidden' ? 'hidden' : 'booked';
  if (!isActive(offer.state)) return 'signed';
  if (offer.moderation.at === 'hidden') return 'hidden';
  return isExpired(offer, now) ? 'expired' : 'active';
};
