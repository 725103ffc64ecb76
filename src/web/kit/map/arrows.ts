import type { Pixel } from './area/shape.ts';

const directions: Readonly<Record<string, Pixel>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const step = 8;
const longStep = 40;

/** By how many pixels a key moves what stands on a map, with Shift in longer steps; null for a key that is no arrow. */
export const arrowOf = ({ key, shiftKey }: { readonly key: string; readonly shiftKey: boolean }): Pixel | null => {
  const direction = directions[key];
  const length = shiftKey ? longStep : step;
  return direction === undefined ? null : { x: direction.x * length, y: direction.y * length };
};
