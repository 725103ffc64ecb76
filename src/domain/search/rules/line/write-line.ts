/** Writes what a search wants as one line that is understood as the same. */

import type { Province } from '../../../kit/provinces.ts';
import type { Chip, FieldChip, LinePlace } from './chips.ts';

/** The texts of a line in one language: of a chip's field, of a place, and the small words between. */
export type LineTexts = {
  /** `biuro`, `klimatyzacja`, `ogrzewanie: gazowe`; of a range the name of its field. */
  readonly field: (chip: FieldChip) => string;
  /** The unit after a number of the field, and how many of the field's unit make one of it. */
  readonly unit: (field: string) => { readonly text: string; readonly factor: number };
  readonly province: (province: Province) => string;
  readonly county: (county: string) => string;
  /** Is it the town that its name alone leads to? */
  readonly isMain: (place: Extract<LinePlace, { readonly level: 'city' }>) => boolean;
  readonly from: string;
  readonly to: string;
  readonly within: string;
  readonly free: string;
  /** What stands before the name of a street. */
  readonly street: string;
};

/**
 * `biuro, Kraków Podgórze, od 50 do 200 m², klimatyzacja, wolne od 01.06.2027`: the parts are separated by commas, so that none is read together
 * with its neighbour. `readLine` understands it as the same chips.
 */
export const writeLine = (chips: readonly Chip[], texts: LineTexts): string => {
  // A province that stands in the line says where towns are looked for: one of another province is not
  // found by its name alone then, unless it is a county itself.
  const named = chips.flatMap((chip) => (chip.kind === 'place' && chip.place.level === 'province' ? [chip.place.province] : []));
  const isMain: LineTexts['isMain'] = (place) =>
    texts.isMain(place) && (place.county === place.city || named.every((province) => province === place.province));
  return chips.map((chip) => partOf(chip, { ...texts, isMain })).join(', ');
};

const partOf = (chip: Chip, texts: LineTexts): string => {
  switch (chip.kind) {
    case 'is':
      return texts.field(chip);
    case 'range':
      return rangeText(chip, texts);
    case 'freeBy':
      return `${texts.free} ${chip.day.split('-').reverse().join('.')}`;
    case 'street':
      return `${texts.street} ${chip.street}`;
    case 'place':
      return chip.within === null ? placeText(chip.place, texts) : `${chip.within} km ${texts.within} ${placeText(chip.place, texts, true)}`;
  }
};

const rangeText = (chip: Extract<FieldChip, { readonly kind: 'range' }>, texts: LineTexts): string => {
  const { text, factor } = texts.unit(chip.field);
  const written = (value: number): string => String(Math.round((value / factor) * 100) / 100).replace('.', ',');
  const from = chip.min === null ? [] : [texts.from, written(chip.min)];
  const to = chip.max === null ? [] : [texts.to, written(chip.max)];
  return [texts.field(chip), ...from, ...to, text].filter(Boolean).join(' ');
};

/** A place as a line names it. A district stands behind its city, but before it behind a distance, which counts for the place that follows it. */
export const placeText = (place: LinePlace, texts: LineTexts, isDistant = false): string => {
  switch (place.level) {
    case 'province':
      return texts.province(place.province);
    case 'county':
      return texts.county(place.county);
    case 'city':
      if (texts.isMain(place)) return place.city;
      return `${place.city} ${place.county === null ? texts.province(place.province) : texts.county(place.county)}`;
    case 'district':
      return isDistant ? `${place.district} ${place.city}` : `${place.city} ${place.district}`;
    case 'postCode':
      return place.postCode;
  }
};
