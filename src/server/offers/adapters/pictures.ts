/** Reads what people send as photos and plans, and makes of it the pictures that are kept. */

import { createHash } from 'node:crypto';
import path from 'node:path';
import sharp, { type OutputInfo, type OverlayOptions, type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { offerNumbers, pictureNumbers } from '../../../domain/kit/numbers.ts';
import type { Refusal } from '../../../domain/kit/verdict.ts';
import { refuse } from '../../../domain/offers/refusals.ts';
import { pictureFileVerdict, pictureSizeVerdict, planFileVerdict, planKind } from '../../../domain/offers/rules/photos/file.ts';
import { drawnPages, type PageBitmap } from './pdf-pages.ts';
import { sharpnessOf } from './sharpness.ts';

/** A photo or a plan ready to be stored: upright, without metadata, in two sizes, with its measurements; a photo has our mark. The whole is a JPEG, the small form a WebP. */
export type Picture = {
  readonly full: Uint8Array;
  readonly small: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly thumb: string;
  readonly sha256: string;
  readonly likeness: string;
  readonly entropy: number;
  readonly sharpness: number;
};

const longSideMax = 2560;
/** Pixels across the small form of a picture. */
export const smallWidth = 640;
const thumbSide = 100;
/** The product's sign with its name. */
export const watermarkFile = path.join(import.meta.dirname, '../../../../assets/logo/watermark.png');
const atOnce = 2;

let narrowed = false;

/** Only the three loaders that photos and plans need: a file's bytes come from strangers, and every other decoder is attack surface. */
export const narrow = (): void => {
  if (narrowed) return;
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
  sharp.concurrency(1);
  narrowed = true;
};

const waiting: (() => void)[] = [];
let running = 0;

/** At most two pictures are worked on at once: each takes up to 150 MB and one core. */
const oneAtATime = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
};

const open = (bytes: Uint8Array): Sharp => sharp(bytes, { failOn: 'error', limitInputPixels: offerNumbers.photoPixelsMax });

/** A file that people sent as a photo: why it is not taken, or the photo. */
export const readPicture = (bytes: Uint8Array): Promise<{ readonly problem: Refusal } | { readonly picture: Picture }> => {
  const problem = pictureFileVerdict(bytes.length, bytes);
  return problem === null ? decoded(bytes, photoMaking) : Promise.resolve({ problem });
};

/** A file that people sent as a plan: why it is not taken, or its pictures: one, or one for each page of a PDF, of which there may be `pagesMax`. */
export const readPlan = async (
  bytes: Uint8Array,
  pagesMax: number,
): Promise<{ readonly problem: Refusal } | { readonly pictures: readonly Picture[] }> => {
  const problem = planFileVerdict(bytes.length, bytes);
  if (problem !== null) return { problem };
  if (planKind(bytes) !== 'pdf') {
    const read = await decoded(bytes, planMaking);
    return 'problem' in read ? read : { pictures: [read.picture] };
  }
  const pages = await drawnPages(bytes, { pagesMax, longSide: longSideMax });
  if ('problem' in pages) return pages;
  const pictures: Picture[] = [];
  for (const page of pages.bitmaps) pictures.push(await oneAtATime(() => make(rawOf(page), planMaking)));
  return { pictures };
};

const decoded = (bytes: Uint8Array, making: PictureSettings): Promise<{ readonly problem: Refusal } | { readonly picture: Picture }> =>
  oneAtATime(async () => {
    narrow();
    try {
      // What a file says of itself in its first bytes is not believed: the decoder knows how large the picture is.
      const tooLargeOrSmall = pictureSizeVerdict(await sharp(bytes, { limitInputPixels: false }).metadata());
      return tooLargeOrSmall === null ? { picture: await make(await develop(bytes), making) } : { problem: tooLargeOrSmall };
    } catch {
      // The decoder's own words help nobody: whatever it stumbled on, the file is not a whole picture.
      return { problem: refuse('image.damaged') };
    }
  });

/** How a picture is finished. A plan keeps its corners, where scales and legends stand, and its thin lines. */
type PictureSettings = { readonly isMarked: boolean; readonly quality: number; readonly smallQuality: number };
const photoMaking: PictureSettings = { isMarked: true, quality: pictureNumbers.jpegQuality, smallQuality: pictureNumbers.smallQuality };
const planMaking: PictureSettings = { isMarked: false, quality: pictureNumbers.planJpegQuality, smallQuality: pictureNumbers.planSmallQuality };

const rawOf = ({ data, width, height }: PageBitmap): RawPicture => ({ data, info: { width, height, channels: 3 } });

/** A stored photo as a JPEG at most this wide: for documents, and for programs that look at it. */
export const resized = (bytes: Uint8Array, width: number): Promise<Uint8Array> =>
  oneAtATime(async () => {
    narrow();
    return save(open(bytes).resize(width, undefined, { withoutEnlargement: true }));
  });

type RawPicture = { readonly data: Uint8Array; readonly info: Pick<OutputInfo, 'width' | 'height' | 'channels'> };

const develop = (bytes: Uint8Array): Promise<RawPicture> =>
  open(bytes)
    .autoOrient()
    .resize(longSideMax, longSideMax, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });

const make = async (raw: RawPicture, making: PictureSettings): Promise<Picture> => {
  const { width, height } = raw.info;
  const full = await save(await marked(raw, making), making.quality);
  const little = smallWidth < width ? await shrink(raw) : raw;
  const small = await saveSmall(await marked(little, making), making.smallQuality);
  // The small picture measures as the whole does, in a fraction of the time.
  const grey = await greyOf(little);
  const [thumb, likeness, entropy, sharpness] = [await thumbOf(little), await likenessOf(little), entropyOf(grey.data), sharpnessOf(grey)];
  return { full, small, width, height, thumb, likeness, entropy, sharpness, sha256: createHash('sha256').update(full).digest('hex') };
};

const marked = async (raw: RawPicture, { isMarked }: PictureSettings): Promise<Sharp> =>
  isMarked ? fromRaw(raw).composite([await watermark(raw.info.width)]) : fromRaw(raw);

const fromRaw = ({ data, info }: RawPicture): Sharp => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });

const shrink = (raw: RawPicture): Promise<RawPicture> => fromRaw(raw).resize(smallWidth).raw().toBuffer({ resolveWithObject: true });

const save = async (picture: Sharp, quality: number = pictureNumbers.jpegQuality): Promise<Uint8Array> =>
  new Uint8Array(await picture.jpeg({ quality }).toBuffer());

/** Half the bytes of a JPEG: lists show many small pictures, and a phone waits for the first of them. */
const saveSmall = async (picture: Sharp, quality: number): Promise<Uint8Array> => new Uint8Array(await picture.webp({ quality }).toBuffer());

const watermark = async (width: number): Promise<OverlayOptions> => {
  const veil = Buffer.from([255, 255, 255, Math.round(255 * pictureNumbers.watermarkOpacity)]);
  const edge = Math.round(width * pictureNumbers.watermarkEdge);
  const input = await sharp(watermarkFile)
    .resize(Math.max(1, Math.round(width * pictureNumbers.watermarkWidth)))
    .extend({ right: edge, bottom: edge, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .ensureAlpha()
    .composite([{ input: veil, raw: { width: 1, height: 1, channels: 4 }, tile: true, blend: 'dest-in' }])
    .png()
    .toBuffer();
  return { input, gravity: 'southeast' };
};

const thumbOf = async (raw: RawPicture): Promise<string> => {
  const { data, info } = await fromRaw(raw).resize(thumbSide, thumbSide, { fit: 'inside' }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
};

/** Difference hash: is each pixel of a 9 × 8 grey miniature brighter than its right neighbour. */
const likenessOf = async (raw: RawPicture): Promise<string> => {
  const grey = await fromRaw(raw).greyscale().resize(9, 8, { fit: 'fill' }).raw().toBuffer();
  let bits = 0n;
  for (let row = 0; row < 8; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      const at = row * 9 + column;
      bits = (bits << 1n) | ((grey[at] ?? 0) > (grey[at + 1] ?? 0) ? 1n : 0n);
    }
  }
  return bits.toString(16).padStart(16, '0');
};

type Grey = { readonly data: Uint8Array; readonly width: number; readonly height: number };

const greyOf = async (raw: RawPicture): Promise<Grey> => {
  const { data, info } = await fromRaw(raw).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/** Shannon entropy of the grey histogram in bits. The library's own `stats` takes ten times as long, for it measures sharpness too. */
const entropyOf = (grey: Uint8Array): number => {
  const counts = new Float64Array(256);
  for (const value of grey) counts[value] = (counts[value] ?? 0) + 1;
  return counts.reduce((bits, count) => (count === 0 ? bits : bits - (count / grey.length) * Math.log2(count / grey.length)), 0);
};
