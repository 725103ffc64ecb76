import type { OutputOf } from '../../../contract/kit/call.ts';
import type { offersCalls } from '../../../contract/offers/endpoints.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import { flaggedPhotos } from '../../../domain/offers/rules/photos.ts';
import { translator } from '../../../words/kit/words.ts';
import { offerRefusalWords } from '../../../words/offers/refusals.ts';
import type { Ctx } from '../../kit/context.ts';
import { imagesOf } from '../store/images.ts';
import { ownOffer } from './access.ts';

type Checked = OutputOf<typeof offersCalls.checkPhotos>;

/** Checks the photos by the local rules; an empty response means that nothing was found. */
export const checkPhotos = async (ctx: Ctx, { offerId }: { readonly offerId: Id }): Promise<Result<Checked>> => {
  const found = await ownOffer(ctx, ctx.db, offerId);
  if (!found.ok) return found;
  const w = translator(offerRefusalWords[ctx.lang], ctx.lang);
  const flagged = flaggedPhotos(await imagesOf(ctx.db, offerId));
  const lines = flagged.map(({ position, reason, of }) => w(`refusal.photo.${reason}`, { index: position, of: of ?? 0 }));
  return ok({ response: lines.join('\n'), problems: flagged.map(({ id, position, reason }) => ({ imageId: id, position, reason })) });
};
