/** Which photos of an offer cannot stand, and why (docs/rules/offers.md#photos). */

import type { Id } from '../../../kit/brand.ts';
import type { Refusal, Verdict } from '../../../kit/verdict.ts';
import { refuse } from '../../refusals.ts';

/** What an artificial intelligence said of a photo; `reason` is empty when it has nothing against it. Its words are shown as they are. */
export type PhotoOpinion = { readonly suitable: boolean; readonly reason: { readonly pl: string; readonly en: string }; readonly model: string };

/**
 * What was measured of a photo: a 64-bit difference hash as 16 hexadecimal digits, the entropy of its grey values in bits, and how sharp its
 * sharpest part is (null for photos from before that was measured). `opinion` is null until it was asked for.
 */
export type MeasuredPhoto = {
  readonly id: Id;
  readonly likeness: string;
  readonly entropy: number;
  readonly sharpness: number | null;
  readonly opinion: PhotoOpinion | null;
};

/** Reasons for which a photo cannot stand. */
export const photoFlags = ['blank', 'blurred', 'duplicate', 'unsuitable'] as const;

/** Why a photo cannot stand: it shows nothing, nothing in it is sharp, it is another photo of the offer once more, or the artificial intelligence says no. */
export type PhotoFlag = (typeof photoFlags)[number];

/** A flagged photo. `position` counts from 1; `of` is the position of the photo that it repeats, `opinion` what was said of it. */
export type FlaggedPhoto = {
  readonly id: Id;
  readonly position: number;
  readonly reason: PhotoFlag;
  readonly of: number | null;
  readonly opinion: PhotoOpinion | null;
};

/** Pictures whose difference hashes differ in no more bits show the same. */
export const likenessBits = 6;
/** A picture with less entropy, in bits, is a blank wall or a covered lens. */
export const blankEntropy = 1;
/** A picture of which no sixteenth has a greater variance of its second derivative was moved or is out of focus. */
export const blurredSharpness = 12;

/** Number of bits in which two hashes differ. */
export const bitsApart = (a: string, b: string): number => {
  let difference = BigInt(`0x${a}`) ^ BigInt(`0x${b}`);
  let bits = 0;
  for (; difference > 0n; difference >>= 1n) bits += Number(difference & 1n);
  return bits;
};

const isBlank = ({ entropy }: MeasuredPhoto): boolean => entropy < blankEntropy;
const isBlurred = ({ sharpness }: MeasuredPhoto): boolean => sharpness !== null && sharpness < blurredSharpness;

/** The photos that are flagged, in their order, each for the first reason that it gives: blank, a repetition of an earlier one, blurred, unsuitable. */
export const flaggedPhotos = (photos: readonly MeasuredPhoto[]): readonly FlaggedPhoto[] =>
  photos.flatMap((photo, at): readonly FlaggedPhoto[] => {
    const flag = (reason: PhotoFlag, more: Partial<Pick<FlaggedPhoto, 'of' | 'opinion'>> = {}): readonly FlaggedPhoto[] => [
      { id: photo.id, position: at + 1, reason, of: null, opinion: null, ...more },
    ];
    if (isBlank(photo)) return flag('blank');
    const twin = photos.findIndex((other, index) => index < at && !isBlank(other) && bitsApart(other.likeness, photo.likeness) <= likenessBits);
    if (twin >= 0) return flag('duplicate', { of: twin + 1 });
    if (isBlurred(photo)) return flag('blurred');
    return photo.opinion?.suitable === false ? flag('unsuitable', { opinion: photo.opinion }) : [];
  });

/** A flag as a refusal, whose words name the photo and the reason. */
export const photoProblem = ({ position, reason, of, opinion }: FlaggedPhoto): Refusal => {
  const reasons = opinion === null ? {} : { reasonPl: opinion.reason.pl, reasonEn: opinion.reason.en };
  return refuse(`photo.${reason}`, { field: `images.${position - 1}`, params: { index: position, ...(of === null ? {} : { of }), ...reasons } });
};

/** May the photos be shown? `photo.flagged` names every photo that may not. */
export const photosVerdict = (photos: readonly MeasuredPhoto[]): Verdict => {
  const flagged = flaggedPhotos(photos);
  return flagged.length === 0 ? null : refuse('photo.flagged', { problems: flagged.map(photoProblem), params: { n: flagged.length } });
};
