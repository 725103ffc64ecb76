import { NONE, type Problems } from '../../kit/fields.ts';
import { centimetres } from '../../kit/money.ts';
import { offerNumbers } from '../../kit/numbers.ts';
import { refuse } from '../refusals.ts';
import type { Level } from '../types.ts';

/** Running sums of one level, m²: its rooms, and what is left of its own surface (negative: too much). */
export type LevelSum = { readonly rooms: number; readonly surface: number; readonly left: number };

/** Sums over all levels against the usable area, m². `left` > 0: still missing; `agrees`: within 0.01 m². */
export type RoomSums = {
  readonly levels: readonly LevelSum[];
  readonly rooms: number;
  readonly floors: number;
  readonly usable: number;
  readonly left: number;
  readonly agrees: boolean;
};

const metres = (hundredths: number): number => hundredths / 100;
const total = (areas: readonly (number | undefined)[]): number => areas.reduce<number>((sum, area) => sum + centimetres(area ?? 0), 0);

/** Adds up rooms and floors in whole hundredths of a m², so that no float decides whether 0.1 + 0.2 is 0.3. */
export const roomSums = (levels: readonly Level[] | undefined, usable: number | undefined): RoomSums => {
  const perLevel = (levels ?? []).map((level) => ({
    rooms: total((level.rooms ?? []).map((room) => room.surface)),
    surface: centimetres(level.surface ?? 0),
  }));
  const rooms = perLevel.reduce((sum, level) => sum + level.rooms, 0);
  const floors = perLevel.reduce((sum, level) => sum + level.surface, 0);
  const left = centimetres(usable ?? 0) - rooms;
  return {
    levels: perLevel.map((level) => ({ rooms: metres(level.rooms), surface: metres(level.surface), left: metres(level.surface - level.rooms) })),
    rooms: metres(rooms),
    floors: metres(floors),
    usable: usable ?? 0,
    left: metres(left),
    agrees: Math.abs(left) <= centimetres(offerNumbers.roomsTolerance),
  };
};

/** The rooms of all floors must add up to the usable area within 0.01 m² (docs/rules/offers.md#rooms-and-areas). */
export const roomSumProblems = (levels: readonly Level[] | undefined, usable: number | undefined): Problems => {
  if (usable === undefined || (levels ?? []).length === 0) return NONE;
  const sums = roomSums(levels, usable);
  return sums.agrees
    ? NONE
    : [refuse('form.rooms_sum', { field: 'areaDetails.levels', params: { rooms: sums.rooms, usable: sums.usable, left: sums.left } })];
};

/** What only warns about areas (docs/rules/offers.md#rooms-and-areas): floors that differ from the total, a total under the usable area, rooms over their floor. */
export const areaWarnings = (
  levels: readonly Level[] | undefined,
  usable: number | undefined,
  totalSurface: number | undefined,
): readonly ('floors_differ' | 'total_below_usable' | 'rooms_over_floor')[] => {
  const sums = roomSums(levels, usable);
  const filled = (levels ?? []).length > 0;
  return [
    ...(filled && totalSurface !== undefined && centimetres(sums.floors) !== centimetres(totalSurface) ? (['floors_differ'] as const) : []),
    ...(usable !== undefined && totalSurface !== undefined && totalSurface < usable ? (['total_below_usable'] as const) : []),
    ...(sums.levels.some((level) => level.surface > 0 && level.left < 0) ? (['rooms_over_floor'] as const) : []),
  ];
};
