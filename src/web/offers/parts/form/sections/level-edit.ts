/** Changes floors and rooms. */

import type { OfferPatch } from '../../../../../domain/offers/rules/merge/merge.ts';
import type { Level, OfferForm, Room } from '../../../../../domain/offers/types.ts';

const withLevels = (form: OfferForm, levels: readonly Level[]): OfferPatch => ({ areaDetails: { ...form.areaDetails, levels } });
const levelsOf = (form: OfferForm): readonly Level[] => form.areaDetails?.levels ?? [];

/** Puts an item at another place. */
export const moved = <T>(items: readonly T[], from: number, to: number): readonly T[] => {
  const rest = items.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
};

/** Where each item stands after `moved`. */
export const placeAfterMove =
  (from: number, to: number) =>
  (at: number): number => {
    if (at === from) return to;
    const inRest = at > from ? at - 1 : at;
    return inRest < to ? inRest : inRest + 1;
  };

/** Where each item stands once some have gone; null of one that has. */
export const placeAfterRemoval =
  (isGone: (at: number) => boolean) =>
  (at: number): number | null =>
    isGone(at) ? null : at - Array.from({ length: at }, (_, before) => before).filter(isGone).length;

/** Adds a floor above the others, or below them; the first one is the ground floor. */
export const addLevel =
  (where: 'above' | 'below', levelName: (levelNumber: number) => string) =>
  (form: OfferForm): OfferPatch => {
    const levels = levelsOf(form);
    const numbers = levels.map((level) => level.levelNumber ?? 0);
    const levelNumber = levels.length === 0 ? 0 : where === 'above' ? Math.max(...numbers) + 1 : Math.min(...numbers) - 1;
    // Its staircases are a fact about the premises that nobody has stated yet, so the form asks for them.
    return withLevels(form, [...levels, { levelNumber, levelName: levelName(levelNumber), rooms: [{}] }]);
  };

export const changeLevel =
  (at: number, part: { readonly [K in keyof Level]?: Level[K] | undefined }) =>
  (form: OfferForm): OfferPatch =>
    withLevels(
      form,
      levelsOf(form).map((level, index) =>
        index === at ? (Object.fromEntries(Object.entries({ ...level, ...part }).filter(([, value]) => value !== undefined)) as Level) : level,
      ),
    );

export const removeLevel =
  (at: number) =>
  (form: OfferForm): OfferPatch =>
    withLevels(
      form,
      levelsOf(form).filter((_, index) => index !== at),
    );

/** Changes the rooms of one level. */
export const changeRooms =
  (at: number, next: (rooms: readonly Room[]) => readonly Room[]) =>
  (form: OfferForm): OfferPatch =>
    changeLevel(at, { rooms: next(levelsOf(form)[at]?.rooms ?? []) })(form);

/** A new room belongs to the group of the one above it. */
export const addRoom = (rooms: readonly Room[]): readonly Room[] => {
  const group = rooms.at(-1)?.group;
  return [...rooms, group === undefined ? {} : { group }];
};
