/** Orders, describes and removes photos and floor plans of a project. */

import type { z } from 'zod';
import type { image } from '../../../contract/offers/schema/view.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { refuse } from '../../../domain/offers/refusals.ts';
import type { Ctx } from '../../kit/context.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { enqueue } from '../../kit/jobs/jobs.ts';
import { notice } from '../../kit/live/notices.ts';
import { voidFirst } from '../../signing/commands/second-signer.ts';
import { dropUnused } from '../effects/jobs.ts';
import { imageView } from '../present/images.ts';
import { lockEditable } from '../queries/access.ts';
import { purposeOf } from '../queries/signing.ts';
import { deleteImage, orderImages, picturesOf, updateAlt } from '../store/images.ts';
import { touchOffer } from '../store/offers.ts';
import { dropPreparation } from '../store/versions.ts';

/** Photos and plans as they stand. */
export type Pictures = { readonly images: z.output<typeof image>[]; readonly plans: z.output<typeof image>[] };

/** Reads photos and plans as they stand. */
export const picturesNow = async (reader: Reader, offerId: Id): Promise<Pictures> => {
  const { photos, plans } = await picturesOf(reader, offerId);
  return { images: photos.map(imageView), plans: plans.map(imageView) };
};

/** What was drawn for signing showed other pictures: it has to be drawn again. */
export const noteChange = async (tx: Tx, offerId: Id): Promise<void> => {
  await touchOffer(tx, offerId);
  await dropPreparation(tx, offerId);
  await notice(tx, [`offer:${offerId}`]);
};

const changed = async (tx: Tx, offerId: Id): Promise<Result<Pictures>> => {
  await noteChange(tx, offerId);
  return ok(await picturesNow(tx, offerId));
};

/** Takes a photo or a plan out; its files go when no copy of the offer uses them. */
export const removeOfferImage = async (ctx: Ctx, { offerId, imageId }: { readonly offerId: Id; readonly imageId: Id }): Promise<Result<Pictures>> =>
  transact(ctx, async (tx) => {
    const found = await lockEditable(ctx, tx, offerId);
    if (!found.ok) return found;
    await voidFirst(ctx, tx, purposeOf(found.value.form), offerId, found.value.form.name ?? '');
    const gone = await deleteImage(tx, offerId, imageId);
    if (gone !== null) await enqueue(ctx, tx, dropUnused, { keys: [gone.key, gone.smallKey] });
    const { photos, plans } = await picturesOf(tx, offerId);
    await orderImages(
      tx,
      offerId,
      (gone?.kind === 'plan' ? plans : photos).map((row) => row.id),
    );
    return changed(tx, offerId);
  });

/** Says what a photo or a plan shows: read out to whoever does not see it, and shown under it. An empty text takes it away. */
export const captionOfferImage = async (
  ctx: Ctx,
  { offerId, imageId, text }: { readonly offerId: Id; readonly imageId: Id; readonly text: string },
): Promise<Result<Pictures>> =>
  transact(ctx, async (tx) => {
    const found = await lockEditable(ctx, tx, offerId);
    if (!found.ok) return found;
    if (!(await updateAlt(tx, offerId, imageId, text))) return refused(refuse('image.not_found'));
    await voidFirst(ctx, tx, purposeOf(found.value.form), offerId, found.value.form.name ?? '');
    return changed(tx, offerId);
  });

/** Puts the photos into another order, of which the first is the card's; or the plans, when it is plans that are named. */
export const orderOfferImages = async (
  ctx: Ctx,
  { offerId, imageIds }: { readonly offerId: Id; readonly imageIds: readonly Id[] },
): Promise<Result<Pictures>> =>
  transact(ctx, async (tx) => {
    const found = await lockEditable(ctx, tx, offerId);
    if (!found.ok) return found;
    const { photos, plans } = await picturesOf(tx, offerId);
    const isOf = (rows: readonly { readonly id: Id }[]): boolean =>
      rows
        .map(({ id }) => id)
        .sort()
        .join() === [...imageIds].sort().join();
    if (!isOf(photos) && !isOf(plans)) return refused(refuse('image.order_mismatch'));
    await orderImages(tx, offerId, imageIds);
    await voidFirst(ctx, tx, purposeOf(found.value.form), offerId, found.value.form.name ?? '');
    return changed(tx, offerId);
  });
