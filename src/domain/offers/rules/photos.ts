import type { Id } from '../../kit/brand.ts';
import type { Refusal, Verdict } from '../../kit/verdict.ts';
import { refuse } from '../refusals.ts';

/** What was measured of a photo: a 64-bit difference hash as 16 hexadecimal digits, and the entropy of its grey values in bits. */
export type MeasuredPhoto = { readonly id: Id; readonly likeness: string; readonly entropy: number };

/** Why a photo cannot stand: it shows nothing, or it is another photo of the offer once more. */
export type PhotoFlag = 'blank' | 'duplicate';

/** A flagged photo. `position` counts from 1; `of` is the position of the photo that it repeats. */
export type FlaggedPhoto = { readonly id: Id; readonly position: number; readonly reason: PhotoFlag; readonly of: number | null };

/** Pictures whose difference hashes differ in no more bits show the same. */
export const likenessBits = 6;
/** A picture with less entropy, in bits, is a blank wall or a covered lens. */
export const blankEntropy = 1;

/** Number of bits in which two hashes differ. */
export const bitsApart = (a: string, b: string): number => {
  let difference = BigInt(`0x${a}`) ^ BigInt(`0x${b}`);
  let bits = 0;
  for (; difference > 0n; difference >>= 1n) bits += Number(difference & 1n);
  return bits;
};

/** The photos that the local check flags, in their order: blank ones, and each repetition of an earlier one. */
export const flaggedPhotos = (photos: readonly MeasuredPhoto[]): readonly FlaggedPhoto[] =>
  photos.flatMap((photo, at): readonly FlaggedPhoto[] => {
    const flag = (reason: PhotoFlag, of: number | null): readonly FlaggedPhoto[] => [{ id: photo.id, position: at + 1, reason, of }];
    if (photo.entropy < blankEntropy) return flag('blank', null);
    const twin = photos.findIndex(
      (other, index) => index < at && other.entropy >= blankEntropy && bitsApart(other.likeness, photo.likeness) <= likenessBits,
    );
    return twin < 0 ? [] : flag('duplicate', twin + 1);
  });

const problemOf = ({ position, reason, of }: FlaggedPhoto): Refusal =>
  refuse(`photo.${reason}`, { field: `images.${position - 1}`, params: { index: position, ...(of === null ? {} : { of }) } });

/** May the photos be shown? `photo.flagged` names every photo that may not. */
export const photosVerdict = (photos: readonly MeasuredPhoto[]): Verdict => {
  const flagged = flaggedPhotos(photos);
  return flagged.length === 0 ? null : refuse('photo.flagged', { problems: flagged.map(problemOf), params: { n: flagged.length } });
};
