/** Finds the first of many rows in an order without sorting them all. */

import type { Bits } from './bits.ts';

/** Negative when the first row stands before the second. */
export type Compare = (a: number, b: number) => number;

/**
 * The first rows of a set in an order. Rows are collected until there are four times as many as wanted, then the first ones are kept; what
 * stands behind the last of those is passed over from then on. Of a million rows nearly all cost one comparison.
 */
export const firstOf = (rows: Bits, compare: Compare, wanted: number): readonly number[] => {
  const most = Math.max(64, wanted * 4);
  let kept: number[] = [];
  let last = -1;
  rows.each((row) => {
    if (last >= 0 && compare(row, last) > 0) return;
    kept.push(row);
    if (kept.length < most) return;
    kept = kept.sort(compare).slice(0, wanted);
    last = kept.at(-1) ?? -1;
  });
  return kept.sort(compare).slice(0, wanted);
};
