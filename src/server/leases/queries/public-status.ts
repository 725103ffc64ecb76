/** Where an offer's and a lease's document stand, for whoever holds one (docs/rules/documents.md#public-status). */

import { dayOf } from '../../../domain/kit/time.ts';
import { leaseLifecycle } from '../../../domain/leases/machine.ts';
import { withdrawalUndoneAt } from '../../../domain/leases/rules/how-ended.ts';
import { isOver } from '../../../domain/leases/rules/rejection.ts';
import type { LeaseFacts } from '../../../domain/leases/types.ts';
import { isPublished } from '../../../domain/offers/machine.ts';
import { isSale } from '../../../domain/offers/rules/sale.ts';
import { isExpired } from '../../../domain/offers/rules/validity.ts';
import type { PublicStatus } from '../../../domain/signing/types.ts';
import { stepsOf } from '../../kit/lifecycle/steps.ts';
import { loadOfferFacts, publishedVersion } from '../../offers/queries/facts.ts';
import type { FindPublicStatus } from '../../signing/queries/purposes.ts';
import { rejectionOfDocument } from '../store/rejections.ts';
import { leaseFactsOfOffer, pastStep } from './facts.ts';
import { leasesWithoutForm } from './form.ts';
import { leaseOfOffer } from './lease.ts';

const prepared: PublicStatus = { at: 'prepared', day: null };

/** A project binds nobody. */
export const projectPublicStatus: FindPublicStatus = async () => prepared;

/** An offer binds until its day, is accepted by the lease of its version, or has lapsed: run out, deleted, or replaced by a later version. That of a sale is an announcement and binds nobody. */
export const offerPublicStatus: FindPublicStatus = async ({ db }, document, now) => {
  const version = await publishedVersion(db, document.offerId, document.version);
  const offer = await loadOfferFacts(db, document.offerId);
  if (version?.documentId !== document.id) return offer !== null && isSale(offer.form) ? { at: 'announcement_prepared', day: null } : prepared;
  const lease = await leaseOfOffer(db, document.offerId);
  if (lease?.offerVersion === document.version) return { at: 'accepted', day: dayOf(lease.signedAt) };
  const holds = offer !== null && offer.version === document.version && isPublished(offer.state) && !isExpired(offer, now);
  const [running, over] = isSale(version.form) ? (['announced', 'announcement_lapsed'] as const) : (['binding', 'lapsed'] as const);
  return { at: holds ? running : over, day: version.form.offerValidTo ?? null };
};

/** A lease that was drawn and not signed is no contract; one that was signed stands until its last day, unless it ended before. */
export const leasePublicStatus: FindPublicStatus = async (services, document, now) => {
  const found = await leaseFactsOfOffer(services, services.db, document.offerId);
  if (found?.row.documentId !== document.id) return prepared;
  const lacksForm = (await leasesWithoutForm(services.db, [found.row.id])).size > 0;
  return ofSigned(found.facts, { today: dayOf(now), lacksForm });
};

/** Without its written form a lease over 12 months has no last day: it works as open-ended (docs/rules/form.md#what-the-statute-wants). */
const ofSigned = (facts: LeaseFacts, { today, lacksForm }: { readonly today: string; readonly lacksForm: boolean }): PublicStatus => {
  const { end } = facts.terms;
  if (isOver(facts)) return { at: 'ended', day: dayOf(facts.rejection?.at ?? facts.ending?.at ?? facts.stateSince) };
  if (lacksForm) return { at: 'signed_open', day: dayOf(facts.signedAt) };
  return end !== null && end < today ? { at: 'ended', day: end } : { at: 'signed', day: dayOf(facts.signedAt) };
};

/** A refusal of the premises is signed once its code was given, another one that was drawn binds nobody; a lease that goes on all the same took its effect. */
export const rejectionPublicStatus: FindPublicStatus = async ({ db }, document) => {
  const signed = await rejectionOfDocument(db, document.id);
  if (signed === null) return prepared;
  const undoneAt = withdrawalUndoneAt((await stepsOf(db, leaseLifecycle.name, signed.leaseId)).map(pastStep), signed.rejectedAt);
  return undoneAt === null ? { at: 'signed', day: dayOf(signed.rejectedAt) } : { at: 'taken_back', day: dayOf(undoneAt) };
};
