import { z } from 'zod';
import { mainUses } from '../../../domain/kit/provinces.ts';
import { grosze, id } from '../../kit/shapes.ts';

/** What a company looks for, as the landing page shows it; `maxRent` in grosze per m² and month, nothing of who looks. */
export const wantedPreview = z.object({
  id,
  location: z.string(),
  radius: z.number(),
  use: z.enum(mainUses).nullable(),
  maxRent: grosze.nullable(),
  minSurface: z.number().nullable(),
  maxSurface: z.number().nullable(),
});
export type WantedPreview = z.output<typeof wantedPreview>;
