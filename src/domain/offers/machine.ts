import { isAdmin, isSignedIn } from '../accounts/permissions.ts';
import { maySign } from '../accounts/rules/people.ts';
import type { VerificationStatus } from '../accounts/rules/standing.ts';
import type { Viewer } from '../accounts/types.ts';
import { isSigner } from '../companies/permissions.ts';
import type { Id, Instant } from '../kit/brand.ts';
import type { Problems } from '../kit/fields.ts';
import { type Attempt, allowedEvents, decide, type Machine, type Step } from '../kit/machine/machine.ts';
import type { Refusal, Result, Verdict } from '../kit/verdict.ts';
import { refuse } from './refusals.ts';
import { type BookingFacts, mayBook, maySignLease } from './rules/booking.ts';
import { type CounterChange, mayChange } from './rules/counter-offer.ts';
import { isReservationOver, restorableUntil } from './rules/validity.ts';
import type { OfferFacts, OfferState } from './types.ts';

/** Events of an offer. `expire` ends a reservation by time, `withdraw` by the tenant; `republish` is an accepted counter-offer. */
export type OfferEvent = 'save' | 'delete' | 'restore' | 'publish' | 'republish' | 'book' | 'expire' | 'withdraw' | 'sign';

/** Who moves an offer. `owner`: the owner or an accepted member of the company that lists it; `person`: anybody signed in; `booker`: a signer of the company that holds the reservation. */
export type OfferActor = 'owner' | 'person' | 'booker' | 'admin' | 'clock';

/** The acting person as the guards see them; `null` is the clock. */
export type Acting = VerificationStatus & { readonly uid: Id };

/** What the guards know, loaded by the caller at one database time. */
export type OfferMachineFacts = {
  readonly now: Instant;
  readonly offer: OfferFacts;
  readonly person: Acting | null;
  /** Problems of publish-readiness; empty when ready. */
  readonly problems: Problems;
  readonly booking: BookingFacts | null;
  /** The change of an accepted counter-offer. */
  readonly change: CounterChange | null;
};

const noBooking: BookingFacts = { companyId: null, attempt: null, running: 0, lastEndedAt: null, landlordVerified: false, firstRight: null };
const nobody: Acting = { uid: '', emailVerified: false, identity: 'INITIAL', company: null, emailChangeUndoUntil: null };

const withPerson = (facts: OfferMachineFacts) => {
  const person = facts.person ?? nobody;
  return { now: facts.now, offer: facts.offer, person, uid: person.uid, booking: facts.booking ?? noBooking };
};

const mayPublish = (facts: OfferMachineFacts): Verdict =>
  maySign(facts.person ?? nobody, facts.now) ??
  (facts.problems.length === 0 ? null : refuse('offer.not_ready', { problems: facts.problems, params: { n: facts.problems.length } }));

const mayRepublish = (facts: OfferMachineFacts): Verdict => {
  const standing = maySign(facts.person ?? nobody, facts.now);
  return standing ?? (facts.change === null ? refuse('counter_offer.not_found') : mayChange(facts.offer.form, facts.change));
};

const mayRestore = ({ offer, now }: OfferMachineFacts): Verdict =>
  offer.deletedAt !== null && now <= restorableUntil(offer.deletedAt) ? null : refuse('offer.restore_too_late');

const isOver = ({ offer, now }: OfferMachineFacts): Verdict =>
  offer.reservation === null || isReservationOver(offer.reservation, now)
    ? null
    : refuse('reservation.still_running', { params: { until: offer.reservation.reservedUntil } });

const stillRuns = ({ offer, now }: OfferMachineFacts): Verdict =>
  offer.reservation !== null && !isReservationOver(offer.reservation, now) ? null : refuse('reservation.expired');

/** The offer's lifecycle: the only edges there are (docs/rules/publishing.md#the-edges). */
export const offerMachine: Machine<OfferState, OfferEvent, OfferActor, OfferMachineFacts> = [
  { from: ['NEW'], on: 'save', by: ['owner'], to: 'UNSIGNED', with: ['history'] },
  { from: ['UNSIGNED'], on: 'delete', by: ['owner'], to: 'DELETED', with: ['history'], then: ['removeFilesLater'] },
  { from: ['DELETED'], on: 'restore', by: ['owner'], to: 'UNSIGNED', when: mayRestore, with: ['history'] },
  {
    from: ['UNSIGNED'],
    on: 'publish',
    by: ['owner'],
    to: 'ACTIVE',
    when: mayPublish,
    with: ['history', 'freezeLandlord', 'refreshListing'],
    then: ['sealOffer', 'tellOwner'],
  },
  {
    from: ['ACTIVE'],
    on: 'republish',
    by: ['owner'],
    to: 'ACTIVE',
    when: mayRepublish,
    with: ['history', 'newVersion', 'firstRight', 'refreshListing'],
    then: ['sealOffer', 'tellTenant'],
  },
  {
    from: ['ACTIVE'],
    on: 'book',
    by: ['person'],
    to: 'BOOKED',
    when: (facts) => mayBook(withPerson(facts)),
    with: ['history', 'freezeTenant', 'refreshListing'],
    then: ['prepareLease', 'tellOwner', 'tellTenant'],
  },
  {
    from: ['BOOKED'],
    on: 'expire',
    by: ['clock'],
    to: 'ACTIVE',
    when: isOver,
    with: ['history', 'freeReservation', 'refreshListing'],
    then: ['tellOwner', 'tellTenant'],
  },
  {
    from: ['BOOKED'],
    on: 'withdraw',
    by: ['booker'],
    to: 'ACTIVE',
    when: stillRuns,
    with: ['history', 'freeReservation', 'refreshListing'],
    then: ['tellOwner', 'tellTenant'],
  },
  {
    from: ['BOOKED'],
    on: 'sign',
    by: ['booker'],
    to: 'SIGNED',
    when: (facts) => maySignLease(withPerson(facts)),
    with: ['history', 'openLease', 'closeCounterOffers', 'refreshListing'],
    then: ['sealLease', 'tellOwner', 'tellTenant', 'tellAdmins'],
  },
];

/** Every state of an offer; the first is where it begins. */
export const offerStates = ['NEW', 'UNSIGNED', 'ACTIVE', 'BOOKED', 'SIGNED', 'DELETED'] as const satisfies readonly OfferState[];

const after =
  (...states: readonly OfferState[]) =>
  (state: OfferState): boolean =>
    states.includes(state);

/** May the form be edited in this state? Every other state shows "not editable". */
export const isEditable = after('NEW', 'UNSIGNED');
/** Is it a project (draft)? */
export const isProject = after('NEW', 'UNSIGNED');
/** Is the offer published and open to the public, booked or not? */
export const isPublished = after('ACTIVE', 'BOOKED');
/** Has the landlord bound himself? */
export const isBinding = after('ACTIVE', 'BOOKED', 'SIGNED');
/** Can it be booked, the guards aside? */
export const isActive = after('ACTIVE');
/** Is it reserved? */
export const isBooked = after('BOOKED');
/** Has it become a lease? */
export const isSigned = after('SIGNED');
/** Is it deleted? */
export const isDeleted = after('DELETED');

/** What the viewer is to the offer. `reservation` is the running one, whose company may withdraw and sign. */
export const offerActors = (viewer: Viewer, offer: Pick<OfferFacts, 'ownerUid' | 'companyId' | 'reservation'>): readonly OfferActor[] => {
  if (!isSignedIn(viewer)) return [];
  const owner = viewer.uid === offer.ownerUid || (offer.companyId !== null && isSigner(viewer, offer.companyId));
  const booker = offer.reservation !== null && isSigner(viewer, offer.reservation.companyId);
  return [
    'person',
    ...(owner ? (['owner'] as const) : []),
    ...(booker ? (['booker'] as const) : []),
    ...(isAdmin(viewer) ? (['admin'] as const) : []),
  ];
};

const insteadOfNotAllowed = (event: OfferEvent, state: OfferState): Refusal | null => {
  if (event === 'book') return refuse(isBooked(state) || isSigned(state) ? 'offer.already_booked' : 'offer.not_bookable');
  if (event === 'publish' && isBinding(state)) return refuse('offer.already_active');
  if (event === 'save' && !isEditable(state)) return refuse('offer.not_editable');
  return (event === 'sign' || event === 'withdraw') && isActive(state) ? refuse('reservation.expired') : null;
};

const insteadOfWrongActor = (event: OfferEvent): Refusal =>
  refuse(event === 'sign' || event === 'withdraw' ? 'reservation.not_yours' : 'offer.no_access');

/** Decides an offer event; a step that the state does not have gets the offer's own refusal where there is one (already booked, already active …). */
export const decideOffer = (attempt: Attempt<OfferState, OfferEvent, OfferActor, OfferMachineFacts>): Result<Step<OfferState, OfferEvent>> => {
  const result = decide(offerMachine, attempt);
  if (result.ok) return result;
  if (result.refusal.code === 'lifecycle.wrong_actor') return { ok: false, refusal: insteadOfWrongActor(attempt.event) };
  const better = result.refusal.code === 'lifecycle.not_allowed' ? insteadOfNotAllowed(attempt.event, attempt.state) : null;
  return better === null ? result : { ok: false, refusal: better };
};

/** The lifecycle events that the actors may send now. */
export const allowedOfferEvents = (actors: readonly OfferActor[], facts: OfferMachineFacts): readonly OfferEvent[] =>
  allowedEvents(offerMachine, { state: facts.offer.state, actors, facts });
