/** Rules of booking: consents, who may book what, who may sign. */

import { maySign } from '../accounts/rules/people.ts';
import type { Id, Instant } from '../kit/brand.ts';
import { bookingNumbers } from '../kit/numbers.ts';
import { HOUR_MS } from '../kit/time/units.ts';
import { dayOf, plusMs } from '../kit/time.ts';
import type { Verdict } from '../kit/verdict.ts';
import type { ActingPerson, BookingVerdicts } from '../offers/machine.ts';
import { refuse } from '../offers/refusals.ts';
import { isOptionOpen } from '../offers/rules/lease-options.ts';
import { isSale } from '../offers/rules/sale.ts';
import { isExpired } from '../offers/rules/validity.ts';
import type { LeaseOption, OfferFacts } from '../offers/types.ts';

/** Consents of a booking (docs/rules/signing.md#consents): terms acknowledgement and electronic signature. */
export const bookingConsents: Readonly<Record<string, string>> = { terms: '2026-11-01', electronic_signature: '2026-11-01' };

/** What booking rules need beside the offer. The company's bookings queue up while these are read (docs/rules/reservations.md#how-many). */
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
  /** Company of the agent who published for the landlord: an agent is not the other party of what they sign (art. 108 KC). */
  readonly agentCompanyId: Id | null;
  /** First right of the company whose counter-offer was accepted. */
  readonly firstRight: { readonly companyId: Id; readonly until: Instant } | null;
};

type Facts = {
  readonly now: Instant;
  readonly offer: OfferFacts;
  readonly person: ActingPerson;
  readonly booking: BookingFacts;
};

/** Everything that the offer's lifecycle asks of these rules. */
export const bookingVerdicts = (facts: Facts): BookingVerdicts => ({
  book: mayBook(facts),
  sign: maySignLease(facts.person, facts.booking, facts.now),
});

/** May the person book the offer for their company now? Own offer, the agent's company, verification of both sides, at most 3 running, again after 24 h (docs/rules/reservations.md#booking). */
export const mayBook = (facts: Facts): Verdict => {
  // An agent holds the offer of another's premises: what keeps them from it is the agency.
  if (isOwn(facts)) return refuse(facts.offer.agentUid === facts.person.uid ? 'offer.agents_company' : 'offer.own');
  if (facts.booking.agentCompanyId !== null && facts.booking.agentCompanyId === facts.booking.companyId) return refuse('offer.agents_company');
  return mayBookOffer(facts) ?? maySign(facts.person, facts.now) ?? mayCompanyBook(facts) ?? mayTakeOption(facts);
};

/** May the person sign the booked lease now? Both sides' verification is checked again; that the reservation still runs, the lifecycle sees to. */
export const maySignLease = (person: ActingPerson, { landlordVerified }: Pick<BookingFacts, 'landlordVerified'>, now: Instant): Verdict =>
  maySign(person, now) ?? (landlordVerified ? null : refuse('offer.landlord_unverified'));

const isOwn = ({ offer, person, booking }: Facts): boolean =>
  offer.ownerUid === person.uid || (offer.companyId !== null && offer.companyId === booking.companyId);

const mayBookOffer = ({ now, offer, booking }: Facts): Verdict => {
  if (offer.moderation.at === 'hidden') return refuse('offer.hidden');
  if (isExpired(offer, now)) return refuse('offer.expired');
  if (isSale(offer.form)) return refuse('offer.contact_only');
  return booking.landlordVerified ? null : refuse('offer.landlord_unverified');
};

const mayCompanyBook = ({ now, booking }: Facts): Verdict => {
  const { firstRight, lastEndedAt, running } = booking;
  if (firstRight !== null && now < firstRight.until && firstRight.companyId !== booking.companyId)
    return refuse('offer.first_right', { params: { until: firstRight.until } });
  // Whose first right runs was promised that they may book now; it ends with the reservation that is made of it.
  const isWaiting = lastEndedAt !== null && (firstRight === null || now >= firstRight.until);
  const again = isWaiting ? plusMs(lastEndedAt, bookingNumbers.sameOfferAgainHours * HOUR_MS) : null;
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
