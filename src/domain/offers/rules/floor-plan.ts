/** The schematic of a floor: rectangles whose areas are those of its rooms (docs/rules/documents.md#floor-plan). */

import type { Level } from '../types.ts';

/** A rectangle on the sheet, in the unit of its paper, from the upper left corner. */
export type PlanBlock = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Has any floor a room with an area? Only then there is something to draw. */
export const hasPlan = (levels: readonly Level[] | undefined): boolean => (levels ?? []).some((level) => drawnRooms(level).length > 0);

/** The number of the plan's annex in offer and lease: behind the landlord's own terms, where there are any. */
export const planAnnex = (hasOwnTerms: boolean): number => (hasOwnTerms ? 6 : 5);

/** The rooms of a floor that can be drawn: those whose area is declared. */
export const drawnRooms = ({ rooms }: Level) => (rooms ?? []).flatMap((room) => (room.surface === undefined || room.surface <= 0 ? [] : [room]));

/**
 * Divides a rectangle among areas in their proportions: the areas are halved as evenly as they go, the longer side is cut in the same
 * proportion, and each half is divided again. Largest first, so that alike rooms lie together and nothing becomes a thread.
 *
 * Areas 10, 70 and 20 on a sheet of 10 × 10: 70 stands against 20 + 10, a column of 7 × 10 beside one of 3 × 10; that is cut again into
 * 3 × 6.67 for 20 and 3 × 3.33 for 10. The answers stand in the order of the areas given.
 */
export const divideSheet = (areas: readonly number[], sheet: PlanBlock): PlanBlock[] => {
  const largestFirst = areas.map((area, index) => ({ area, index })).toSorted((a, b) => b.area - a.area);
  return divided(largestFirst, sheet)
    .toSorted((a, b) => a.index - b.index)
    .map(({ block }) => block);
};

type Share = { readonly area: number; readonly index: number };

const divided = (shares: readonly Share[], sheet: PlanBlock): { readonly index: number; readonly block: PlanBlock }[] => {
  const [first, ...others] = shares;
  if (first === undefined) return [];
  if (others.length === 0) return [{ index: first.index, block: sheet }];
  const at = evenSplit(shares);
  const [head, tail] = [shares.slice(0, at), shares.slice(at)];
  const part = sum(head) / sum(shares);
  const across = sheet.width >= sheet.height;
  const [width, height] = across ? [sheet.width * part, sheet.height] : [sheet.width, sheet.height * part];
  const rest = across
    ? { ...sheet, x: sheet.x + width, width: sheet.width - width }
    : { ...sheet, y: sheet.y + height, height: sheet.height - height };
  return [...divided(head, { ...sheet, width, height }), ...divided(tail, rest)];
};

const sum = (shares: readonly Share[]): number => shares.reduce((all, { area }) => all + area, 0);

/** How many of the shares make the half that is nearest to one half; at least one, and not all. */
const evenSplit = (shares: readonly Share[]): number => {
  const half = sum(shares) / 2;
  const off = (count: number): number => Math.abs(sum(shares.slice(0, count)) - half);
  return shares.slice(2).reduce((best, _, index) => (off(index + 2) < off(best) ? index + 2 : best), 1);
};

/** How large the letters of a drawing are, in the unit of its paper: the width of a letter, the height of a line, the margin of a block. */
export type PlanType = { readonly letter: number; readonly line: number; readonly margin: number };

/** What is written into a block: number, name and area where they fit, or the number alone; a list beside the drawing says the rest. */
export const linesInBlock = (
  room: { readonly number: string; readonly name: string; readonly area: string },
  { width, height }: Pick<PlanBlock, 'width' | 'height'>,
  type: PlanType,
): readonly string[] => {
  const wide = width - type.margin;
  const longest = Math.max(...[...room.name.split(' '), room.area].map((word) => word.length * type.letter));
  const lines = Math.ceil((room.name.length * type.letter) / wide) + 2;
  return longest <= wide && lines * type.line + type.margin <= height ? [room.number, room.name, room.area] : [room.number];
};

/** The area of a floor's rooms, m². */
export const drawnArea = (level: Level): number => drawnRooms(level).reduce((all, { surface = 0 }) => all + Math.round(surface * 100), 0) / 100;

/** The sheet of each of these floors to one scale: the largest fills the sheet, the others have its proportions. */
export const sheetsOf = (levels: readonly Level[], { width, height }: { readonly width: number; readonly height: number }): readonly PlanBlock[] => {
  const areas = levels.map(drawnArea);
  const largest = Math.max(...areas);
  return areas.map((area) => ({ x: 0, y: 0, width: width * Math.sqrt(area / largest), height: height * Math.sqrt(area / largest) }));
};
