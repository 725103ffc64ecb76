import { kuyaviaGreaterPoland } from './offers/kuyavia-greater-poland.ts';
import { lesserPolandSubcarpathia } from './offers/lesser-poland-subcarpathia.ts';
import { lowerSilesia } from './offers/lower-silesia.ts';
import { masoviaLodz } from './offers/masovia-lodz.ts';
import { opoleLubusz } from './offers/opole-lubusz.ts';
import { pomerania } from './offers/pomerania.ts';
import { silesiaHolyCross } from './offers/silesia-holy-cross.ts';
import { warmiaPodlachiaLublin } from './offers/warmia-podlachia-lublin.ts';
import type { SeedOffer } from './seed-types.ts';

/** Every offer of the demo, about 80 over all provinces. */
export const offers: readonly SeedOffer[] = [
  ...lowerSilesia,
  ...opoleLubusz,
  ...masoviaLodz,
  ...kuyaviaGreaterPoland,
  ...lesserPolandSubcarpathia,
  ...silesiaHolyCross,
  ...pomerania,
  ...warmiaPodlachiaLublin,
];
