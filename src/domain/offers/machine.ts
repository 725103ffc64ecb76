import { isAdmin, isSignedIn } from '../accounts/permissions.ts';
import { maySign } from '../accounts/rules/people.ts';
import { isCompanyAccepted, type VerificationStatus } from '../accounts/rules/verification-status.ts';
import type { SignedIn, Viewer } from '../accounts/types.ts';
import { isSigner } from '../companies/permissions.ts';
import type { Id, Instant } from '../kit/brand.ts';
import type { Problems } from '../kit/fields.ts';
import { type Lifecycle, type ReadFrom, type Row, refuseStep } from '../kit/lifecycle.ts';
import type { Verdict } from '../kit/verdict.ts';
import { refuse } from './refusals.ts';
import { isSale } from './rules/sale.ts';
import { isExpired, isReservationOver, restorableUntil, runningFirstRight } from './rules/validity.ts';
import { type OfferFacts, type OfferState, offerStates } from './types.ts';

/**
 * Events of an offer. `republish`: the next version is signed, which takes up a counter-offer. `expire` ends a reservation by time, `withdraw`
 * by the tenant. `hide` and `unhide` are moderation: they keep the state.
 */
export type OfferEvent = 'save' | 'delete' | 'restore' | 'publish' | 'republish' | 'book' | 'expire' | 'withdraw' | 'sign' | 'hide' | 'unhide';

/** Who moves an offer. `owner`: the owner or an accepted member of the company that lists it; `person`: anybody signed in; `booker`: a signer of the company that holds the reservation. */
export type OfferActor = 'owner' | 'person' | 'booker' | 'admin' | 'time';

/** The acting person as the guards see them; `null` is time. */
export type ActingPerson = VerificationStatus & { readonly uid: Id; readonly company: Pick<NonNullable<SignedIn['company']>, 'id' | 'state'> | null };

/** What the rules of booking and signing answer, which live in rooms after this one. Whoever asks for the step asks them; nobody books or signs unasked. */
export type BookingVerdicts = { readonly book?: Verdict; readonly sign?: Verdict };

/** What the guards know, loaded by the caller at one database time. */
export type OfferMachineFacts = {
  readonly now: Instant;
  readonly offer: OfferFacts;
  readonly person: ActingPerson | null;
  /** Problems of publish-readiness; empty when ready. */
  readonly problems: Problems;
  readonly booking: BookingVerdicts;
  /** Whether the counter-offer still waits that the next version takes up; nobody signs a next version unasked. */
  readonly takingUp?: Verdict;
  /** Why an admin hides the offer; null when only the button is asked for. */
  readonly reason?: string | null;
};

/**
 * What a step causes. `freezeVersion` keeps what was signed as a version, `sealVersion` has its document sealed and mailed.
 * `signCounterOffer` ends the counter-offer that the version takes up and those that it leaves nothing to answer, `closeCounterOffers` all of
 * them, `voidVersion` makes a version void that was prepared and is not signed, `voidFirstSignature` the act of the first of two signers.
 * `mailFavourites` tells those who keep the offer among their favourites. Reservations supply `reserve`, `prepareLease`, `freeReservation` and their mails, leases `openLease`, search `refreshListing`,
 * wanted `findSeekers`: companies that look for such premises, outreach `creditCampaign`.
 */
export type OfferEffect =
  | 'freezeVersion'
  | 'sealVersion'
  | 'mailFavourites'
  | 'signCounterOffer'
  | 'closeCounterOffers'
  | 'voidVersion'
  | 'voidFirstSignature'
  | 'reserve'
  | 'prepareLease'
  | 'mailReserved'
  | 'freeReservation'
  | 'mailReservationOver'
  | 'openLease'
  | 'refreshListing'
  | 'findSeekers'
  | 'creditCampaign'
  | 'mailHidden'
  | 'mailUnhidden';

type Types = {
  readonly state: OfferState;
  readonly event: OfferEvent;
  readonly actor: OfferActor;
  readonly facts: OfferMachineFacts;
  readonly effect: OfferEffect;
};

const nobody: ActingPerson = { uid: '', emailVerified: false, identity: 'INITIAL', company: null, emailChangeUndoUntil: null };

const mayPublish = (facts: OfferMachineFacts): Verdict =>
  maySign(facts.person ?? nobody, facts.now) ??
  (facts.problems.length === 0 ? null : refuse('offer.not_ready', { problems: facts.problems, params: { n: facts.problems.length } }));

const mayRepublish = (facts: OfferMachineFacts): Verdict => {
  const { offer, now } = facts;
  // The power of an agent ends before other terms: only the owner agrees to them.
  if (offer.agentUid !== null && facts.person?.uid === offer.agentUid) return refuse('offer.owner_decides');
  if (offer.moderation.at === 'hidden') return refuse('counter_offer.offer_hidden');
  if (isExpired(offer, now)) return refuse('offer.expired');
  // Whoever has the first right was promised the version that they have it on.
  if (runningFirstRight(offer, now) !== null) return refuse('counter_offer.first_right_runs');
  return maySign(facts.person ?? nobody, now) ?? asked(facts.takingUp);
};

const mayRestore = ({ offer, now }: OfferMachineFacts): Verdict =>
  offer.version === 0 && offer.deletedAt !== null && now <= restorableUntil(offer.deletedAt) ? null : refuse('offer.restore_too_late');

const mayDeleteAnnouncement = ({ offer }: OfferMachineFacts): Verdict => (isSale(offer.form) ? null : refuseStep('lifecycle.not_allowed'));

const isOver = ({ offer, now }: OfferMachineFacts): Verdict =>
  offer.reservation === null || isReservationOver(offer.reservation, now)
    ? null
    : refuse('reservation.still_running', { params: { until: offer.reservation.reservedUntil } });

const asked = (verdict: Verdict | undefined): Verdict => (verdict === undefined ? refuseStep('lifecycle.not_allowed') : verdict);

const stillRuns = ({ offer, now }: OfferMachineFacts): Verdict =>
  offer.reservation !== null && !isReservationOver(offer.reservation, now) ? null : refuse('reservation.expired');

const mayBeBooked = ({ booking }: OfferMachineFacts): Verdict => asked(booking.book);

const runsAndMaySign = (facts: OfferMachineFacts): Verdict => stillRuns(facts) ?? asked(facts.booking.sign);

const notHiddenSo = ({ offer: { moderation }, reason = null }: OfferMachineFacts): Verdict =>
  moderation.at === 'clear' || (reason !== null && reason !== moderation.reason) ? null : refuseStep('lifecycle.not_allowed');

const isHidden = ({ offer }: OfferMachineFacts): Verdict => (offer.moderation.at === 'hidden' ? null : refuseStep('lifecycle.not_allowed'));

const isOpen = ({ state, moderation }: OfferFacts): boolean => isPublished(state) && moderation.at === 'clear';

/** Nobody but its own sides, admins and the clock learns anything of an offer that is not open to everybody, not even that it is there (docs/rules/publishing.md#who-sees-an-offer). */
const mayKnow = ({ offer, person }: OfferMachineFacts, actors: readonly OfferActor[]): Verdict => {
  const isTenant = person !== null && isCompanyAccepted(person) && person.company?.id === offer.tenantCompanyId;
  const isPrincipal = person !== null && isPrincipalOf(person, offer);
  return isOpen(offer) || isTenant || isPrincipal || actors.some((actor) => actor !== 'person') ? null : refuse('offer.not_found');
};

const published = ['freezeVersion', 'refreshListing', 'findSeekers', 'sealVersion', 'creditCampaign'] as const;
/** What was prepared before a reservation is void after it; while it runs nobody signs it anyhow. */
const reservationOver = ['mailReservationOver', 'freeReservation', 'refreshListing', 'findSeekers', 'voidVersion', 'mailFavourites'] as const;
const notYours = refuse('reservation.not_yours');
const isOverNow = { ACTIVE: refuse('reservation.expired') };

const rows = [
  { from: ['NEW'], on: 'save', by: ['owner'], to: 'UNSIGNED' },
  { from: ['UNSIGNED'], on: 'delete', by: ['owner'], to: 'DELETED', effects: ['voidFirstSignature'] },
  {
    from: ['ACTIVE'],
    on: 'delete',
    by: ['owner'],
    to: 'DELETED',
    when: mayDeleteAnnouncement,
    effects: ['refreshListing', 'mailFavourites', 'voidFirstSignature'],
  },
  { from: ['DELETED'], on: 'restore', by: ['owner'], to: 'UNSIGNED', when: mayRestore },
  { from: ['UNSIGNED'], on: 'publish', by: ['owner'], to: 'ACTIVE', when: mayPublish, effects: published },
  {
    from: ['ACTIVE'],
    on: 'republish',
    by: ['owner'],
    when: mayRepublish,
    effects: ['freezeVersion', 'refreshListing', 'findSeekers', 'sealVersion', 'signCounterOffer', 'mailFavourites'],
  },
  {
    from: ['ACTIVE'],
    on: 'book',
    by: ['person'],
    to: 'BOOKED',
    when: mayBeBooked,
    effects: ['reserve', 'refreshListing', 'prepareLease', 'mailReserved', 'mailFavourites'],
  },
  { from: ['BOOKED'], on: 'expire', by: ['time'], to: 'ACTIVE', when: isOver, effects: reservationOver },
  { from: ['BOOKED'], on: 'withdraw', by: ['booker'], to: 'ACTIVE', when: stillRuns, effects: reservationOver },
  {
    from: ['BOOKED'],
    on: 'sign',
    by: ['booker'],
    to: 'SIGNED',
    when: runsAndMaySign,
    effects: ['openLease', 'freeReservation', 'refreshListing', 'closeCounterOffers', 'mailFavourites'],
  },
  { from: ['ACTIVE', 'BOOKED'], on: 'hide', by: ['admin'], when: notHiddenSo, effects: ['refreshListing', 'mailHidden', 'mailFavourites'] },
  {
    from: ['ACTIVE', 'BOOKED'],
    on: 'unhide',
    by: ['admin'],
    when: isHidden,
    effects: ['refreshListing', 'findSeekers', 'mailUnhidden', 'mailFavourites'],
  },
] as const satisfies readonly Row<Types>[];

/** Everything that the lifecycle of an offer is made of. */
export type OfferLifecycle = Types & ReadFrom<'offer', typeof rows>;

/** The offer's lifecycle: the only edges there are (docs/rules/publishing.md#the-edges). */
export const offerLifecycle: Lifecycle<OfferLifecycle> = {
  name: 'offer',
  states: offerStates,
  rows,
  wrongActor: refuse('offer.no_access'),
  conceals: mayKnow,
  refusals: {
    save: {
      in: {
        ACTIVE: refuse('offer.not_editable'),
        BOOKED: refuse('offer.not_editable'),
        SIGNED: refuse('offer.not_editable'),
        DELETED: refuse('offer.not_editable'),
      },
    },
    publish: { in: { ACTIVE: refuse('offer.already_active'), BOOKED: refuse('offer.already_active'), SIGNED: refuse('offer.already_active') } },
    republish: {
      in: {
        BOOKED: refuse('counter_offer.booked'),
        SIGNED: refuse('counter_offer.over'),
        DELETED: refuse('counter_offer.over'),
      },
    },
    book: {
      in: {
        NEW: refuse('offer.not_bookable'),
        UNSIGNED: refuse('offer.not_bookable'),
        DELETED: refuse('offer.not_bookable'),
        BOOKED: refuse('offer.already_booked'),
        SIGNED: refuse('offer.already_booked'),
      },
    },
    withdraw: { wrongActor: notYours, in: isOverNow },
    sign: { wrongActor: notYours, in: isOverNow },
  },
};

const after =
  (...states: readonly OfferState[]) =>
  (state: OfferState): boolean =>
    states.includes(state);

/** May the form be edited in this state? Every other state shows "not editable". */
export const isEditable = after('NEW', 'UNSIGNED');
/** Is it a project (draft)? */
export const isProject = after('NEW', 'UNSIGNED');
/** Is it a project that was saved? */
export const isSavedProject = after('UNSIGNED');
/** Is the offer published and open to the public, booked or not? */
export const isPublished = after('ACTIVE', 'BOOKED');
/** Can it be booked, the guards aside? */
export const isActive = after('ACTIVE');
/** Is it reserved? */
export const isBooked = after('BOOKED');
/** Has it become a lease? */
export const isSigned = after('SIGNED');
/** Is it deleted? */
export const isDeleted = after('DELETED');

/** Is it the owner for whom an agent acts? A published offer binds a company: to whoever has left it the offer is nothing any more. */
export const isPrincipalOf = (
  { uid, company }: Pick<ActingPerson, 'uid' | 'company'>,
  { originalOwnerUid, companyId, version }: Pick<OfferFacts, 'originalOwnerUid' | 'companyId' | 'version'>,
): boolean => uid === originalOwnerUid && (version === 0 || company?.id === companyId);

/** Whose an offer is, and who holds it. */
export type OfferHolding = Pick<OfferFacts, 'ownerUid' | 'agentUid' | 'companyId' | 'version' | 'reservation'>;

/**
 * Is it the viewer's own? What was never published is its author's. A published offer binds a company: who made it is on its side for as long as they are linked
 * with the company (an agent, for as long as they run it), and nothing to it once they have left (docs/rules/publishing.md#who-sees-an-offer).
 */
const isOwner = (viewer: SignedIn, { ownerUid, agentUid, companyId, version }: OfferHolding): boolean =>
  viewer.uid === ownerUid && (version === 0 || companyId === null || viewer.uid === agentUid || viewer.company?.id === companyId);

/** What the viewer is to the offer. `reservation` is the running one, whose company may withdraw and sign. */
export const offerActors = (viewer: Viewer, offer: OfferHolding): readonly OfferActor[] => {
  if (!isSignedIn(viewer)) return [];
  const owner = isOwner(viewer, offer) || (offer.companyId !== null && isSigner(viewer, offer.companyId));
  const booker = offer.reservation !== null && isSigner(viewer, offer.reservation.companyId);
  return [
    'person',
    ...(owner ? (['owner'] as const) : []),
    ...(booker ? (['booker'] as const) : []),
    ...(isAdmin(viewer) ? (['admin'] as const) : []),
  ];
};
