/** Has the photos of an offer looked at by the artificial intelligence, where one is switched on. */

import type { OutputOf } from '../../../contract/kit/call.ts';
import type { offersCalls } from '../../../contract/offers/endpoints.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import { checkOwed } from '../../../domain/offers/rules/photos/flags.ts';
import type { Ctx, Services } from '../../kit/context.ts';
import { transact } from '../../kit/database/transaction.ts';
import { done } from '../../kit/http/done.ts';
import { type PhotoChecker, photoCheckerPort } from '../adapters/photo-checker.ts';
import { resized, smallWidth } from '../adapters/pictures.ts';
import { ownOffer } from '../queries/access.ts';
import { photosAnswer } from '../queries/photos.ts';
import { type ImageRow, imagesOf, markOutage, updateOpinion } from '../store/images.ts';
import { voidDrawn } from './pictures/void-drawn.ts';

/** Everything that is wrong with the photos; an empty response means that nothing was found. */
export const checkPhotos = async (ctx: Ctx, { offerId }: { readonly offerId: Id }): Promise<Result<OutputOf<typeof offersCalls.checkPhotos>>> => {
  const found = await ownOffer(ctx, ctx.db, offerId);
  if (!found.ok) return found;
  await askAboutPhotos(ctx, await imagesOf(ctx.db, offerId));
  return ok(await photosAnswer(ctx, offerId));
};

/** Nobody waits longer than this for all photos of an offer together. */
const withinMs = 40_000;
const atOnce = 3;

/**
 * Asks about each photo that has no answer yet, and keeps what was said. An outage ends it: the local rules alone judge the rest, a moderator
 * looks at them (docs/rules/offers.md#photos), and they are asked about another time.
 */
export const askAboutPhotos = async (services: Services, images: readonly ImageRow[]): Promise<void> => {
  const checker = services.ports.of(photoCheckerPort);
  if (checker === null) return;
  const owed = images.filter((image) => checkOwed(image) !== null);
  const waiting = owed.values();
  const until = Date.now() + withinMs;
  let isReached = true;
  const work = async (): Promise<void> => {
    for (const image of waiting) {
      isReached = isReached && Date.now() < until && (await ask(services, checker, image));
      if (!isReached) return;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (isReached) return;
  services.log.warn({ photos: owed.length }, 'not every photo was looked at by the artificial intelligence');
  await markOutage(
    services.db,
    owed.map(({ key }) => key),
  );
};

/** The small form of a photo is enough to see what it shows. False when there is no answer. */
const ask = async (services: Services, checker: NonNullable<PhotoChecker>, { key, smallKey }: ImageRow): Promise<boolean> => {
  const photo = await services.files.get(smallKey);
  const opinion = photo === null ? 'unavailable' : await checker.look(await resized(photo, smallWidth));
  if (opinion === 'unavailable') return false;
  // While nobody answered, the photo held nothing up: it, or a copy of it, may have been drawn for signing.
  await transact(services, async (tx) => {
    const doubted = await updateOpinion(tx, key, opinion);
    if (!opinion.suitable) await voidDrawn(services, tx, doubted);
    return done;
  });
  return true;
};
