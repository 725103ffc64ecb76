import { describe, expect, it } from 'vitest';
import { landlord, now, offer, person, reserved } from '../../../tests/factories/offer-facts.ts';
import { readyForm } from '../../../tests/factories/offer-form.ts';
import type { SignedIn } from '../accounts/types.ts';
import type { Instant } from '../kit/brand.ts';
import { decide } from '../kit/lifecycle.ts';
import { HOUR_MS } from '../kit/time/units.ts';
import { instant, plusMs } from '../kit/time.ts';
import { type OfferEvent, offerLifecycle } from '../offers/machine.ts';
import type { OfferFacts } from '../offers/types.ts';
import { type BookingFacts, bookingVerdicts } from './rules.ts';

const booking = (changes: Partial<BookingFacts> = {}): BookingFacts => ({
  companyId: 'T',
  attempt: { option: 'fixedshort', offerVersion: 1, consented: true },
  running: 0,
  lastEndedAt: null,
  landlordVerified: true,
  agentCompanyId: null,
  firstRight: null,
  ...changes,
});

type Facts = { readonly now: Instant; readonly offer: OfferFacts; readonly person: SignedIn; readonly booking: BookingFacts };
type Changes = Partial<Facts>;
const facts = (changes: Changes = {}): Facts => ({ now, offer: offer(), person: person(), booking: booking(), ...changes });

/** What the offer's lifecycle decides when these rules are asked, as the commands do. */
const outcome = (event: OfferEvent, of: Facts): string => {
  const result = decide(offerLifecycle, {
    state: of.offer.state,
    event,
    actors: event === 'sign' ? ['booker'] : ['person'],
    facts: { ...of, problems: [], booking: bookingVerdicts(of) },
  });
  return result.ok ? result.value.to : result.refusal.code;
};

describe('booking', () => {
  it('takes a verified company', () => expect(outcome('book', facts())).toBe('BOOKED'));
  it.each<[string, Changes]>([
    ['offer.own', { person: { ...landlord } }],
    ['offer.own', { booking: booking({ companyId: 'L' }) }],
    ['offer.agents_company', { booking: booking({ companyId: 'A', agentCompanyId: 'A' }) }],
    ['offer.agents_company', { person: { ...landlord }, offer: offer({ agentUid: landlord.uid }) }],
    ['offer.expired', { now: instant('2027-01-01T00:00:00Z') }],
    ['offer.contact_only', { offer: offer({ form: readyForm({ offerType: 'sell' }) }) }],
    ['offer.landlord_unverified', { booking: booking({ landlordVerified: false }) }],
    ['person.email_unverified', { person: person({ emailVerified: false }) }],
    ['person.identity_not_accepted', { person: person({ identity: 'CHECKING' }) }],
    ['person.company_not_accepted', { person: person({ company: { id: 'T', name: 'Z', state: 'CHECKING' } }) }],
    ['person.company_not_accepted', { person: person({ company: null }), booking: booking({ companyId: null }) }],
    ['person.email_change_pending', { person: person({ emailChangeUndoUntil: plusMs(now, 1) }) }],
    ['offer.first_right', { booking: booking({ firstRight: { companyId: 'X', until: plusMs(now, 1) } }) }],
    ['offer.booked_recently', { booking: booking({ lastEndedAt: plusMs(now, -24 * HOUR_MS + 1) }) }],
    ['offer.too_many_reservations', { booking: booking({ running: 3 }) }],
    ['offer.stale_version', { booking: booking({ attempt: { option: 'fixedshort', offerVersion: 2, consented: true } }) }],
    ['offer.option_unavailable', { offer: offer({ form: readyForm({ leaseAgreement: { infinite: true, leaseNoticePeriod: 3 } }) }) }],
    ['offer.consents_required', { booking: booking({ attempt: { option: 'infinite', offerVersion: 1, consented: false } }) }],
    ['offer.already_booked', { offer: reserved() }],
    // Of an offer that is not open to everybody a stranger learns nothing, not even that it is there.
    ['offer.not_found', { offer: offer({ moderation: { at: 'hidden', reason: 'x' } }) }],
    ['offer.not_found', { offer: offer({ state: 'SIGNED' }) }],
    ['offer.not_found', { offer: offer({ state: 'UNSIGNED' }) }],
  ])('refuses with %s', (code, changes) => expect(outcome('book', facts(changes))).toBe(code));
  it.each<[string, Changes]>([
    ['first right of this very company', { booking: booking({ firstRight: { companyId: 'T', until: plusMs(now, 1) } }) }],
    ['first right that is over', { booking: booking({ firstRight: { companyId: 'X', until: now } }) }],
    ['a reservation that ended 24 h ago', { booking: booking({ lastEndedAt: plusMs(now, -24 * HOUR_MS) }) }],
    ['two running ones', { booking: booking({ running: 2 }) }],
    ['the last second of the offer', { now: instant('2026-12-31T22:59:59Z') }],
    ['the button alone', { booking: booking({ attempt: null }) }],
  ])('takes %s', (_, changes) => expect(outcome('book', facts(changes))).toBe('BOOKED'));
});

describe('signing', () => {
  it.each<[string, Changes]>([
    ['SIGNED', {}],
    ['reservation.expired', { now: plusMs(now, HOUR_MS) }],
    ['person.identity_not_accepted', { person: person({ identity: 'REJECTED' }) }],
    ['offer.landlord_unverified', { booking: booking({ landlordVerified: false }) }],
  ])('answers %s', (code, changes) => expect(outcome('sign', facts({ offer: reserved(), ...changes }))).toBe(code));
});
