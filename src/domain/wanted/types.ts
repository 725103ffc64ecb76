import type { Day, Grosze } from '../kit/brand.ts';
import type { GeoPoint } from '../kit/map/coordinates.ts';
import type { MainUse } from '../kit/provinces.ts';

/** State of a wanted listing; all but the first are ends, and a deleted one can be restored for a minute (docs/rules/search.md#wanted-listings-course). */
export const wantedStates = ['ACTIVE', 'MATCHED', 'DELETED'] as const;
export type WantedState = (typeof wantedStates)[number];

/** How a moderator looks through listings: those on the board, those that an admin took from it, and those that their companies ended. */
export const wantedViews = ['active', 'removed', 'ended'] as const;
export type WantedView = (typeof wantedViews)[number];

/** What a company looks for. `null` leaves a condition open. `maxRent` in grosze net per m² and month, surfaces in m². */
export type WantedForm = {
  readonly location: string;
  readonly locationCoordinates: GeoPoint | null;
  /** km around the point. */
  readonly locationRadius: number;
  readonly use: MainUse | null;
  readonly maxRent: Grosze | null;
  readonly minSurface: number | null;
  readonly maxSurface: number | null;
  /** The last day on which the premises must be free. */
  readonly neededFrom: Day | null;
  /** What the premises must have, as `field=key` of the catalogue of offers. */
  readonly mustHaves: readonly string[];
  readonly description: string;
  readonly companyWebsite: string | null;
};
