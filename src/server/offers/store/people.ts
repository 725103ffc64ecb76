/** Reads and forgets what people keep among the offers: drafts, questions, favourites. */

import { and, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { isActive, isBooked, offerLifecycle } from '../../../domain/offers/machine.ts';
import { company } from '../../companies/tables.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { counterOffer } from '../tables/counter-offer.ts';
import { favourite } from '../tables/favourite.ts';
import { offerImage } from '../tables/image.ts';
import { offer, offerSession } from '../tables/offer.ts';
import { offerQuestion } from '../tables/question.ts';
import { offerPreparation, offerVersion } from '../tables/version.ts';

/** Whose published offers: those that a person made or signed, and all of a company that nobody else acts for. */
type Holder = { readonly uid: Id; readonly aloneFor: Id | null };

const activeStates = offerLifecycle.states.filter(isActive);
const bookedStates = offerLifecycle.states.filter(isBooked);

/** Published offers that need the person: those that can still be booked, and booked ones with the end of the reservation. */
export const offersThatHold = async (reader: Reader, { uid, aloneFor }: Holder) => {
  const theirs = or(
    eq(offer.ownerUid, uid),
    eq(offerVersion.signedBy, uid),
    sql`${offerVersion.landlord}->'signer'->>'uid' = ${uid}`,
    sql`${offerVersion.landlord}->'cosigner'->>'uid' = ${uid}`,
    aloneFor === null ? undefined : eq(offer.companyId, aloneFor),
  );
  const holds = or(and(inArray(offer.state, activeStates), gt(offer.validTo, sql`clock_timestamp()`)), inArray(offer.state, bookedStates));
  const rows = await reader
    .select({ id: offer.id, name: offer.name, state: offer.state, validTo: offer.validTo, reservation: offer.reservation })
    .from(offer)
    .innerJoin(offerVersion, and(eq(offerVersion.offerId, offer.id), eq(offerVersion.version, offer.version)))
    .where(and(holds, theirs))
    .orderBy(offer.validTo, offer.id);
  return rows.map(({ id, name, state, validTo, reservation }) => ({
    id,
    name: name ?? '',
    isBooked: isBooked(state),
    until: (isBooked(state) ? (reservation?.reservedUntil ?? null) : validTo) as Instant | null,
  }));
};

/** Gives a person's drafts for a company to its creator. */
export const handDraftsOver = async (tx: Tx, { uid, companyId }: { readonly uid: Id; readonly companyId: Id }): Promise<void> => {
  const creator = tx.select({ uid: company.creatorUid }).from(company).where(eq(company.id, companyId));
  await tx
    .update(offer)
    .set({ ownerUid: sql`(${creator})` })
    .where(and(eq(offer.ownerUid, uid), eq(offer.companyId, companyId), isNull(offer.publishedAt)));
};

/** A person's offers that were never published. */
export const draftsOf = (tx: Tx, uid: Id): Promise<{ id: Id }[]> =>
  tx
    .select({ id: offer.id })
    .from(offer)
    .where(and(eq(offer.ownerUid, uid), isNull(offer.publishedAt)))
    .for('update');

/** Forgets drafts with what belongs to them. Answers the keys of their pictures, which a copy may still use. */
export const deleteDrafts = async (tx: Tx, ids: readonly Id[]): Promise<string[]> => {
  if (ids.length === 0) return [];
  const among = [...ids];
  const gone = await tx
    .delete(offerImage)
    .where(inArray(offerImage.offerId, among))
    .returning({ key: offerImage.key, smallKey: offerImage.smallKey });
  await tx.delete(offerPreparation).where(inArray(offerPreparation.offerId, among));
  await tx.delete(offerSession).where(inArray(offerSession.offerId, among));
  await tx.delete(offer).where(inArray(offer.id, among));
  return gone.flatMap(({ key, smallKey }) => [key, smallKey]);
};

/** Forgets the questions, favourites and open editors of a person. */
export const deleteTracesOf = async (tx: Tx, uid: Id): Promise<void> => {
  await tx.delete(offerQuestion).where(eq(offerQuestion.uid, uid));
  await tx.delete(favourite).where(eq(favourite.uid, uid));
  await tx.delete(offerSession).where(eq(offerSession.uid, uid));
};

/** Everything that a person keeps among the offers. */
export const offerRecordsOf = async (reader: Reader, uid: Id) => ({
  offers: await reader
    .select({ id: offer.id, number: offer.number, state: offer.state, form: offer.form, createdAt: offer.createdAt, publishedAt: offer.publishedAt })
    .from(offer)
    .where(eq(offer.ownerUid, uid))
    .orderBy(offer.createdAt),
  questions: await reader.select().from(offerQuestion).where(eq(offerQuestion.uid, uid)).orderBy(offerQuestion.createdAt),
  answers: await reader
    .select({ offerId: offerQuestion.offerId, answer: offerQuestion.answer, answeredAt: offerQuestion.answeredAt })
    .from(offerQuestion)
    .where(and(eq(offerQuestion.answeredBy, uid), ne(offerQuestion.uid, uid))),
  counterOffers: await reader.select().from(counterOffer).where(eq(counterOffer.uid, uid)).orderBy(counterOffer.createdAt),
  favourites: await reader.select({ offerId: favourite.offerId, createdAt: favourite.createdAt }).from(favourite).where(eq(favourite.uid, uid)),
});
