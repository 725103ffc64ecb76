/** The offers' half of the offer's lifecycle: parameters of its events, the columns that steps set, and who hears of them. */

import type { Id, Instant } from '../../domain/kit/brand.ts';
import { isDeleted, type OfferLifecycle, type OfferMachineFacts, offerLifecycle } from '../../domain/offers/machine.ts';
import { refuse } from '../../domain/offers/refusals.ts';
import { firstRightOf } from '../../domain/offers/rules/counter-offers/sending.ts';
import type { HidingGround, HidingOrigin } from '../../domain/offers/rules/hiding.ts';
import { reservationEnd } from '../../domain/offers/rules/validity.ts';
import type { HiddenCause, LeaseOption, OfferFacts, OfferForm } from '../../domain/offers/types.ts';
import { engineOf, type StepOf } from '../kit/lifecycle/engine.ts';
import { changeOffer, factsOf, lockOffer, type OfferChange, type OfferRow } from './store/offers.ts';
import type { PreparationRow } from './store/versions.ts';

/** What was signed: the preparation whose document was read, and the evidence of the act. */
type SignedVersion = { readonly prepared: PreparationRow; readonly evidenceId: Id };

/** A next version: what was signed, with the counter-offer that it takes up and the company that sent it. */
type NextVersion = SignedVersion & { readonly form: OfferForm; readonly counterOfferId: Id; readonly tenantCompanyId: Id };

/** What a tenant asks for; `id` and `runId` are the reservation's and its job's. */
type NewReservation = {
  readonly id: Id;
  readonly runId: Id;
  readonly companyId: Id;
  readonly uid: Id;
  /** The second signer, where the company's rule wants two. */
  readonly cosignerUid: Id | null;
  readonly option: LeaseOption;
  readonly offerVersion: number;
  readonly consents: Readonly<Record<string, string>>;
};

/** The act by which a tenant accepts the offer, and the lease that comes of it. */
export type SignedLease = { readonly leaseId: Id; readonly evidenceId: Id; readonly documentSha256: string; readonly signedAt: Instant };

/** Parameters of an offer's events. */
type Inputs = {
  readonly save: null;
  readonly delete: null;
  readonly restore: null;
  readonly publish: SignedVersion;
  readonly republish: NextVersion;
  readonly book: NewReservation;
  readonly expire: null;
  readonly withdraw: null;
  readonly sign: SignedLease;
  readonly hide: { readonly cause: HiddenCause; readonly origin: HidingOrigin; readonly ground: HidingGround };
  readonly unhide: null;
};

/** What only the caller knows: who acts, what publishing still lacks, the booking, the counter-offer, the moderator's reason. */
type StepFacts = Pick<OfferMachineFacts, 'person' | 'reason'> & Partial<Pick<OfferMachineFacts, 'problems' | 'booking' | 'takingUp'>>;

type TopicFacts = Pick<OfferFacts, 'id' | 'ownerUid' | 'companyId' | 'originalOwnerUid' | 'reservation'>;

/** The topic of what everybody who may open an offer is shown of it, signed in or not. */
export const publicTopic = (offerId: Id): string => `public-offer:${offerId}`;

/** Topics that hear of a change that only the sides of an offer are shown: a counter-offer, a question that waits. */
export const partyTopics = (offer: TopicFacts): readonly string[] => [
  `user:${offer.ownerUid}`,
  ...(offer.originalOwnerUid === null ? [] : [`user:${offer.originalOwnerUid}`]),
  ...(offer.companyId === null ? [] : [`company:${offer.companyId}`]),
];

/** Topics that hear of a change that is shown to whoever is told the terms, and not to visitors: the version that a counter-offer led to. */
const termsTopics = (offer: TopicFacts): readonly string[] => [
  `offer:${offer.id}`,
  ...partyTopics(offer),
  ...(offer.reservation === null ? [] : [`company:${offer.reservation.companyId}`, `user:${offer.reservation.uid}`]),
];

/** Topics that hear of a change that visitors are shown, too. */
export const offerTopics = (offer: TopicFacts): readonly string[] => [publicTopic(offer.id), ...termsTopics(offer)];

/** Columns that a step sets beside the state. */
const changeOf = (step: StepOf<OfferLifecycle, OfferRow, Inputs>): OfferChange => {
  const { now, row } = step;
  switch (step.on) {
    case 'publish':
      return {
        version: row.version + 1,
        publishedAt: row.publishedAt ?? now,
        modifiedAt: now,
        companyId: step.input.prepared.landlord.companyId,
        originalOwnerUid: step.input.prepared.landlord.signer.principalUid ?? null,
      };
    case 'republish': {
      const { form, tenantCompanyId } = step.input;
      return { version: row.version + 1, modifiedAt: now, form, firstRight: firstRightOf(tenantCompanyId, now, row.validTo) };
    }
    case 'book': {
      const { companyId, uid, option } = step.input;
      return { reservation: { companyId, uid, option, bookedAt: now, reservedUntil: reservationEnd(now, row.validTo) } };
    }
    case 'expire':
    case 'withdraw':
      // A right that was used and given up keeps nobody else out.
      return { reservation: null, ...(row.firstRight?.companyId === row.reservation?.companyId && { firstRight: null }) };
    case 'sign':
      return { reservation: null, tenantCompanyId: row.reservation?.companyId ?? null };
    case 'delete':
      return { deletedAt: now };
    case 'restore':
      return { deletedAt: null };
    case 'hide':
      return { hiddenReason: step.facts.reason ?? '', hiddenCause: step.input.cause };
    case 'unhide':
      return { hiddenReason: null, hiddenCause: null };
    default:
      return {};
  }
};

/** The life of an offer, by its id. Whoever books, signs or withdraws moves the offer; the reservation follows by effects. */
export const offerEngine = engineOf<OfferLifecycle, OfferRow, StepFacts, Inputs>({
  lifecycle: offerLifecycle,
  column: { table: 'offer', name: 'state' },
  absent: refuse('offer.not_found'),
  lock: lockOffer,
  stateOf: ({ state }) => state,
  byTime: { person: null },
  facts: ({ row, now, given }) => ({ now, offer: factsOf(row), problems: [], booking: {}, ...given }),
  write: (tx, step) => changeOffer(tx, { id: step.row.id, from: step.from, to: step.to, change: changeOf(step) }),
  // Whoever held it hears that they do no longer.
  topics: ({ row, before, to, on }) => {
    const topicsOf = on === 'republish' ? termsTopics : offerTopics;
    return [...topicsOf({ ...factsOf(row), reservation: before.reservation }), ...(isDeleted(to) ? [] : ['admin'])];
  },
});
