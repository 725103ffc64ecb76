/** Adds, orders and removes photos of a project. */

import type { z } from 'zod';
import type { image } from '../../../contract/offers/schema/view.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { offerNumbers } from '../../../domain/kit/numbers.ts';
import { ok, type Refusal, type Result, refused } from '../../../domain/kit/verdict.ts';
import { refuse } from '../../../domain/offers/refusals.ts';
import type { Ctx } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { transact } from '../../kit/database/transaction.ts';
import { enqueue } from '../../kit/jobs/jobs.ts';
import { notice } from '../../kit/live/notices.ts';
import { voidFirst } from '../../signing/commands/second-signer.ts';
import { type Picture, readPicture } from '../adapters/pictures.ts';
import { dropUnused } from '../effects/jobs.ts';
import { imageView } from '../present/images.ts';
import { lockEditable } from '../queries/access.ts';
import { purposeOf } from '../queries/signing.ts';
import { countImages, deleteImage, imagesOf, insertImages, orderImages } from '../store/images.ts';
import { touchOffer } from '../store/offers.ts';
import { dropPreparation } from '../store/versions.ts';

type Images = { images: z.output<typeof image>[] };

/** A file that was sent, and why it was not taken; the others of the same upload are kept. */
export type Upload = Images & { readonly refused: { readonly name: string; readonly refusal: Refusal }[] };
type Sent = { readonly name: string; readonly bytes: Uint8Array };

/** What was drawn for signing showed other photos: it has to be drawn again. */
const noteChange = async (tx: Tx, offerId: Id): Promise<void> => {
  await touchOffer(tx, offerId);
  await dropPreparation(tx, offerId);
  await notice(tx, [`offer:${offerId}`]);
};

const changed = async (tx: Tx, offerId: Id): Promise<Result<Images>> => {
  await noteChange(tx, offerId);
  return ok({ images: (await imagesOf(tx, offerId)).map(imageView) });
};

const developOne = async (file: Sent): Promise<Result<Picture>> => {
  if (file.bytes.length > offerNumbers.photoBytesMax)
    return refused(refuse('image.too_large', { params: { megabytes: offerNumbers.photoBytesMax / 1024 / 1024 } }));
  const read = await readPicture(file.bytes);
  return 'problem' in read ? refused(refuse(read.problem, { params: limits })) : ok(read.picture);
};

const limits = { longSide: offerNumbers.photoLongSideMin, megapixels: offerNumbers.photoPixelsMax / 1_000_000 };

const tooMany = (name: string): Result<never> => refused(refuse('image.too_many', { params: { max: offerNumbers.photosMax, name } }));

const store = async (ctx: Ctx, offerId: Id, name: string, picture: Picture): Promise<Result<null>> => {
  const id = newId();
  const [key, smallKey] = [`public/offers/${offerId}/${id}.jpg`, `public/offers/${offerId}/${id}-small.jpg`];
  await ctx.files.put(key, picture.full, { contentType: 'image/jpeg' });
  await ctx.files.put(smallKey, picture.small, { contentType: 'image/jpeg' });
  const stored = await transact(ctx, async (tx) => {
    const found = await lockEditable(ctx, tx, offerId);
    if (!found.ok) return found;
    const count = await countImages(tx, offerId);
    if (count >= offerNumbers.photosMax) return tooMany(name);
    const { width, height, thumb, sha256, likeness, entropy } = picture;
    await insertImages(tx, [
      { id, offerId, position: count, key, smallKey, width, height, bytes: picture.full.length, thumb, sha256, likeness, entropy, alt: '' },
    ]);
    await noteChange(tx, offerId);
    await voidFirst(ctx, tx, purposeOf(found.value.form), offerId, found.value.form.name ?? '');
    return ok(null);
  });
  if (!stored.ok) await Promise.all([ctx.files.remove(key), ctx.files.remove(smallKey)]);
  return stored.ok ? stored : refused({ ...stored.refusal, params: { ...stored.refusal.params, name } });
};

/** Whether the caller may send photos now: asked before a byte of them is read. Every photo is asked about again when it is stored. */
export const mayAddImages = (ctx: Ctx, offerId: Id): Promise<Result<unknown>> => transact(ctx, (tx) => lockEditable(ctx, tx, offerId));

/** Takes photos into an offer, one after the other; each bad file is refused with its own reason. */
export const addImages = async (ctx: Ctx, offerId: Id, files: AsyncIterable<Sent>): Promise<Result<Upload>> => {
  const bad: Upload['refused'] = [];
  for await (const file of files) {
    // Asked before a picture is decoded, which takes a second and a core; and again when it is stored.
    const developed = (await countImages(ctx.db, offerId)) < offerNumbers.photosMax ? await developOne(file) : tooMany(file.name);
    const result = developed.ok ? await store(ctx, offerId, file.name, developed.value) : developed;
    if (!result.ok) bad.push({ name: file.name, refusal: result.refusal });
  }
  return ok({ images: (await imagesOf(ctx.db, offerId)).map(imageView), refused: bad });
};

/** Takes a photo out; its files go when no copy of the offer uses them. */
export const removeOfferImage = async (ctx: Ctx, { offerId, imageId }: { readonly offerId: Id; readonly imageId: Id }): Promise<Result<Images>> =>
  transact(ctx, async (tx) => {
    const found = await lockEditable(ctx, tx, offerId);
    if (!found.ok) return found;
    await voidFirst(ctx, tx, purposeOf(found.value.form), offerId, found.value.form.name ?? '');
    const gone = await deleteImage(tx, offerId, imageId);
    if (gone !== null) await enqueue(ctx, tx, dropUnused, { keys: [gone.key, gone.smallKey] });
    await orderImages(
      tx,
      offerId,
      (await imagesOf(tx, offerId)).map((row) => row.id),
    );
    return changed(tx, offerId);
  });

/** Puts the photos into another order; the first is the card's. */
export const orderOfferImages = async (
  ctx: Ctx,
  { offerId, imageIds }: { readonly offerId: Id; readonly imageIds: readonly Id[] },
): Promise<Result<Images>> =>
  transact(ctx, async (tx) => {
    const found = await lockEditable(ctx, tx, offerId);
    if (!found.ok) return found;
    const there = (await imagesOf(tx, offerId)).map((row) => row.id);
    if ([...there].sort().join() !== [...imageIds].sort().join()) return refused(refuse('image.order_mismatch'));
    await orderImages(tx, offerId, imageIds);
    await voidFirst(ctx, tx, purposeOf(found.value.form), offerId, found.value.form.name ?? '');
    return changed(tx, offerId);
  });
