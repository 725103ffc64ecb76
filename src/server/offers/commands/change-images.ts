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
import { countImages, deleteImage, imagesOf, insertImages, offerOfImage, orderImages, updateAlt } from '../store/images.ts';
import { touchOffer } from '../store/offers.ts';
import { dropPreparation } from '../store/versions.ts';

type Images = { images: z.output<typeof image>[] };

/** A file that was sent, and why it was not taken; the others of the same upload are kept. */
export type Upload = Images & { readonly refused: { readonly name: string; readonly refusal: Refusal }[] };
/** A file that was sent. `id` is the photo's, when whoever sends it chose one: the same file sent again after a lost answer is then no second photo. */
export type Sent = { readonly name: string; readonly bytes: Uint8Array; readonly id: Id | null };

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
  const read = await readPicture(file.bytes);
  return 'problem' in read ? refused(read.problem) : ok(read.picture);
};

const tooMany = (name: string): Result<never> => refused(refuse('image.too_many', { params: { max: offerNumbers.photosMax, name } }));

const store = async (ctx: Ctx, offerId: Id, { name, id: chosen }: Sent, picture: Picture): Promise<Result<null>> => {
  // The files get a name of their own: what is stored under a name is never written over, whatever id somebody sends.
  const file = newId();
  const [key, smallKey] = [`public/offers/${offerId}/${file}.jpg`, `public/offers/${offerId}/${file}-small.jpg`];
  await ctx.files.put(key, picture.full, { contentType: 'image/jpeg' });
  await ctx.files.put(smallKey, picture.small, { contentType: 'image/jpeg' });
  const stored = await transact(ctx, async (tx) => {
    const found = await lockEditable(ctx, tx, offerId);
    if (!found.ok) return found;
    const owner = chosen === null ? null : await offerOfImage(tx, chosen);
    if (owner === offerId) return ok({ isNew: false });
    const count = await countImages(tx, offerId);
    if (count >= offerNumbers.photosMax) return tooMany(name);
    const { full: _full, small: _small, ...measured } = picture;
    const id = chosen === null || owner !== null ? newId() : chosen;
    await insertImages(tx, [{ ...measured, id, offerId, position: count, key, smallKey, bytes: picture.full.length, alt: '' }]);
    await noteChange(tx, offerId);
    await voidFirst(ctx, tx, purposeOf(found.value.form), offerId, found.value.form.name ?? '');
    return ok({ isNew: true });
  });
  if (!stored.ok || !stored.value.isNew) await Promise.all([ctx.files.remove(key), ctx.files.remove(smallKey)]);
  return stored.ok ? ok(null) : refused({ ...stored.refusal, params: { ...stored.refusal.params, name } });
};

/** Whether the caller may send photos now: asked before a byte of them is read. Every photo is asked about again when it is stored. */
export const mayAddImages = (ctx: Ctx, offerId: Id): Promise<Result<unknown>> => transact(ctx, (tx) => lockEditable(ctx, tx, offerId));

/** Takes photos into an offer, one after the other; each bad file is refused with its own reason. */
export const addImages = async (ctx: Ctx, offerId: Id, files: AsyncIterable<Sent>): Promise<Result<Upload>> => {
  const bad: Upload['refused'] = [];
  for await (const file of files) {
    if (file.id !== null && (await offerOfImage(ctx.db, file.id)) === offerId) continue;
    // Asked before a picture is decoded, which takes a second and a core; and again when it is stored.
    const developed = (await countImages(ctx.db, offerId)) < offerNumbers.photosMax ? await developOne(file) : tooMany(file.name);
    const result = developed.ok ? await store(ctx, offerId, file, developed.value) : developed;
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

/** Says what a photo shows: read out to whoever does not see it, and shown under it. An empty text takes it away. */
export const captionOfferImage = async (
  ctx: Ctx,
  { offerId, imageId, text }: { readonly offerId: Id; readonly imageId: Id; readonly text: string },
): Promise<Result<Images>> =>
  transact(ctx, async (tx) => {
    const found = await lockEditable(ctx, tx, offerId);
    if (!found.ok) return found;
    if (!(await updateAlt(tx, offerId, imageId, text))) return refused(refuse('image.not_found'));
    await voidFirst(ctx, tx, purposeOf(found.value.form), offerId, found.value.form.name ?? '');
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
