/** Hands out the picture that stands beside a shared link of an offer, and draws it when it is first asked for. */

import type { Id } from '../../../domain/kit/brand.ts';
import { limitNumbers } from '../../../domain/kit/numbers.ts';
import { refuseKit } from '../../../domain/kit/refusals.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { langs } from '../../../domain/kit/viewer.ts';
import { mayView } from '../../../domain/offers/permissions.ts';
import { refuse } from '../../../domain/offers/refusals.ts';
import type { Ctx } from '../../kit/context.ts';
import { networkOf } from '../../kit/http/limits/network.ts';
import { drawSharePicture } from '../adapters/share-picture.ts';
import { type SharePicture, sharePictureFolder, sharePictureOf, sharePicturePath } from '../present/share-picture.ts';
import { imagesOf } from '../store/images.ts';
import { factsOf, findOffer } from '../store/offers.ts';

const kept = 'public, max-age=3600';
const comeAgainSeconds = 5;

/**
 * `GET /offers/{id}/picture/{hash}.jpg`, for the programs that show a link. Of an offer that a visitor may open, and only as it is now: an
 * older address leads to the new one, so that nobody has anything drawn but the two pictures that an offer has, one for each language (docs/rules/pages.md#shared-links).
 */
export const getSharePicture = async (ctx: Ctx, _request: Request, params: Readonly<Record<string, string>>): Promise<Response | Result<unknown>> => {
  const offerId = params['id'] ?? '';
  const row = await findOffer(ctx.db, offerId);
  if (row === null || mayView({ kind: 'visitor' }, factsOf(row)) !== null) return refused(refuse('offer.not_found'));
  const images = await imagesOf(ctx.db, offerId);
  const pictures = langs.map((lang) => sharePictureOf(lang, row.form, images));
  const wanted = pictures.find(({ hash }) => params['file'] === `${hash}.jpg`);
  if (wanted === undefined) return redirect(sharePicturePath(offerId, sharePictureOf(ctx.lang, row.form, images)));
  const key = keyOf(offerId, wanted);
  const stored = await ctx.files.get(key);
  if (stored !== null) return pictureResponse(stored);
  const drawn = await drawOnce(ctx, offerId, wanted, pictures);
  return drawn.ok ? pictureResponse(drawn.value) : drawn;
};

const keyOf = (offerId: Id, { hash }: SharePicture): string => `${sharePictureFolder(offerId)}/${hash}.jpg`;

const redirect = (to: string): Response => new Response(null, { status: 302, headers: { location: to, 'cache-control': 'no-store' } });

const pictureResponse = (bytes: Uint8Array): Response =>
  new Response(new Uint8Array(bytes), {
    headers: { 'content-type': 'image/jpeg', 'content-length': String(bytes.length), 'cache-control': kept, 'x-content-type-options': 'nosniff' },
  });

const underWay = new Map<string, Promise<Uint8Array>>();

/** Whoever asks while it is drawn gets the same picture. Beyond the pace of a network, and while enough wait, one is told to come again. */
const drawOnce = async (ctx: Ctx, offerId: Id, picture: SharePicture, all: readonly SharePicture[]): Promise<Result<Uint8Array>> => {
  const key = keyOf(offerId, picture);
  const running = underWay.get(key);
  if (running !== undefined) return ok(await running);
  if (underWay.size >= limitNumbers.sharePicturesWaiting)
    return refused(refuseKit('kit.too_many_calls', { params: { retryAfter: comeAgainSeconds } }));
  const tooMany = ctx.rates.count(`picture:${networkOf(ctx.address)}`, limitNumbers.sharePicturesPerMinute);
  if (tooMany !== null) return refused(tooMany);
  const work = draw(ctx, offerId, picture, all).finally(() => underWay.delete(key));
  underWay.set(key, work);
  return ok(await work);
};

/** Draws and keeps it, and forgets what the offer looked like before. */
const draw = async ({ files }: Ctx, offerId: Id, picture: SharePicture, all: readonly SharePicture[]): Promise<Uint8Array> => {
  const photo = picture.photoKey === null ? null : await files.get(picture.photoKey);
  const bytes = await drawSharePicture(picture.text, photo);
  await files.put(keyOf(offerId, picture), bytes, { contentType: 'image/jpeg' });
  const current = all.map((one) => keyOf(offerId, one));
  for (const old of await files.list(sharePictureFolder(offerId))) if (!current.includes(old)) await files.remove(old);
  return bytes;
};
