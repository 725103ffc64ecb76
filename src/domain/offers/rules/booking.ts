import { maySign } from '../../accounts/rules/people.ts';
import type { VerificationStatus } from '../../accounts/rules/standing.ts';
import type { Id, Instant } from '../../kit/brand.ts';
import { bookingNumbers } from '../../kit/numbers.ts';
import { HOUR_MS } from '../../kit/time/units.ts';
import { dayOf, plusMs } from '../../kit/time.ts';
import type { Verdict } from '../../kit/verdict.ts';
import { refuse } from '../refusals.ts';
import type { LeaseOption, OfferFacts } from '../types.ts';
import { isOptionOpen } from './lease-options.ts';
import { isExpired, isReservationOver } from './validity.ts';

/** What booking rules need beside the offer. The company's row is locked while these are read (docs/rules/reservations.md#how-many). */
export type BookingFacts = {
  /** Company for which the person would book; `null` when none is linked. */
  readonly companyId: Id | null;
  /** Option, version and consents of the attempt; `null` while only the button is considered. */
  readonly attempt: { readonly option: LeaseOption; readonly offerVersion: number; readonly consented: boolean } | null;
  /** Running reservations of the company, this offer's aside. */
  readonly running: number;
  /** When the company's last reservation of this very offer ended without a lease. */
  readonly lastEndedAt: Instant | null;
  /** Is the landlord's identity and company still accepted? Re-checked at every binding act. */
  readonly landlordVerified: boolean;
  /** First right of the company whose counter-offer was accepted. */
  readonly firstRight: { readonly companyId: Id; readonly until: Instant } | null;
};

type Facts = {
  readonly now: Instant;
  readonly offer: OfferFacts;
  readonly person: VerificationStatus;
  readonly uid: Id;
  readonly booking: BookingFacts;
};

const isOwn = ({ offer, uid, booking }: Facts): boolean =>
  offer.ownerUid === uid || (offer.companyId !== null && offer.companyId === booking.companyId);

const mayBookOffer = ({ now, offer, booking }: Facts): Verdict => {
  if (offer.moderation.at === 'hidden') return refuse('offer.hidden');
  if (isExpired(offer, now)) return refuse('offer.expired');
  if (offer.form.offerType === 'sell') return refuse('offer.contact_only');
  return booking.landlordVerified ? null : refuse('offer.landlord_unverified');
};

const mayCompanyBook = ({ now, booking }: Facts): Verdict => {
  const { firstRight, lastEndedAt, running } = booking;
  if (firstRight !== null && now < firstRight.until && firstRight.companyId !== booking.companyId)
    return refuse('offer.first_right', { params: { until: firstRight.until } });
  const again = lastEndedAt === null ? null : plusMs(lastEndedAt, bookingNumbers.sameOfferAgainHours * HOUR_MS);
  if (again !== null && now < again) return refuse('offer.booked_recently', { params: { until: again } });
  const max = bookingNumbers.runningPerCompanyMax;
  return running >= max ? refuse('offer.too_many_reservations', { params: { max } }) : null;
};

const mayTakeOption = ({ now, offer, booking }: Facts): Verdict => {
  const { attempt } = booking;
  if (attempt === null) return null;
  if (attempt.offerVersion !== offer.version)
    return refuse('offer.stale_version', { params: { given: attempt.offerVersion, current: offer.version } });
  if (!isOptionOpen(offer.form, attempt.option, dayOf(now))) return refuse('offer.option_unavailable', { field: 'selectedOfferOption' });
  return attempt.consented ? null : refuse('offer.consents_required', { field: 'consents' });
};

/** May the person book the offer for their company now? Own offer, verification of both sides, at most 3 running, again after 24 h (docs/rules/reservations.md#booking). */
export const mayBook = (facts: Facts): Verdict => {
  if (isOwn(facts)) return refuse('offer.own');
  return mayBookOffer(facts) ?? maySign(facts.person, facts.now) ?? mayCompanyBook(facts) ?? mayTakeOption(facts);
};

/** May a signer of the tenant's company sign the booked lease now? The reservation must still run, and both sides' verification is checked again. */
export const maySignLease = ({ now, offer, person, booking }: Omit<Facts, 'uid'>): Verdict => {
  if (offer.reservation === null || isReservationOver(offer.reservation, now)) return refuse('reservation.expired');
  return maySign(person, now) ?? (booking.landlordVerified ? null : refuse('offer.landlord_unverified'));
};
