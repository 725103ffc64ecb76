/** Which photos of an offer cannot stand, and why (docs/rules/offers.md#photos). */

import type { Id, Instant } from '../../../kit/brand.ts';
import type { Refusal, Verdict } from '../../../kit/verdict.ts';
import { refuse } from '../../refusals.ts';

/**
 * What an artificial intelligence said of a photo; `reason` is empty when it has nothing against it. Its words are shown as they are. With
 * `isOutage` it was asked in vain: nobody called the photo suitable yet, so a person looks.
 */
export type PhotoOpinion = {
  readonly suitable: boolean;
  readonly reason: { readonly pl: string; readonly en: string };
  readonly model: string;
  readonly isOutage?: true;
};

/** Stands in for the opinion of an artificial intelligence that does not answer, until it does or a moderator rules. */
export const outageOpinion: PhotoOpinion = { suitable: false, reason: { pl: '', en: '' }, model: '', isOutage: true };

/** What a moderator ruled of a photo; `reason` is empty when it may stand, otherwise the owner reads it as it is. */
export type PhotoRuling = { readonly passed: boolean; readonly reason: string; readonly by: Id; readonly at: Instant };

/**
 * What was measured of a photo: a 64-bit difference hash as 16 hexadecimal digits, the entropy of its grey values in bits, and how sharp its
 * sharpest part is (null for photos from before that was measured). `opinion` is null until it was asked for, `ruling` until a moderator looked.
 */
export type MeasuredPhoto = {
  readonly id: Id;
  readonly likeness: string;
  readonly entropy: number;
  readonly sharpness: number | null;
  readonly opinion: PhotoOpinion | null;
  readonly ruling: PhotoRuling | null;
};

/** Reasons for which a photo cannot stand. */
export const photoFlags = ['blank', 'blurred', 'duplicate', 'unsuitable', 'refused'] as const;

/** Why a photo cannot stand: it shows nothing, nothing in it is sharp, it is another photo of the offer once more, or the artificial
 * intelligence, or a moderator, says no. */
export type PhotoFlag = (typeof photoFlags)[number];

/** A flagged photo. `position` counts from 1; `of` is the position of the photo that it repeats, `opinion` and `ruling` what was said of it. */
export type FlaggedPhoto = {
  readonly id: Id;
  readonly position: number;
  readonly reason: PhotoFlag;
  readonly of: number | null;
  readonly opinion: PhotoOpinion | null;
  readonly ruling: PhotoRuling | null;
};

/** Pictures whose difference hashes differ in no more bits show the same. */
export const likenessBits = 6;
/** A picture with less entropy, in bits, is a blank wall or a covered lens. */
export const blankEntropy = 1;
/** A picture, 640 px wide, of which no sixteenth has a greater variance of its second derivative was moved or is out of focus. */
export const blurredSharpness = 12;

/** Number of bits in which two hashes differ. */
export const bitsApart = (a: string, b: string): number => {
  let difference = BigInt(`0x${a}`) ^ BigInt(`0x${b}`);
  let bits = 0;
  for (; difference > 0n; difference >>= 1n) bits += Number(difference & 1n);
  return bits;
};

const isBlank = ({ entropy }: Pick<MeasuredPhoto, 'entropy'>): boolean => entropy < blankEntropy;
const isBlurred = ({ sharpness }: Pick<MeasuredPhoto, 'sharpness'>): boolean => sharpness !== null && sharpness < blurredSharpness;

/** Reasons that a machine may be wrong about: a moderator looks at such a photo, and lets it stand or refuses it. */
export const doubtfulFlags = ['blurred', 'unsuitable'] as const satisfies readonly PhotoFlag[];
/** Why a moderator looks at a photo: for such a flag, or because the artificial intelligence did not answer, which flags nothing. */
export const photoDoubts = [...doubtfulFlags, 'unchecked'] as const;
/** One of them. */
export type PhotoDoubt = (typeof photoDoubts)[number];

/** Why a moderator looks at this photo, whether or not one has; null when nothing calls for it. */
export const doubtOf = (photo: Pick<MeasuredPhoto, 'entropy' | 'sharpness' | 'opinion'>): PhotoDoubt | null => {
  if (isBlank(photo)) return null;
  if (isBlurred(photo)) return 'blurred';
  if (photo.opinion?.isOutage === true) return 'unchecked';
  return photo.opinion?.suitable === false ? 'unsuitable' : null;
};

/** What the artificial intelligence, and where it does not answer a moderator, still owes to a photo: an answer to a first question, or one in its place. */
export const checkOwed = ({ opinion, ruling }: Pick<MeasuredPhoto, 'opinion' | 'ruling'>): 'first' | 'outage' | null => {
  if (ruling !== null) return null;
  if (opinion === null) return 'first';
  return opinion.isOutage === true ? 'outage' : null;
};

/**
 * The photos that are flagged, in their order, each for the first reason that it gives: blank, a repetition of an earlier one, refused by a
 * moderator, blurred, unsuitable. A moderator's yes takes the last two away; nobody lets a blank or a repeated one stand.
 */
export const flaggedPhotos = (photos: readonly MeasuredPhoto[]): readonly FlaggedPhoto[] =>
  photos.flatMap((photo, at): readonly FlaggedPhoto[] => {
    const flag = (reason: PhotoFlag, more: Partial<Pick<FlaggedPhoto, 'of' | 'opinion' | 'ruling'>> = {}): readonly FlaggedPhoto[] => [
      { id: photo.id, position: at + 1, reason, of: null, opinion: null, ruling: null, ...more },
    ];
    if (isBlank(photo)) return flag('blank');
    const twin = photos.findIndex((other, index) => index < at && !isBlank(other) && bitsApart(other.likeness, photo.likeness) <= likenessBits);
    if (twin >= 0) return flag('duplicate', { of: twin + 1 });
    if (photo.ruling !== null) return photo.ruling.passed ? [] : flag('refused', { ruling: photo.ruling });
    const doubt = doubtOf(photo);
    return doubt === null || doubt === 'unchecked' ? [] : flag(doubt, { opinion: doubt === 'unsuitable' ? photo.opinion : null });
  });

/** A flag as a refusal, whose words name the photo and the reason. */
export const photoProblem = ({ position, reason, of, opinion, ruling }: FlaggedPhoto): Refusal => {
  const ruled = ruling === null ? {} : { reason: ruling.reason };
  const reasons = opinion === null ? ruled : { reasonPl: opinion.reason.pl, reasonEn: opinion.reason.en };
  return refuse(`photo.${reason}`, { field: `images.${position - 1}`, params: { index: position, ...(of === null ? {} : { of }), ...reasons } });
};

/** May the photos be shown? `photo.flagged` names every photo that may not. */
export const photosVerdict = (photos: readonly MeasuredPhoto[]): Verdict => {
  const flagged = flaggedPhotos(photos);
  return flagged.length === 0 ? null : refuse('photo.flagged', { problems: flagged.map(photoProblem), params: { n: flagged.length } });
};
