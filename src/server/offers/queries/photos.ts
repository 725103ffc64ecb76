/** What is wrong with the photos of an offer. */

import type { OutputOf } from '../../../contract/kit/call.ts';
import type { offersCalls } from '../../../contract/offers/endpoints.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import { flaggedPhotos, photoProblem } from '../../../domain/offers/rules/photos/flags.ts';
import { translator } from '../../../words/kit/words.ts';
import { offerRefusalWords } from '../../../words/offers/refusals.ts';
import type { Ctx } from '../../kit/context.ts';
import { photoCheckerPort } from '../adapters/photo-checker.ts';
import { imagesOf } from '../store/images.ts';
import { ownOffer } from './access.ts';

type Checked = OutputOf<typeof offersCalls.checkPhotos>;

/** What is known against the photos now. */
export const getPhotoFlags = async (ctx: Ctx, { offerId }: { readonly offerId: Id }): Promise<Result<Checked>> => {
  const found = await ownOffer(ctx, ctx.db, offerId);
  return found.ok ? photosAnswer(ctx, offerId) : found;
};

/** A sentence for each flagged photo. `outage` says that the artificial intelligence was just asked, in vain. */
export const photosAnswer = async (ctx: Ctx, offerId: Id, outage: 'unavailable' | null = null): Promise<Result<Checked>> => {
  const t = translator(offerRefusalWords[ctx.lang], ctx.lang);
  const images = await imagesOf(ctx.db, offerId);
  const flagged = flaggedPhotos(images);
  const isOff = ctx.ports.of(photoCheckerPort) === null;
  const settled = isOff ? 'off' : images.every(({ opinion }) => opinion !== null) ? 'done' : 'waiting';
  return ok({
    response: flagged.map((photo) => t(`refusal.photo.${photo.reason}`, photoProblem(photo).params)).join('\n'),
    problems: flagged.map(({ id, position, reason }) => ({ imageId: id, position, reason, byAi: reason === 'unsuitable' })),
    ai: outage ?? settled,
  });
};
