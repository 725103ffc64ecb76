import { readFileSync } from 'node:fs';
import type { Province } from '../../../src/domain/kit/provinces.ts';
import type { Random } from '../../art/random.ts';
import type { SeedTown } from '../../seed/world/seed-types.ts';

/** A town that offers lie in. `reach` is how far from its middle they lie, in degrees of latitude. */
export type Town = SeedTown & {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly population: number;
  readonly reach: number;
};

type Row = readonly [
  id: string,
  name: string,
  province: Province,
  county: string | null,
  partOf: string | null,
  lat: number,
  lng: number,
  population: number,
];

/** A land register court of each province. */
const courts: Readonly<Record<Province, string>> = {
  dolnoslaskie: 'WR1K',
  kujawsko_pomorskie: 'BY1B',
  lubelskie: 'LU1I',
  lubuskie: 'ZG1E',
  lodzkie: 'LD1M',
  malopolskie: 'KR1P',
  mazowieckie: 'WA4M',
  opolskie: 'OP1O',
  podkarpackie: 'RZ1Z',
  podlaskie: 'BI1B',
  pomorskie: 'GD1G',
  slaskie: 'KA1K',
  swietokrzyskie: 'KI1L',
  warminsko_mazurskie: 'OL1O',
  wielkopolskie: 'PO1P',
  zachodniopomorskie: 'SZ1S',
};

const file = new URL('../../../assets/places/cities.json', import.meta.url);
const { rows } = JSON.parse(readFileSync(file, 'utf8')) as { readonly rows: readonly Row[] };

/** The towns of the bundled gazetteer, largest first; its districts are no towns. */
export const towns: readonly Town[] = rows
  .filter(([, , , , partOf]) => partOf === null)
  .map(([, name, province, county, , lat, lng, population]) => ({
    name,
    province,
    county: county ?? name,
    court: courts[province],
    lat,
    lng,
    population,
    reach: 0.006 + Math.sqrt(population) / 26_000,
  }));

// Offers gather in large towns more than people do.
const weights = towns.map(({ population }) => (population + 400) ** 1.1);
const all = weights.reduce((sum, weight) => sum + weight, 0);
/** The sum of all weights up to each town. */
const upTo = weights.reduce<number[]>((sums, weight) => {
  sums.push((sums.at(-1) ?? 0) + weight);
  return sums;
}, []);

/** The first place of a range where something is true, when it is false before and true after. */
const firstWhere = (isPast: (at: number) => boolean, from: number, to: number): number => {
  if (from >= to) return from;
  const middle = (from + to) >> 1;
  return isPast(middle) ? firstWhere(isPast, from, middle) : firstWhere(isPast, middle + 1, to);
};

/** A town for an offer, by size. */
export const townFor = (random: Random): Town => {
  const wanted = random() * all;
  const town = towns[firstWhere((at) => (upTo[at] ?? 0) > wanted, 0, upTo.length - 1)];
  if (town === undefined) throw new Error('the gazetteer is empty');
  return town;
};
