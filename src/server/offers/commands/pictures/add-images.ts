/** Takes photos and floor plans into a project. */

import type { Id } from '../../../../domain/kit/brand.ts';
import { offerNumbers } from '../../../../domain/kit/numbers.ts';
import { ok, type Refusal, type Result, refused } from '../../../../domain/kit/verdict.ts';
import { refuse } from '../../../../domain/offers/refusals.ts';
import type { Ctx } from '../../../kit/context.ts';
import { newId } from '../../../kit/database/ids.ts';
import { transact } from '../../../kit/database/transaction.ts';
import { voidFirst } from '../../../signing/commands/second-signer.ts';
import { type Picture, readPicture, readPlan } from '../../adapters/pictures.ts';
import { lockEditable } from '../../queries/access.ts';
import { purposeOf } from '../../queries/signing.ts';
import { countImages, insertImages, offerOfImage } from '../../store/images.ts';
import { noteSaved } from '../../store/offers.ts';
import type { ImageKind } from '../../tables/image.ts';
import { noteChange, type Pictures, picturesNow } from '../change-images.ts';
import { noteFirstSave } from '../save-offer.ts';

/** A file that was sent, and why it was not taken; the others of the same upload are kept. */
export type Upload = Pictures & { readonly refused: { readonly name: string; readonly refusal: Refusal }[] };
/** A file that was sent. `id` is the photo's, when whoever sends it chose one: the same file sent again after a lost answer is then no second photo. */
export type SentImage = { readonly name: string; readonly bytes: Uint8Array; readonly id: Id | null };

/** Whether the caller may send files now: asked before a byte of them is read. Every file is asked about again when it is stored. */
export const mayAddImages = (ctx: Ctx, offerId: Id): Promise<Result<unknown>> => transact(ctx, (tx) => lockEditable(ctx, tx, offerId));

/** Takes files into an offer, one after the other; each bad file is refused with its own reason. */
export const addImages = async (ctx: Ctx, offerId: Id, kind: ImageKind, files: AsyncIterable<SentImage>): Promise<Result<Upload>> => {
  const bad: Upload['refused'] = [];
  for await (const file of files) {
    if (file.id !== null && (await offerOfImage(ctx.db, file.id)) === offerId) continue;
    // Asked before a file is decoded, which takes a second and a core; and again when it is stored.
    const room = mosts[kind] - (await countImages(ctx.db, offerId, kind));
    const developed = room > 0 ? await develop(file, kind, room) : tooMany(kind);
    const result = developed.ok ? await store(ctx, offerId, { kind, id: file.id }, developed.value) : developed;
    if (!result.ok) bad.push({ name: file.name, refusal: { ...result.refusal, params: { ...result.refusal.params, name: file.name } } });
  }
  return ok({ ...(await picturesNow(ctx.db, offerId)), refused: bad });
};

const mosts: Readonly<Record<ImageKind, number>> = { photo: offerNumbers.photosMax, plan: offerNumbers.plansMax };

const tooMany = (kind: ImageKind): Result<never> =>
  refused(refuse(kind === 'photo' ? 'image.too_many' : 'plan.too_many', { params: { max: mosts[kind] } }));

/** The pictures that a file becomes: a photo one, a PDF one for each page. */
const develop = async ({ bytes }: SentImage, kind: ImageKind, room: number): Promise<Result<readonly Picture[]>> => {
  if (kind === 'photo') {
    const read = await readPicture(bytes);
    return 'problem' in read ? refused(read.problem) : ok([read.picture]);
  }
  const read = await readPlan(bytes, room);
  if (!('problem' in read)) return ok(read.pictures);
  return read.problem.code === 'plan.too_many' ? tooMany(kind) : refused(read.problem);
};

/** Where the two sizes of a picture are kept. */
type StoredPicture = { readonly picture: Picture; readonly key: string; readonly smallKey: string };

/** The files get a name of their own: what is stored under a name is never written over, whatever id somebody sends. */
const putFiles = async ({ files }: Ctx, offerId: Id, picture: Picture): Promise<StoredPicture> => {
  const file = newId();
  const [key, smallKey] = [`public/offers/${offerId}/${file}.jpg`, `public/offers/${offerId}/${file}-small.webp`];
  await files.put(key, picture.full, { contentType: 'image/jpeg' });
  await files.put(smallKey, picture.small, { contentType: 'image/webp' });
  return { picture, key, smallKey };
};

/** Stores all pictures of a file, or none. The first of them gets the id that whoever sent it chose. */
const store = async (
  ctx: Ctx,
  offerId: Id,
  { kind, id: chosen }: { readonly kind: ImageKind; readonly id: Id | null },
  pictures: readonly Picture[],
): Promise<Result<null>> => {
  const put: StoredPicture[] = [];
  for (const picture of pictures) put.push(await putFiles(ctx, offerId, picture));
  const stored = await transact(ctx, async (tx) => {
    const found = await lockEditable(ctx, tx, offerId);
    if (!found.ok) return found;
    const owner = chosen === null ? null : await offerOfImage(tx, chosen);
    if (owner === offerId) return ok({ isNew: false });
    const count = await countImages(tx, offerId, kind);
    if (count + put.length > mosts[kind]) return tooMany(kind);
    const rows = put.map(({ picture: { full, small: _small, ...measured }, key, smallKey }, at) => ({
      ...measured,
      ...{ offerId, kind, key, smallKey, position: count + at, bytes: full.length, alt: '' },
      id: at > 0 || chosen === null || owner !== null ? newId() : chosen,
    }));
    await insertImages(tx, rows);
    await noteSaved(tx, offerId);
    const first = await noteFirstSave(ctx, tx, found.value);
    if (!first.ok) return first;
    await noteChange(tx, offerId);
    await voidFirst(ctx, tx, purposeOf(found.value.form), offerId, found.value.form.name ?? '');
    return ok({ isNew: true });
  });
  if (!stored.ok || !stored.value.isNew) for (const { key, smallKey } of put) await Promise.all([ctx.files.remove(key), ctx.files.remove(smallKey)]);
  return stored.ok ? ok(null) : stored;
};
