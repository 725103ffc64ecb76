/** How the arrow keys change a number. */

import type { Unit } from '../catalogue.ts';
import { stepNumbers } from '../numbers.ts';

/** What one press of an arrow key changes in a field of this unit: złoty by 100, square metres by 10, anything else by 1. */
export const stepOf = (unit: Unit | 'zł' | undefined): number => {
  if (unit === 'zł') return stepNumbers.price;
  return unit === 'm²' ? stepNumbers.area : 1;
};

/** A press of an arrow key in a field: how far one goes, down to what, and how many digits after the comma the field takes. */
export type Press = { readonly key: string; readonly shift: boolean; readonly step: number; readonly least: number; readonly digits: number };

/**
 * The number after a press of an arrow key, with Shift ten steps on; null for any other key. An empty field begins at its least number,
 * and no press goes below it: 5 237 and a step of 100 is 5 337, and 60 down is 0.
 */
export const stepped = (value: number | null, { key, shift, step, least, digits }: Press): number | null => {
  const sign = key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : 0;
  if (sign === 0) return null;
  const next = (value ?? Math.max(least, 0)) + sign * step * (shift ? stepNumbers.shiftTimes : 1);
  return Number(Math.max(least, next).toFixed(digits));
};
