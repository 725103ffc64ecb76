/** What a file must be to be sent as a photo or as a floor plan, told from its first bytes: by the browser before it is sent, by the server in any case (docs/rules/offers.md#photos, docs/rules/offers.md#plans). */

import { offerNumbers } from '../../../kit/numbers.ts';
import type { Verdict } from '../../../kit/verdict.ts';
import { refuse } from '../../refusals.ts';

/** How many bytes of a file are enough: sizes stand before the picture itself, behind what a camera writes about it. */
export const pictureHeadBytes = 256 * 1024;

/** What a file chooser offers for photos. */
export const pictureTypes = ['image/jpeg', 'image/png'] as const;

/** What a file chooser offers for plans. */
export const planTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;

/** Kinds of pictures that people have; HEIC is known only to be named in the refusal. */
export type PictureKind = 'jpeg' | 'png' | 'heic';

/** Width and height in pixels, as they are stored. */
export type PictureSize = { readonly width: number; readonly height: number };

const startsWith = (bytes: Uint8Array, ...magic: readonly number[]): boolean => magic.every((value, index) => bytes[index] === value);

/** The kind of a file by its bytes, never by its name or declared type. */
export const pictureKind = (head: Uint8Array): PictureKind | null => {
  if (startsWith(head, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (startsWith(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  return /^ftyp(hei|hev|mif|msf)/.test(String.fromCharCode(...head.subarray(4, 12))) ? 'heic' : null;
};

/** The size that a file says of itself; null when these bytes do not hold it. */
export const pictureSize = (head: Uint8Array): PictureSize | null => {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const kind = pictureKind(head);
  if (kind === 'png') return head.length < 24 ? null : { width: view.getUint32(16), height: view.getUint32(20) };
  return kind === 'jpeg' ? jpegSize(view) : null;
};

/** A frame header is FFC0 to FFCF, of which C4, C8 and CC mean something else. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Goes from segment to segment: `FFE1 0008 …` is 8 bytes long after its marker, so the next begins 2 + 8 bytes further. */
const jpegSize = (view: DataView): PictureSize | null => {
  for (let at = 2; at + 9 <= view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    // A marker may be preceded by any number of filling bytes.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
};

/** May a picture be that large, or that small? */
export const pictureSizeVerdict = ({ width, height }: PictureSize): Verdict => {
  if (width * height > offerNumbers.photoPixelsMax)
    return refuse('image.too_many_pixels', { params: { megapixels: offerNumbers.photoPixelsMax / 1_000_000 } });
  return Math.max(width, height) < offerNumbers.photoLongSideMin
    ? refuse('image.too_small', { params: { longSide: offerNumbers.photoLongSideMin } })
    : null;
};

/** May a file of so many bytes, which begins like this, be a photo? What its first bytes do not tell is left open: the server reads the whole. */
export const pictureFileVerdict = (bytes: number, head: Uint8Array): Verdict => {
  const kind = pictureKind(head);
  if (kind === 'heic') return refuse('image.heic');
  if (kind === null) return refuse('image.wrong_type');
  if (bytes > offerNumbers.photoBytesMax) return refuse('image.too_large', { params: { megabytes: offerNumbers.photoBytesMax / 1024 / 1024 } });
  const size = pictureSize(head);
  return size === null ? null : pictureSizeVerdict(size);
};

/** Kinds of files that a plan may come as; HEIC is known only to be named in the refusal. */
export type PlanKind = PictureKind | 'webp' | 'pdf';

const textAt = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

/** The kind of a plan's file by its bytes; null when it is none of them. */
export const planKind = (head: Uint8Array): PlanKind | null => {
  if (textAt(head, 0, 5) === '%PDF-') return 'pdf';
  if (textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 12) === 'WEBP') return 'webp';
  return pictureKind(head);
};

/** May a file of so many bytes, which begins like this, be a plan? What its first bytes do not tell is left open: the server reads the whole. */
export const planFileVerdict = (bytes: number, head: Uint8Array): Verdict => {
  const kind = planKind(head);
  if (kind === 'heic') return refuse('image.heic');
  if (kind === null) return refuse('plan.wrong_type');
  const max = kind === 'pdf' ? offerNumbers.planBytesMax : offerNumbers.photoBytesMax;
  if (bytes > max) return refuse('plan.too_large', { params: { megabytes: max / 1024 / 1024 } });
  const size = pictureSize(head);
  return size === null ? null : pictureSizeVerdict(size);
};
