/** Joins the chips that speak of the same thing. */

import type { Chip, LinePlace } from './chips.ts';

type RangeChip = Extract<Chip, { readonly kind: 'range' }>;
type PlaceChip = Extract<Chip, { readonly kind: 'place' }>;

/**
 * Chips without repeats, in the order of the line. Two limits of a field become one range, the narrower; a town whose district is named too, and
 * a county or province whose town is, go; of several streets or days the last one counts. Several main uses are alternatives, and both leases
 * and sales are everything there is.
 */
export const joinChips = (chips: readonly Chip[]): readonly Chip[] => {
  const joined: Chip[] = [];
  for (const chip of chips) {
    const at = joined.findIndex((before) => isSameSubject(before, chip));
    if (at < 0) joined.push(chip);
    else joined[at] = merged(joined[at] ?? chip, chip);
  }
  const places = joined.flatMap((chip) => (chip.kind === 'place' ? [chip] : []));
  const isEither = joined.filter(isOfferType).length > 1;
  return joined.filter((chip) => {
    if (chip.kind === 'place') return !places.some((other) => other !== chip && covers(chip, other));
    return !(isEither && isOfferType(chip));
  });
};

const isOfferType = (chip: Chip): boolean => chip.kind === 'is' && chip.field === 'offerType';

const isSameSubject = (a: Chip, b: Chip): boolean => {
  if (a.kind === 'is' && b.kind === 'is') return a.field === b.field && a.value === b.value;
  if ((a.kind === 'range' && b.kind === 'range') || (a.kind === 'since' && b.kind === 'since')) return a.field === b.field;
  if (a.kind === 'place' && b.kind === 'place') return keyOf(a.place) === keyOf(b.place);
  return a.kind === b.kind && (a.kind === 'freeBy' || a.kind === 'street');
};

const merged = (before: Chip, after: Chip): Chip => {
  if (before.kind === 'range' && after.kind === 'range') return rangeOf(before, after);
  return before.kind === 'place' && after.kind === 'place' ? { ...before, within: after.within ?? before.within } : after;
};

/** "Od 200 do 50" was typed the wrong way round. */
const rangeOf = ({ field, min, max }: RangeChip, after: RangeChip): RangeChip => {
  const least = min === null || after.min === null ? (after.min ?? min) : Math.max(min, after.min);
  const most = max === null || after.max === null ? (after.max ?? max) : Math.min(max, after.max);
  return least !== null && most !== null && least > most
    ? { kind: 'range', field, min: most, max: least }
    : { kind: 'range', field, min: least, max: most };
};

const keyOf = (place: LinePlace): string => JSON.stringify(place);

/** A larger place that says nothing beside the smaller one. */
const covers = ({ place, within }: PlaceChip, { place: other }: PlaceChip): boolean => within === null && isWithin(other, place);

/** Does a place lie in the other, which is larger? */
export const isWithin = (place: LinePlace, other: LinePlace): boolean => {
  if (place.level === 'postCode' || place.level === 'province' || other.level === 'postCode' || place.province !== other.province) return false;
  if (other.level === 'province') return true;
  if (other.level === 'county') return place.level === 'city' && place.county === other.county;
  return other.level === 'city' && place.level === 'district' && place.city === other.city;
};
