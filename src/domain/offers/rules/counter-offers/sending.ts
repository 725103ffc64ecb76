/** Who may send a counter-offer, how long it stands, and the first right that comes of it. */

import { verificationRefusals } from '../../../accounts/rules/people.ts';
import type { Id, Instant } from '../../../kit/brand.ts';
import { bookingNumbers, counterOfferNumbers } from '../../../kit/numbers.ts';
import { HOUR_MS } from '../../../kit/time/units.ts';
import { dayOf, earlier, plusMs } from '../../../kit/time.ts';
import type { Verdict } from '../../../kit/verdict.ts';
import { type ActingPerson, isActive, isBooked } from '../../machine.ts';
import { refuse } from '../../refusals.ts';
import type { FirstRight, OfferFacts } from '../../types.ts';
import { isSale } from '../sale.ts';
import { isExpired } from '../validity.ts';
import { type ProposalForm, proposalVerdict } from './proposal.ts';

/** What the rule of sending looks at. `proposal` is null while only the button is considered; the counts are of the person's company. */
export type Sending = {
  readonly now: Instant;
  readonly offer: OfferFacts;
  readonly person: ActingPerson;
  /** Company of the agent who published for the landlord; `null` where there is none. */
  readonly agentCompanyId: Id | null;
  readonly hasOpen: boolean;
  readonly today: number;
  readonly proposal: ProposalForm | null;
};

/** May the person propose other terms for their company now (docs/rules/counter-offers.md#sending)? That strangers learn nothing of a hidden offer, the caller sees to. */
export const maySend = (sending: Sending): Verdict => {
  const { now, offer, person, hasOpen, today, proposal } = sending;
  if (isOwn(sending)) return refuse('counter_offer.own');
  // Whether an offer takes proposals is among its terms, which are for confirmed readers.
  if (!person.emailVerified) return refuse('counter_offer.unverified');
  if (isSale(offer.form) || offer.form.counteroffer?.selected !== true) return refuse('counter_offer.not_taken');
  if (isBooked(offer.state)) return refuse('counter_offer.booked');
  if (!isActive(offer.state)) return refuse('counter_offer.not_taken');
  if (offer.moderation.at === 'hidden') return refuse('counter_offer.offer_hidden');
  if (isExpired(offer, now)) return refuse('offer.expired');
  if (verificationRefusals(person).length > 0) return refuse('counter_offer.unverified');
  if (hasOpen) return refuse('counter_offer.already_open');
  const max = counterOfferNumbers.perOfferDay;
  if (today >= max) return refuse('counter_offer.too_many', { params: { max } });
  return proposal === null ? null : proposalVerdict(offer.form, proposal, dayOf(now));
};

/** An agent is not the other party of what they publish for the landlord, and nor is anybody of the agent's company (art. 108 KC). */
const isOwn = ({ offer, person, agentCompanyId }: Sending): boolean =>
  offer.ownerUid === person.uid || [offer.companyId, agentCompanyId].some((id) => id !== null && id === person.company?.id);

/** Until when the owner may answer: 72 hours, but not after the offer's own end. */
export const answerUntil = (sentAt: Instant, validTo: Instant | null): Instant => {
  const end = plusMs(sentAt, counterOfferNumbers.hours * HOUR_MS);
  return validTo === null ? end : earlier(end, validTo);
};

/** Has the time for an answer passed? At its very end it has. */
export const isAnswerOver = ({ expiresAt }: { readonly expiresAt: Instant }, now: Instant): boolean => now >= expiresAt;

/** The first right of the company whose counter-offer was signed: 24 hours, but not after the offer's own end (docs/rules/counter-offers.md#first-right). */
export const firstRightOf = (companyId: Id, signedAt: Instant, validTo: Instant | null): FirstRight => {
  const end = plusMs(signedAt, bookingNumbers.counterOfferFirstRightHours * HOUR_MS);
  return { companyId, until: validTo === null ? end : earlier(end, validTo) };
};
