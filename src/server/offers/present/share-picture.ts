/** Says what the picture beside a shared link shows, and where it is found. */

import { createHash } from 'node:crypto';
import type { Id } from '../../../domain/kit/brand.ts';
import { cardFacts } from '../../../domain/offers/rules/card.ts';
import { isSale } from '../../../domain/offers/rules/sale.ts';
import type { OfferForm } from '../../../domain/offers/types.ts';
import { formatOf } from '../../../words/kit/format.ts';
import { type Lang, translators } from '../../../words/kit/words.ts';
import { brochureWords } from '../../../words/offers/brochure.ts';
import type { SharePictureText } from '../adapters/share-picture.ts';
import type { ImageRow } from '../store/images.ts';

/** Counts changes of the drawing itself: a picture drawn another way has another address. */
const drawing = 1;

/** A picture as it is asked for: its text, its photo, and the hash of both. */
export type SharePicture = { readonly text: SharePictureText; readonly photoKey: string | null; readonly hash: string };

const texts = translators(brochureWords);

/** What the picture of an offer shows: facts that everybody may see, and nothing else. */
export const sharePictureOf = (lang: Lang, form: OfferForm, images: readonly Pick<ImageRow, 'key'>[]): SharePicture => {
  const { name, city, surface } = cardFacts(form);
  const details = [surface === null ? '' : formatOf(lang).area(surface), city].filter(Boolean).join(' · ');
  const text = { label: texts[lang](isSale(form) ? 'picture.sell' : 'picture.rent'), name, details };
  const photoKey = images[0]?.key ?? null;
  const hash = createHash('sha256')
    .update(JSON.stringify([drawing, text, photoKey]))
    .digest('hex')
    .slice(0, 32);
  return { text, photoKey, hash };
};

/** Its address: of the content, so that a changed offer has a new one and caches may keep the old. */
export const sharePicturePath = (offerId: Id, { hash }: Pick<SharePicture, 'hash'>): string => `/offers/${offerId}/picture/${hash}.jpg`;

/** What is said of it to whoever does not see it. */
export const sharePictureAlt = (lang: Lang, { name, details }: SharePictureText): string => texts[lang]('picture.alt', { name, details });

/** Where the pictures of an offer are kept. */
export const sharePictureFolder = (offerId: Id): string => `offers/${offerId}/share`;
