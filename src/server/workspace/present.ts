/** Says offers and leases as the lists of the workspace show them. */

import type { z } from 'zod';
import type { boardCard, listedLease } from '../../contract/workspace/schema.ts';
import { actingCompanyId } from '../../domain/accounts/permissions.ts';
import type { SignedIn } from '../../domain/accounts/types.ts';
import type { Instant } from '../../domain/kit/brand.ts';
import { counterOfferPath, offerFormPath, offerPath, offerPreviewPath, reservationPath } from '../../domain/kit/page/deal-paths.ts';
import { needsFormStill } from '../../domain/leases/rules/form.ts';
import { isDisputed } from '../../domain/leases/rules/rejection.ts';
import { leaseCardPath } from '../../domain/leases/rules/routing.ts';
import { nextStep, type TimelineStep } from '../../domain/leases/rules/timeline.ts';
import type { LeaseFacts, Side } from '../../domain/leases/types.ts';
import { isActive, isProject } from '../../domain/offers/machine.ts';
import { audienceOf, decidesTerms, mayView, type OfferAction, seesTerms } from '../../domain/offers/permissions.ts';
import { badgeOf } from '../../domain/offers/rules/badge.ts';
import { cardFacts, pricePerMetreOf } from '../../domain/offers/rules/card.ts';
import { isSale } from '../../domain/offers/rules/sale.ts';
import type { OfferFacts } from '../../domain/offers/types.ts';
import type { LeaseRow } from '../leases/queries/facts.ts';
import type { WaitingCounterOffers } from '../offers/queries/counter-offers-of.ts';
import type { OfferRow } from '../offers/queries/facts.ts';
import type { ImageView } from '../offers/queries/images.ts';

type Card = z.output<typeof boardCard>;

/** The lease behind a signed card. */
export type LeaseSource = {
  readonly facts: LeaseFacts;
  readonly steps: readonly TimelineStep[];
  readonly landlord: string;
  readonly tenant: string;
  readonly lacksForm: boolean;
};

/** What a workspace card is made from. */
export type BoardSource = {
  readonly row: OfferRow;
  readonly offer: OfferFacts;
  readonly images: readonly ImageView[];
  readonly lease: LeaseSource | null;
  readonly now: Instant;
  /** Open counter-offers that the viewer may know of. */
  readonly counterOffers: WaitingCounterOffers;
  readonly names: { readonly landlord: string | null; readonly tenant: string | null };
  readonly owner: boolean;
  readonly completeness: { readonly done: number; readonly total: number } | null;
  /** Whether nothing stands between a project and its signature. */
  readonly isReady: boolean;
  readonly allowed: readonly OfferAction[];
};

/** What says whose move it is. */
type NextSource = Omit<BoardSource, 'images' | 'allowed' | 'now' | 'completeness'>;

type NextStep = Pick<Card, 'path' | 'nextActor' | 'nextStep' | 'nextBy' | 'other' | 'start' | 'end'>;

const sideOf = (viewer: SignedIn, { tenantCompanyId }: LeaseFacts): Side => (actingCompanyId(viewer) === tenantCompanyId ? 'tenant' : 'landlord');

const leaseNext = (viewer: SignedIn, { facts, steps, landlord, tenant }: LeaseSource) => {
  const side = sideOf(viewer, facts);
  const next = nextStep(steps, side);
  const actor = next === null || next.actor === null ? null : next.actor === 'parter' ? 'parter' : next.actor === side ? 'you' : 'other';
  return {
    path: leaseCardPath(facts, side, viewer.uid),
    nextActor: actor,
    nextStep: next?.key ?? null,
    nextBy: next?.by ?? null,
    other: side === 'tenant' ? landlord : tenant,
    start: facts.terms.start,
    end: facts.terms.end,
  } satisfies NextStep;
};

const draftNext = ({ row, owner, isReady }: NextSource): NextStep => ({
  path: owner || row.agentUid !== null ? offerFormPath(row.id) : offerPreviewPath(row.id),
  // The owner waits for the agent, who fills the form in.
  nextActor: owner ? 'you' : 'other',
  nextStep: isReady ? 'sign_offer' : 'complete_form',
  nextBy: null,
  other: null,
  start: null,
  end: null,
});

const bookedNext = ({ row, offer, owner, names }: NextSource): NextStep => ({
  path: owner ? offerPath(row.id) : reservationPath(row.id),
  nextActor: owner ? 'other' : 'you',
  nextStep: 'sign_lease',
  nextBy: offer.reservation?.reservedUntil ?? null,
  other: owner ? names.tenant : names.landlord,
  start: null,
  end: null,
});

/** Is the offer hidden from this viewer? Then nothing of it is told that is not on the page of their own counter-offer or favourite. */
const isClosedTo = (viewer: SignedIn, offer: OfferFacts): boolean => offer.moderation.at === 'hidden' && mayView(viewer, offer) !== null;

/** The owner's side answers, an agent does not; the company that sent one waits for that. */
const answerNext = (viewer: SignedIn, { row, offer, counterOffers }: NextSource): NextStep => {
  const decides = decidesTerms(viewer, offer);
  return {
    path:
      isClosedTo(viewer, offer) && counterOffers.sent !== null
        ? counterOfferPath('accept', row.id, viewer.uid, counterOffers.sent)
        : offerPath(row.id),
    nextActor: decides ? 'you' : 'other',
    nextStep: decides ? 'answer_counter_offer' : 'await_answer',
    nextBy: counterOffers.answerBy,
    other: null,
    start: null,
    end: null,
  };
};

const nextOf = (viewer: SignedIn, source: NextSource): NextStep => {
  const { row, offer, lease } = source;
  if (lease !== null) return leaseNext(viewer, lease);
  if (isProject(row.state)) return draftNext(source);
  if (offer.reservation !== null && (source.owner || actingCompanyId(viewer) === offer.reservation.companyId)) return bookedNext(source);
  if (source.counterOffers.answerBy !== null && isActive(row.state)) return answerNext(viewer, source);
  return { path: offerPath(row.id), nextActor: null, nextStep: null, nextBy: null, other: null, start: null, end: null };
};

/** Whether the next step of an offer or its lease is the viewer's: the same that its card says, without what else a card needs. */
export const isOwnMove = (viewer: SignedIn, source: Omit<NextSource, 'names' | 'isReady'>): boolean =>
  nextOf(viewer, { ...source, names: { landlord: null, tenant: null }, isReady: false }).nextActor === 'you';

/** A card of the workspace: the public card, and what its person does next. */
export const boardCardOf = (viewer: SignedIn, source: BoardSource, isFavourite: boolean): Card => {
  const { row, offer, images, lease, now } = source;
  const { county: _county, district: _district, street: _street, ...card } = cardFacts(row.form);
  const [first] = images;
  const next = nextOf(viewer, source);
  // A kept offer of somebody else is no more open here than on its own page.
  const isClosed = isClosedTo(viewer, offer);
  const sees = !isClosed && seesTerms(audienceOf(viewer, offer));
  return {
    ...card,
    ...next,
    id: row.id,
    offerType: isSale(row.form) ? 'sell' : 'rent',
    floors: [...card.floors],
    price: sees ? (row.form.price ?? null) : null,
    pricePerMetre: sees ? pricePerMetreOf(row.form) : null,
    image: isClosed ? null : (first ?? null),
    imageCount: isClosed ? 0 : images.length,
    badge: badgeOf(sees ? offer : { ...offer, validTo: null }, now),
    badgeUntil: sees ? (offer.reservation?.reservedUntil ?? null) : null,
    state: row.state,
    nextLate: next.nextBy !== null && next.nextBy < now,
    disputed: lease !== null && isDisputed(lease.facts),
    postSigningStatus: lease?.facts.state ?? null,
    ending: lease?.facts.ending?.by ?? null,
    lacksForm: lease?.lacksForm === true && needsFormStill(lease.facts.state),
    underAgency: row.agentUid !== null,
    modifiedAt: sees ? row.modifiedAt : null,
    isFavourite,
    completeness: source.completeness,
    validTo: sees ? row.validTo : null,
    counterOffers: source.counterOffers.count,
    sentCounterOffer: source.counterOffers.sent,
    allowed: [...source.allowed],
  };
};

type ListedLease = z.output<typeof listedLease>;

/** A lease in the list of one of its sides. */
export const presentListedLease = (viewer: SignedIn, { offerName }: Pick<LeaseRow, 'offerName'>, source: LeaseSource, now: Instant): ListedLease => {
  const { facts, lacksForm } = source;
  const { option, rentNet, deposit, depositDue } = facts.terms;
  const next = leaseNext(viewer, source);
  return {
    ...next,
    ...{ id: facts.id, offerId: facts.offerId, offerName, side: sideOf(viewer, facts), state: facts.state, signedAt: facts.signedAt },
    ...{ option, rentNet, deposit, depositDue },
    nextLate: next.nextBy !== null && next.nextBy < now,
    disputed: isDisputed(facts),
    ending: facts.ending?.by ?? null,
    lacksForm: lacksForm && needsFormStill(facts.state),
  };
};
