/** Finds the rows of a list again in a later version of it. */

import { isSame } from '../../../kit/merge.ts';

/** A list's rows, whatever they hold. */
export type Rows = readonly unknown[];

/** At which place each row of the base stands in the other version; undefined for one that is gone, or not known again. */
export type Places = readonly (number | undefined)[];

/** What tells rows of a list apart, the number of a floor; undefined where a row has none. */
export type KeyOf = (row: unknown) => unknown;

/**
 * Where the rows of `base` stand in `rows`. Those that are as they were are found first, the longest row of them that stands in both in the same
 * order. What lies between two of these is paired one by one where there are as many and no key speaks against it, else by keys. A row that is not
 * found counts as gone, and what is left over as new: a row is never taken for another one.
 *
 *     base  ground floor, floor 1, floor 2        rows  floor 1 (changed), floor 2, floor 3        places  –, 0, 1
 */
export const rowsBecame = (base: Rows, rows: Rows, keyOf: KeyOf): Places => {
  const places = [...unchangedPlaces(base, rows)];
  for (let at = 0; at < base.length; at += 1) {
    if (places[at] !== undefined) continue;
    const next = places.findIndex((place, n) => n > at && place !== undefined);
    const end = next < 0 ? base.length : next;
    const from = (places[at - 1] ?? -1) + 1;
    const between = rows.slice(from, places[end] ?? rows.length);
    for (const [n, place] of pairedPlaces(base.slice(at, end), between, keyOf).entries())
      places[at + n] = place === undefined ? undefined : from + place;
    at = end;
  }
  return places;
};

/** Whether every row stands where it stood, changed or not, and none came or went. */
export const isInPlace = (base: Rows, rows: Rows, keyOf: KeyOf): boolean =>
  base.length === rows.length && rowsBecame(base, rows, keyOf).every((place, at) => place === at);

const pairedPlaces = (base: Rows, rows: Rows, keyOf: KeyOf): Places => {
  const [old, now] = [base.map(keyOf), rows.map(keyOf)];
  const isOnce = (key: unknown): boolean => [old, now].every((keys) => keys.filter((one) => one === key).length === 1);
  // A key that is still missing may have been filled in.
  if (base.length === rows.length && old.every((key, at) => key === undefined || (key === now[at] && isOnce(key)))) return base.map((_, at) => at);
  let from = 0;
  return old.map((key) => {
    const place = key === undefined || !isOnce(key) ? -1 : now.indexOf(key);
    // Behind a row that it stood before: it was moved, and counts as gone and new.
    if (place < from) return undefined;
    from = place + 1;
    return place;
  });
};

const unchangedPlaces = (base: Rows, rows: Rows): Places => {
  const counts = unchangedCounts(base, rows);
  let place = 0;
  return base.map((row, at) => {
    const isHere = (): boolean => place < rows.length && isSame(row, rows[place]);
    while (place < rows.length && !isHere() && (counts[at]?.[place + 1] ?? 0) > (counts[at + 1]?.[place] ?? 0)) place += 1;
    if (!isHere()) return undefined;
    place += 1;
    return place - 1;
  });
};

/** How many rows are unchanged of what follows position i of the base and j of the other list. */
const unchangedCounts = (base: Rows, rows: Rows): readonly (readonly number[])[] => {
  const counts = Array.from({ length: base.length + 1 }, () => new Array<number>(rows.length + 1).fill(0));
  for (let i = base.length - 1; i >= 0; i -= 1) {
    const [line, below] = [counts[i] ?? [], counts[i + 1] ?? []];
    for (let j = rows.length - 1; j >= 0; j -= 1)
      line[j] = isSame(base[i], rows[j]) ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, line[j + 1] ?? 0);
  }
  return counts;
};
