/** Finds the first of many rows in an order without sorting them all. */

import type { Bits } from './bits.ts';

/** Negative when the first row stands before the second. */
export type Compare = (a: number, b: number) => number;

/** An order of rows: by a number, the smallest first, and rows with the same number by a comparison. */
export type RowOrder = { readonly key: (row: number) => number; readonly ties: Compare };

type RowKey = { readonly row: number; readonly key: number };

/**
 * The first rows of a set in an order. Rows are collected until there are four times as many as wanted, then the first ones are kept; what
 * stands behind the last of those is passed over from then on. Of a million rows nearly all cost one look at their key, and a row that is
 * collected keeps its key beside it: a map's 500 pins are compared ten thousand times.
 */
export const firstOf = (rows: Bits, { key, ties }: RowOrder, wanted: number): readonly number[] => {
  const most = Math.max(64, wanted * 4);
  const compare = (a: RowKey, b: RowKey): number => (a.key === b.key ? ties(a.row, b.row) : a.key - b.key);
  const first = (found: RowKey[]): RowKey[] => found.sort(compare).slice(0, wanted);
  let kept: RowKey[] = [];
  let last: RowKey | null = null;
  rows.each((row) => {
    const own = key(row);
    if (last !== null && (own > last.key || (own === last.key && ties(row, last.row) > 0))) return;
    kept.push({ row, key: own });
    if (kept.length < most) return;
    kept = first(kept);
    last = kept.at(-1) ?? null;
  });
  return first(kept).map(({ row }) => row);
};
