/** The offers' half of the offer's lifecycle: parameters of its events, the columns that steps set, and who hears of them. */

import type { Id, Instant } from '../../domain/kit/brand.ts';
import { isDeleted, type OfferLifecycle, type OfferMachineFacts, offerLifecycle } from '../../domain/offers/machine.ts';
import { refuse } from '../../domain/offers/refusals.ts';
import type { LeaseOption, OfferFacts } from '../../domain/offers/types.ts';
import { engineOf, type StepOf } from '../kit/lifecycle/engine.ts';
import { changeOffer, factsOf, lockOffer, type OfferChange, type OfferWithReservation, runningReservation } from './store/offers.ts';
import type { PreparationRow } from './store/versions.ts';
import type { HiddenCause } from './tables/offer.ts';

/** What was signed: the preparation whose document was read, and the evidence of the act. */
type SignedVersion = { readonly prepared: PreparationRow; readonly evidenceId: Id };

/** What a tenant asks for; `id` and `runId` are the reservation's and its job's. */
type NewReservation = {
  readonly id: Id;
  readonly runId: Id;
  readonly companyId: Id;
  readonly uid: Id;
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
  readonly book: NewReservation;
  readonly expire: null;
  readonly withdraw: null;
  readonly sign: SignedLease;
  readonly hide: { readonly cause: HiddenCause };
  readonly unhide: null;
};

/** What only the caller knows: who acts, what publishing still lacks, the booking, the moderator's reason. */
type Given = Pick<OfferMachineFacts, 'person' | 'reason'> & Partial<Pick<OfferMachineFacts, 'problems' | 'booking'>>;

/** Topics that hear of an offer's change. */
export const offerTopics = (offer: Pick<OfferFacts, 'id' | 'ownerUid' | 'companyId' | 'reservation'>): readonly string[] => [
  `offer:${offer.id}`,
  `user:${offer.ownerUid}`,
  ...(offer.companyId === null ? [] : [`company:${offer.companyId}`]),
  ...(offer.reservation === null ? [] : [`company:${offer.reservation.companyId}`, `user:${offer.reservation.uid}`]),
];

/** Columns that a step sets beside the state. */
const changeOf = (step: StepOf<OfferLifecycle, OfferWithReservation, Inputs>): OfferChange => {
  const { now } = step;
  const { offer } = step.row;
  switch (step.on) {
    case 'publish':
      return {
        version: offer.version + 1,
        publishedAt: offer.publishedAt ?? now,
        modifiedAt: now,
        companyId: step.input.prepared.landlord.companyId,
      };
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
export const offerEngine = engineOf<OfferLifecycle, OfferWithReservation, Given, Inputs>({
  lifecycle: offerLifecycle,
  column: { table: 'offer', name: 'state' },
  absent: refuse('offer.not_found'),
  lock: async (tx, id) => {
    const [offer, held] = await Promise.all([lockOffer(tx, id), runningReservation(tx, id)]);
    return offer === null ? null : { offer, held };
  },
  stateOf: ({ offer }) => offer.state,
  facts: ({ row: { offer, held }, now, given }) => ({
    now,
    offer: factsOf(offer, held),
    problems: [],
    booking: null,
    ...given,
  }),
  write: async (tx, step) => {
    const offer = await changeOffer(tx, { id: step.row.offer.id, from: step.from, to: step.to, change: changeOf(step) });
    return offer === null ? null : { offer, held: step.row.held };
  },
  topics: ({ row: { offer }, before, to }) => [...offerTopics(factsOf(offer, before.held)), ...(isDeleted(to) ? [] : ['admin'])],
});
