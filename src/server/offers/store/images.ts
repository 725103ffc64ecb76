/** Reads and writes photos and plans. */

import { and, asc, count, desc, eq, exists, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Id } from '../../../domain/kit/brand.ts';
import { isProject, isPublished, offerLifecycle } from '../../../domain/offers/machine.ts';
import { outageOpinion, type PhotoOpinion, type PhotoRuling } from '../../../domain/offers/rules/photos/flags.ts';
import { person } from '../../accounts/tables.ts';
import type { Db, Reader, Tx } from '../../kit/database/database.ts';
import type { WaitingRows } from '../../kit/database/waiting.ts';
import { jsonKeys, keyColumn } from '../../kit/files/references.ts';
import { doubtful, type ImageKind, offerImage } from '../tables/image.ts';
import { nameOfOffer, offer } from '../tables/offer.ts';
import { offerPreparation, offerVersion } from '../tables/version.ts';

/** A stored photo or plan. */
export type ImageRow = typeof offerImage.$inferSelect;

/** Photos and plans of an offer, each in their order. */
export const picturesOf = async (
  reader: Reader,
  offerId: Id,
): Promise<{ readonly all: readonly ImageRow[]; readonly photos: readonly ImageRow[]; readonly plans: readonly ImageRow[] }> => {
  const rows = await reader.select().from(offerImage).where(eq(offerImage.offerId, offerId)).orderBy(asc(offerImage.position), asc(offerImage.id));
  const of = (kind: ImageKind): readonly ImageRow[] => rows.filter((row) => row.kind === kind);
  const [photos, plans] = [of('photo'), of('plan')];
  return { all: [...photos, ...plans], photos, plans };
};

/** Photos of an offer in their order. */
export const imagesOf = async (reader: Reader, offerId: Id): Promise<readonly ImageRow[]> => (await picturesOf(reader, offerId)).photos;

/** Photos of several offers, each offer's in their order. */
export const imagesOfMany = (reader: Reader, offerIds: readonly Id[]): Promise<ImageRow[]> =>
  offerIds.length === 0
    ? Promise.resolve([])
    : reader
        .select()
        .from(offerImage)
        .where(and(inArray(offerImage.offerId, [...offerIds]), eq(offerImage.kind, 'photo')))
        .orderBy(asc(offerImage.position), asc(offerImage.id));

/** How many photos, or plans, an offer has. */
export const countImages = async (reader: Reader, offerId: Id, kind: ImageKind): Promise<number> =>
  (
    await reader
      .select({ n: count() })
      .from(offerImage)
      .where(and(eq(offerImage.offerId, offerId), eq(offerImage.kind, kind)))
  )[0]?.n ?? 0;

/** Whose photo or plan this is; null when there is none. */
export const offerOfImage = async (reader: Reader, id: Id): Promise<Id | null> =>
  (await reader.select({ offerId: offerImage.offerId }).from(offerImage).where(eq(offerImage.id, id)))[0]?.offerId ?? null;

/** Stores photos. */
export const insertImages = async (tx: Tx, rows: readonly (typeof offerImage.$inferInsert)[]): Promise<void> => {
  if (rows.length > 0) await tx.insert(offerImage).values([...rows]);
};

/** Takes a photo or a plan from an offer; its row, or null when it was not there. */
export const deleteImage = async (tx: Tx, offerId: Id, id: Id): Promise<ImageRow | null> =>
  (
    await tx
      .delete(offerImage)
      .where(and(eq(offerImage.offerId, offerId), eq(offerImage.id, id)))
      .returning()
  )[0] ?? null;

/** Takes all photos and plans from an offer; their rows. */
export const deleteImagesOf = (tx: Tx, offerId: Id): Promise<ImageRow[]> => tx.delete(offerImage).where(eq(offerImage.offerId, offerId)).returning();

/** Writes what a photo or a plan shows; false when it is not there. */
export const updateAlt = async (tx: Tx, offerId: Id, id: Id, alt: string): Promise<boolean> =>
  (
    await tx
      .update(offerImage)
      .set({ alt })
      .where(and(eq(offerImage.offerId, offerId), eq(offerImage.id, id)))
      .returning({ id: offerImage.id })
  ).length > 0;

/** Writes what was said of the file of a photo, for every copy of it; the offers whose copy no moderator let stand, always in the same order. */
export const updateOpinion = async (tx: Tx, key: string, opinion: PhotoOpinion): Promise<readonly Id[]> => {
  const { offerId, ruling } = offerImage;
  const copies = await tx.update(offerImage).set({ opinion }).where(eq(offerImage.key, key)).returning({ offerId, ruling });
  return offersOf(copies.filter((copy) => copy.ruling?.passed !== true));
};

const offersOf = (copies: readonly { readonly offerId: Id }[]): readonly Id[] => [...new Set(copies.map(({ offerId }) => offerId))].sort();

/** Says of these files that nobody answered, for every copy of them; what was said meanwhile stays. */
export const markOutage = async (db: Db, keys: readonly string[]): Promise<void> => {
  await db
    .update(offerImage)
    .set({ opinion: outageOpinion })
    .where(and(inArray(offerImage.key, [...keys]), isNull(offerImage.opinion)));
};

/** Writes what a moderator ruled of the file of a photo, for every copy of it; the offers that have one, always in the same order. */
export const updateRuling = async (tx: Tx, key: string, ruling: PhotoRuling): Promise<readonly Id[]> => {
  const copies = await tx.update(offerImage).set({ ruling }).where(eq(offerImage.key, key)).returning({ offerId: offerImage.offerId });
  return offersOf(copies);
};

/** Puts photos, or plans, into this order. */
export const orderImages = async (tx: Tx, offerId: Id, ids: readonly Id[]): Promise<void> => {
  for (const [position, id] of ids.entries())
    await tx
      .update(offerImage)
      .set({ position })
      .where(and(eq(offerImage.offerId, offerId), eq(offerImage.id, id)));
};

/** A photo, locked until the transaction ends; null when there is none, and for a plan. */
export const lockPhoto = async (tx: Tx, id: Id): Promise<ImageRow | null> =>
  (
    await tx
      .select()
      .from(offerImage)
      .where(and(eq(offerImage.id, id), eq(offerImage.kind, 'photo')))
      .for('update')
  )[0] ?? null;

const projects = inArray(offer.state, offerLifecycle.states.filter(isProject));

/**
 * A published photo that nobody called suitable, or that was refused since in a copy of its offer, waits until a moderator lets it stand or hides
 * the offer.
 */
const underModeration = or(
  projects,
  and(
    inArray(offer.state, offerLifecycle.states.filter(isPublished)),
    isNull(offer.hiddenReason),
    or(sql`${offerImage.opinion} ->> 'suitable' = 'false'`, sql`${offerImage.ruling} ->> 'passed' = 'false'`),
  ),
);

/** A refusal settles the photo of a project only, because nothing published goes with it. */
const settled = or(sql`${offerImage.ruling} ->> 'passed' = 'true'`, and(isNotNull(offerImage.ruling), projects));

const doubtfulWhere = (waiting: boolean): SQL | undefined =>
  and(sql`${offerImage.id} in (select id from ${offerImage} where ${doubtful})`, waiting ? sql`(${settled}) is not true` : settled, underModeration);

/** Photos that wait for a moderator. */
export const waitingPhotos = (reader: Reader): WaitingRows => {
  const theirs = reader
    .select({ one: sql`1` })
    .from(offer)
    .where(and(eq(offer.id, offerImage.offerId), underModeration, sql`(${settled}) is not true`));
  return {
    table: offerImage,
    id: offerImage.id,
    at: offerImage.createdAt,
    where: and(doubtful, exists(theirs)),
    name: nameOfOffer(offerImage.offerId),
  };
};

/** Photos with their offers and owners: those that a moderator has to look at, the oldest first, or has looked at, the last sent first. */
export const doubtfulPhotos = (reader: Reader, waiting: boolean, limit: number, offset: number) =>
  reader
    .select({
      image: offerImage,
      offer: { id: offer.id, number: offer.number, name: offer.name, state: offer.state },
      owner: { firstName: person.firstName, lastName: person.lastName, email: person.email },
    })
    .from(offerImage)
    .innerJoin(offer, eq(offer.id, offerImage.offerId))
    .innerJoin(person, eq(person.uid, offer.ownerUid))
    .where(doubtfulWhere(waiting))
    .orderBy(...(waiting ? [asc(offerImage.createdAt), asc(offerImage.id)] : [desc(offerImage.createdAt), desc(offerImage.id)]))
    .limit(limit)
    .offset(offset);

/** How many they are. */
export const countDoubtfulPhotos = async (reader: Reader, waiting: boolean): Promise<number> =>
  (await reader.select({ n: count() }).from(offerImage).innerJoin(offer, eq(offer.id, offerImage.offerId)).where(doubtfulWhere(waiting)))[0]?.n ?? 0;

/** Which of these files no photo uses any more: copies of an offer share files, and what a signed version names is kept for good. */
export const unusedKeys = async (reader: Reader, keys: readonly string[]): Promise<string[]> => {
  if (keys.length === 0) return [];
  const used = await reader
    .select({ key: offerImage.key, smallKey: offerImage.smallKey })
    .from(offerImage)
    .where(or(inArray(offerImage.key, [...keys]), inArray(offerImage.smallKey, [...keys])));
  const frozen = await reader.execute<{ readonly key: string }>(sql`
    select distinct image->>'key' as key from ${offerVersion} cross join jsonb_array_elements(${offerVersion.images}) as image
    where image->>'key' in (${sql.join(
      keys.map((key) => sql`${key}`),
      sql`, `,
    )})`);
  const taken = new Set([...used.flatMap((row) => [row.key, row.smallKey]), ...frozen.rows.map(({ key }) => key)]);
  return keys.filter((key) => !taken.has(key));
};

/** The columns that name photos: of the offer as it is, and as it was frozen for signing and published. */
export const imageFiles = [
  keyColumn(offerImage.key),
  keyColumn(offerImage.smallKey),
  ...[offerVersion.images, offerPreparation.images].flatMap((column) => [jsonKeys(column, '$[*].key'), jsonKeys(column, '$[*].smallKey')]),
];
