/** Draws the brochure of an offer for whoever may read its terms. */

import { isSignedIn } from '../../../domain/accounts/permissions.ts';
import { limitNumbers } from '../../../domain/kit/numbers.ts';
import { refuseKit } from '../../../domain/kit/refusals.ts';
import { type Result, refused } from '../../../domain/kit/verdict.ts';
import { type Lang, translators } from '../../../words/kit/words.ts';
import { brochureWords } from '../../../words/offers/brochure.ts';
import type { Ctx } from '../../kit/context.ts';
import { resized, smallWidth } from '../adapters/pictures.ts';
import { brochurePhotos, drawBrochure } from '../documents/brochure.ts';
import { brochureOffer } from '../queries/offer.ts';
import type { PageImage } from '../store/page.ts';

const comeAgainSeconds = 10;
const texts = translators(brochureWords);
let drawing = 0;

/**
 * `GET /offers/{id}/brochure`, `?lang=en` for English. It is for people who see the terms of a published offer (docs/rules/documents.md#brochure);
 * everybody else is led to the page of the offer, which says what they see and what is missing.
 */
export const getBrochure = async (ctx: Ctx, request: Request, params: Readonly<Record<string, string>>): Promise<Response | Result<unknown>> => {
  const offerId = params['id'] ?? '';
  const lang: Lang = new URL(request.url).searchParams.get('lang') === 'en' ? 'en' : 'pl';
  const address = `${lang === 'en' ? '/en' : ''}/offer/${encodeURIComponent(offerId)}`;
  const found = await brochureOffer({ ...ctx, lang }, offerId);
  if (found === null || !isSignedIn(ctx.viewer))
    return new Response(null, { status: 303, headers: { location: address, 'cache-control': 'no-store' } });
  const tooMany = ctx.rates.count(`brochure:${ctx.viewer.uid}`, limitNumbers.brochuresPerMinute);
  if (tooMany !== null) return refused(tooMany);
  if (drawing >= limitNumbers.brochuresWaiting) return refused(refuseKit('kit.too_many_calls', { params: { retryAfter: comeAgainSeconds } }));
  drawing += 1;
  try {
    const { offer, now, images } = found;
    const { pdf } = await drawBrochure({ lang, now, offer, address: ctx.config.baseUrl + address, photos: await photosOf(ctx, images) });
    return pdfResponse(pdf, `${texts[lang]('file', { number: String(offer.number) })}.pdf`);
  } finally {
    drawing -= 1;
  }
};

/** Pixels across the first photo, which is printed 115 mm wide; for the others the small pictures do. */
const coverWidth = 1300;

const photosOf = async ({ files }: Ctx, images: readonly PageImage[]): Promise<readonly Uint8Array[]> => {
  const [cover, ...others] = await Promise.all(images.slice(0, brochurePhotos).map(({ key, smallKey }, at) => files.get(at === 0 ? key : smallKey)));
  const small = others.filter((bytes) => bytes !== null);
  return Promise.all([...(cover ? [resized(cover, coverWidth)] : []), ...small.map((bytes) => resized(bytes, smallWidth))]);
};

const pdfResponse = (pdf: Uint8Array, name: string): Response =>
  new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': `inline; filename="${name}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
