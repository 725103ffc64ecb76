import { z } from 'zod';
import { mainUses } from '../../../domain/kit/provinces.ts';
import { wantedNumbers } from '../../../domain/wanted/rules/wanted-numbers.ts';
import { id, instant } from '../../kit/shapes.ts';
import { frequency, point } from '../schema.ts';

const { boardRadiusKmMin, boardRadiusKmMax, locationMax } = wantedNumbers;

/** The part of the board that an alert is about: a place as it was chosen, a circle in km, and the use that it is narrowed to. */
export const boardArea = z.object({
  location: z.string().trim().min(1).max(locationMax),
  point,
  radius: z.int().min(boardRadiusKmMin).max(boardRadiusKmMax),
  use: z.enum(mainUses).nullable().default(null),
});

/** An alert about new listings of a place as its owner sees it. */
export const placeAlert = boardArea.extend({
  id,
  use: z.enum(mainUses).nullable(),
  frequency,
  pausedAt: instant.nullable(),
  mailedAt: instant.nullable(),
  createdAt: instant,
});
export type PlaceAlert = z.output<typeof placeAlert>;
