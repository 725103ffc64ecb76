/** Reads and writes photos. */

import { and, asc, count, eq, inArray, or, sql } from 'drizzle-orm';
import type { Id } from '../../../domain/kit/brand.ts';
import type { PhotoOpinion } from '../../../domain/offers/rules/photos/flags.ts';
import type { Db, Reader, Tx } from '../../kit/database/database.ts';
import { jsonKeys, keyColumn } from '../../kit/files/references.ts';
import { offerImage } from '../tables/image.ts';
import { offerPreparation, offerVersion } from '../tables/version.ts';

/** A stored photo. */
export type ImageRow = typeof offerImage.$inferSelect;

/** Photos of an offer in their order. */
export const imagesOf = (reader: Reader, offerId: Id): Promise<ImageRow[]> =>
  reader.select().from(offerImage).where(eq(offerImage.offerId, offerId)).orderBy(asc(offerImage.position), asc(offerImage.id));

/** Photos of several offers, each offer's in their order. */
export const imagesOfMany = (reader: Reader, offerIds: readonly Id[]): Promise<ImageRow[]> =>
  offerIds.length === 0
    ? Promise.resolve([])
    : reader
        .select()
        .from(offerImage)
        .where(inArray(offerImage.offerId, [...offerIds]))
        .orderBy(asc(offerImage.position), asc(offerImage.id));

/** How many photos an offer has. */
export const countImages = async (reader: Reader, offerId: Id): Promise<number> =>
  (await reader.select({ n: count() }).from(offerImage).where(eq(offerImage.offerId, offerId)))[0]?.n ?? 0;

/** Whose photo this is; null when there is none. */
export const offerOfImage = async (reader: Reader, id: Id): Promise<Id | null> =>
  (await reader.select({ offerId: offerImage.offerId }).from(offerImage).where(eq(offerImage.id, id)))[0]?.offerId ?? null;

/** Stores photos. */
export const insertImages = async (tx: Tx, rows: readonly (typeof offerImage.$inferInsert)[]): Promise<void> => {
  if (rows.length > 0) await tx.insert(offerImage).values([...rows]);
};

/** Takes a photo from an offer; its row, or null when it was not there. */
export const deleteImage = async (tx: Tx, offerId: Id, id: Id): Promise<ImageRow | null> =>
  (
    await tx
      .delete(offerImage)
      .where(and(eq(offerImage.offerId, offerId), eq(offerImage.id, id)))
      .returning()
  )[0] ?? null;

/** Takes all photos from an offer; their rows. */
export const deleteImagesOf = (tx: Tx, offerId: Id): Promise<ImageRow[]> => tx.delete(offerImage).where(eq(offerImage.offerId, offerId)).returning();

/** Writes what a photo shows; false when it is not there. */
export const updateAlt = async (tx: Tx, offerId: Id, id: Id, alt: string): Promise<boolean> =>
  (
    await tx
      .update(offerImage)
      .set({ alt })
      .where(and(eq(offerImage.offerId, offerId), eq(offerImage.id, id)))
      .returning({ id: offerImage.id })
  ).length > 0;

/** Writes what was said of the file of a photo, for every copy of it. */
export const updateOpinion = async (db: Db, key: string, opinion: PhotoOpinion): Promise<void> => {
  await db.update(offerImage).set({ opinion }).where(eq(offerImage.key, key));
};

/** Puts the photos into this order. */
export const orderImages = async (tx: Tx, offerId: Id, ids: readonly Id[]): Promise<void> => {
  for (const [position, id] of ids.entries())
    await tx
      .update(offerImage)
      .set({ position })
      .where(and(eq(offerImage.offerId, offerId), eq(offerImage.id, id)));
};

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
