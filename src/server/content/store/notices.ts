/** Reads and writes notices about offers and wanted listings. */

import { and, asc, desc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { NoticeKind, NoticeRuling } from '../../../domain/content/rules/offer-notices.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { isPublished } from '../../../domain/offers/machine.ts';
import { isWantedActive } from '../../../domain/wanted/machine.ts';
import { nameOfPerson, person } from '../../accounts/tables.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { takeLock } from '../../kit/database/locks.ts';
import type { WaitingRows } from '../../kit/database/waiting.ts';
import { nameOfOffer, offer } from '../../offers/tables/offer.ts';
import { wantedListing } from '../../wanted/tables.ts';
import { offerNotice } from '../tables.ts';

export type NoticeRow = typeof offerNotice.$inferSelect;

/**
 * How many notices came within the last hour from a sender, or name the same address for the answer: nobody has a stranger's mailbox filled from
 * many networks. Two of the same sender wait for each other.
 */
export const countRecentNotices = async (tx: Tx, sender: string, email: string | null): Promise<number> => {
  await takeLock(tx, 'notice', email ?? sender);
  const theirs = email === null ? eq(offerNotice.sender, sender) : or(eq(offerNotice.sender, sender), eq(offerNotice.email, email));
  return tx.$count(offerNotice, and(theirs, gt(offerNotice.createdAt, sql`clock_timestamp() - interval '1 hour'`)));
};

/** What a notice is about. */
export type NoticeSubject = { readonly kind: NoticeKind; readonly id: Id };

/** What it is now, whatever became of it since; `isPublic` says that it can be found, or hidden. A listing is named by its place. */
export type NoticedNow = { readonly name: string; readonly isPublic: boolean; readonly isHidden: boolean };

export const noticedNow = (reader: Reader, { kind, id }: NoticeSubject): Promise<NoticedNow | null> =>
  kind === 'offer' ? offerNow(reader, id) : listingNow(reader, id);

const listingNow = async (reader: Reader, id: Id): Promise<NoticedNow | null> => {
  const [row] = await reader
    .select({ location: wantedListing.location, state: wantedListing.state })
    .from(wantedListing)
    .where(eq(wantedListing.id, id));
  return row ? { name: row.location, isPublic: isWantedActive(row.state), isHidden: false } : null;
};

const offerNow = async (reader: Reader, id: Id): Promise<NoticedNow | null> => {
  const [row] = await reader.select({ name: offer.name, state: offer.state, hiddenReason: offer.hiddenReason }).from(offer).where(eq(offer.id, id));
  return row ? { name: row.name ?? '', isPublic: isPublished(row.state), isHidden: row.hiddenReason !== null } : null;
};

export const insertNotice = async (
  tx: Tx,
  row: Pick<typeof offerNotice.$inferInsert, 'offerId' | 'wantedListingId' | 'uid' | 'name' | 'email' | 'lang' | 'ground' | 'explanation' | 'sender'>,
): Promise<Id> => {
  const id = newId();
  await tx.insert(offerNotice).values({ id, ...row });
  return id;
};

/** What a stored notice is about. */
export const subjectOf = ({ offerId, wantedListingId }: Pick<NoticeRow, 'offerId' | 'wantedListingId'>): NoticeSubject =>
  offerId === null ? { kind: 'wanted', id: wantedListingId ?? '' } : { kind: 'offer', id: offerId };

export const lockNotice = async (tx: Tx, id: Id): Promise<NoticeRow | null> =>
  (await tx.select().from(offerNotice).where(eq(offerNotice.id, id)).for('update'))[0] ?? null;

export const decideNotice = async (tx: Tx, id: Id, decided: NoticeRuling & { readonly decidedBy: Id }): Promise<void> => {
  await tx
    .update(offerNotice)
    .set({ ...decided, decidedAt: sql`clock_timestamp()` })
    .where(eq(offerNotice.id, id));
};

const inView = (open: boolean) => (open ? isNull(offerNotice.decidedAt) : isNotNull(offerNotice.decidedAt));

/** A page of notices, those that wait the longest first, decided ones the newest first. */
export const pageOfNotices = (reader: Reader, open: boolean, limit: number, offset: number) =>
  reader
    .select({
      notice: offerNotice,
      firstName: person.firstName,
      lastName: person.lastName,
      address: person.email,
      offerName: offer.name,
      location: wantedListing.location,
    })
    .from(offerNotice)
    .leftJoin(offer, eq(offer.id, offerNotice.offerId))
    .leftJoin(wantedListing, eq(wantedListing.id, offerNotice.wantedListingId))
    .leftJoin(person, eq(person.uid, offerNotice.uid))
    .where(inView(open))
    .orderBy(open ? asc(offerNotice.createdAt) : desc(offerNotice.decidedAt), desc(offerNotice.id))
    .limit(limit)
    .offset(offset);

export const countNotices = (reader: Reader, open: boolean): Promise<number> => reader.$count(offerNotice, inView(open));

/** Notices that are open, named by what they are about. */
export const waitingNotices = (): WaitingRows => ({
  table: offerNotice,
  id: offerNotice.id,
  at: offerNotice.createdAt,
  where: inView(true),
  name: sql`coalesce(${nameOfOffer(offerNotice.offerId)},
    (select ${wantedListing.location} from ${wantedListing} where ${wantedListing.id} = ${offerNotice.wantedListingId}))`,
  who: sql`coalesce(${nameOfPerson(offerNotice.uid)}, ${offerNotice.name})`,
  code: offerNotice.ground,
});
