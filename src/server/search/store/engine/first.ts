/** Finds the first of many rows in an order without sorting them all. */

import type { Bits } from './bits.ts';

/** Negative when the first row stands before the second. */
export type Compare = (a: number, b: number) => number;

/** An order of rows: by a number, the smallest first, and rows with the same number by a comparison. */
export type RowOrder = { readonly key: (row: number) => number; readonly ties: Compare };

/**
 * The first rows of a set in an order. Rows are collected until there are four times as many as wanted, then the first ones are kept; what
 * stands behind the last of those is passed over from then on. Of a million rows nearly all cost one look at their key.
 */
export const firstOf = (rows: Bits, { key, ties }: RowOrder, wanted: number): readonly number[] => {
  const most = Math.max(64, wanted * 4);
  const compare: Compare = (a, b) => {
    const [left, right] = [key(a), key(b)];
    return left === right ? ties(a, b) : left < right ? -1 : 1;
  };
  let kept: number[] = [];
  let last: { readonly row: number; readonly key: number } | null = null;
  rows.each((row) => {
    if (last !== null) {
      const own = key(row);
      if (own > last.key || (own === last.key && ties(row, last.row) > 0)) return;
    }
    kept.push(row);
    if (kept.length < most) return;
    kept = kept.sort(compare).slice(0, wanted);
    const end = kept.at(-1) ?? row;
    last = { row: end, key: key(end) };
  });
  return kept.sort(compare).slice(0, wanted);
};
