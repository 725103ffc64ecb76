/** What is wrong with the photos of an offer. */

import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { offersCalls } from '../../../contract/offers/endpoints.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import { isPublished } from '../../../domain/offers/machine.ts';
import { checkOwed, doubtOf, flaggedPhotos, photoProblem } from '../../../domain/offers/rules/photos/flags.ts';
import { translator } from '../../../words/kit/words.ts';
import { offerRefusalWords } from '../../../words/offers/refusals.ts';
import type { Ctx } from '../../kit/context.ts';
import { pageOf, readWithin } from '../../kit/page.ts';
import { photoCheckerPort } from '../adapters/photo-checker.ts';
import { imageView } from '../present/images.ts';
import { countDoubtfulPhotos, doubtfulPhotos, imagesOf, waitingPhotos } from '../store/images.ts';
import { ownOffer } from './access.ts';

export { waitingPhotos };

type PhotoCheckAnswer = OutputOf<typeof offersCalls.checkPhotos>;

/** What is known against the photos now. */
export const getPhotoFlags = async (ctx: Ctx, { offerId }: { readonly offerId: Id }): Promise<Result<PhotoCheckAnswer>> => {
  const found = await ownOffer(ctx, ctx.db, offerId);
  return found.ok ? ok(await photosAnswer(ctx, offerId)) : found;
};

/** A sentence for each flagged photo, and how far the artificial intelligence is. */
export const photosAnswer = async (ctx: Ctx, offerId: Id): Promise<PhotoCheckAnswer> => {
  const t = translator(offerRefusalWords[ctx.lang], ctx.lang);
  const images = await imagesOf(ctx.db, offerId);
  const flagged = flaggedPhotos(images).map((photo) => ({ ...photo, params: { ...photoProblem(photo).params } }));
  const owed = images.map(checkOwed);
  const progress = owed.includes('first') ? 'waiting' : owed.includes('outage') ? 'unavailable' : 'done';
  return {
    response: flagged.map(({ reason, params }) => t(`refusal.photo.${reason}`, params)).join('\n'),
    problems: flagged.map(({ id, position, reason, params }) => ({ imageId: id, position, reason, byAi: reason === 'unsuitable', params })),
    ai: ctx.ports.of(photoCheckerPort) === null ? 'off' : progress,
  };
};

type Page = OutputOf<typeof offersCalls.listDoubtfulPhotos>;

/** Rows of a console page. */
const pageSize = 20;

/** Photos that a machine would not let stand and may be wrong about, or that it did not look at: those that wait for a moderator, or those ruled upon. */
export const listDoubtfulPhotos = async (
  ctx: Ctx,
  { waiting, page: asked }: InputOf<typeof offersCalls.listDoubtfulPhotos>,
): Promise<Result<Page>> => {
  const { rows, page, total } = await readWithin(asked, pageSize, async ({ limit, offset }) => ({
    rows: await doubtfulPhotos(ctx.db, waiting, limit, offset),
    total: await countDoubtfulPhotos(ctx.db, waiting),
  }));
  const items = rows.flatMap(({ image, offer, owner }): Page['items'] => {
    const doubt = doubtOf(image);
    if (doubt === null) return [];
    const { ruling, opinion } = image;
    return [
      {
        image: imageView(image),
        offer: { id: offer.id, number: offer.number, name: offer.name ?? '', published: isPublished(offer.state) },
        owner: { name: `${owner.firstName} ${owner.lastName}`, email: owner.email },
        doubt,
        opinion: doubt === 'unsuitable' ? (opinion?.reason ?? null) : null,
        ruling: ruling && { passed: ruling.passed, reason: ruling.reason, at: ruling.at },
      },
    ];
  });
  return ok(pageOf(items, { page, size: pageSize, total }));
};
