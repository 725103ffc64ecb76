import { centre } from './offers/centre.ts';
import { northEast } from './offers/north-east.ts';
import { south } from './offers/south.ts';
import { southWest } from './offers/south-west.ts';
import type { SeedOffer } from './seed-types.ts';

/** Every offer of the demo, about 80 over all provinces. */
export const offers: readonly SeedOffer[] = [...southWest, ...centre, ...south, ...northEast];
