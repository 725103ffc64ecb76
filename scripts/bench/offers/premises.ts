import type { MainUse } from '../../../src/domain/kit/provinces.ts';
import { pick, type Random, seeded } from '../../art/random.ts';
import type { SeedAddress, SeedLevel, SeedOffer } from '../../seed/world/seed-types.ts';
import { type Town, townFor } from './places.ts';
import { buildings, districts, neighbourhoods, nouns, rooms, sentences, streets, yards } from './words.ts';

/** What became of an offer: shares of a hundred. */
const fates = { active: 84, booked: 5, hidden: 2, expired: 5, draft: 4 } as const;

/** An offer in short, told like one of the demo; `offerFormOf` makes its form. `age` is days since it was published. */
export type Premises = {
  readonly number: number;
  readonly fate: keyof typeof fates;
  readonly seed: SeedOffer;
  readonly town: Town;
  readonly age: number;
  readonly photos: number;
};

/** A number that is usually near the middle and seldom far away (three dice). */
const near = (random: Random): number => (random() + random() + random()) * 2 - 3;

const fateOf = (random: Random): Premises['fate'] => {
  const wanted = random() * 100;
  let sum = 0;
  for (const [fate, share] of Object.entries(fates) as [Premises['fate'], number][]) {
    sum += share;
    if (wanted < sum) return fate;
  }
  return 'active';
};

/** Usual area in m² and how much it varies; usual net zł per m² and month in a middling town. */
const usual = {
  office: { area: 110, spread: 0.75, least: 12, most: 4000, rate: 46 },
  retail: { area: 85, spread: 0.7, least: 10, most: 2500, rate: 62 },
  warehouse: { area: 780, spread: 0.95, least: 40, most: 24_000, rate: 21 },
} as const satisfies Record<MainUse, object>;

const useOf = (random: Random, { population }: Town): MainUse => {
  const offices = population > 200_000 ? 0.45 : population > 40_000 ? 0.33 : 0.2;
  const wanted = random();
  return wanted < offices ? 'office' : wanted < offices + 0.35 ? 'retail' : 'warehouse';
};

const areaOf = (random: Random, use: MainUse): number => {
  const { area, spread, least, most } = usual[use];
  return Math.round(Math.min(most, Math.max(least, area * Math.exp(near(random) * spread))) * 10) / 10;
};

/** Rents are higher in large towns and lower for large premises. */
const rateOf = (random: Random, use: MainUse, area: number, { population }: Town): number => {
  const { rate, area: middling } = usual[use];
  const size = Math.min(2.1, Math.max(0.6, ((population + 2000) / 60_000) ** 0.17));
  return Math.round(rate * size * (middling / area) ** 0.12 * Math.exp(near(random) * 0.28) * 100) / 100;
};

const levelsOf = (random: Random, use: MainUse, area: number): readonly SeedLevel[] => {
  const [main, beside] = rooms[use];
  const second = Math.round(area * (use === 'warehouse' ? 0.06 : 0.22) * 10) / 10;
  const floor = use === 'office' ? Math.floor(random() * 6) : 0;
  const height = use === 'warehouse' ? 450 + Math.floor(random() * 12) * 50 : 270 + Math.floor(random() * 8) * 10;
  const name = use === 'warehouse' ? 'Hala' : floor === 0 ? 'Parter' : `${floor}. piętro`;
  const one: SeedLevel = [
    floor,
    name,
    height,
    [
      [main, Math.round((area - second) * 10) / 10, 1 + Math.floor(area / 40)],
      [beside, second],
    ],
  ];
  return [one];
};

const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

const addressOf = (random: Random, use: MainUse, town: Town): { readonly at: SeedAddress; readonly street: string } => {
  const [street, locative] = use === 'warehouse' ? pick(random, yards) : pick(random, streets);
  const far = town.reach * (use === 'warehouse' ? 1.5 : 0.8);
  const house = String(1 + Math.floor(random() ** 2 * 160)) + (random() < 0.12 ? pick(random, ['A', 'B', 'C']) : '');
  const district = town.population > 90_000 ? pick(random, districts) : '';
  const [lat, lng] = [round(town.lat + near(random) * far), round(town.lng + near(random) * far * 1.6)];
  const code = String(10_000 + Math.floor(random() * 89_000));
  return { at: [town.name, district, '', street, house, `${code.slice(0, 2)}-${code.slice(2)}`, lat, lng], street: locative };
};

/** Days from the publishing until the offer runs out, so that it lies ahead of today, or behind it. */
const validOf = (random: Random, fate: Premises['fate'], age: number): number =>
  fate === 'expired' ? Math.floor(random() * age) : age + 1 + Math.floor(random() * 89);

const ageOf = (random: Random, fate: Premises['fate']): number => (fate === 'expired' ? 2 : 1) + Math.floor(random() ** 1.7 * 100);

/** The offer of this number: always the same, however many are made. */
export const premisesOf = (number: number): Premises => {
  const random = seeded(number);
  const [fate, town] = [fateOf(random), townFor(random)];
  const use = useOf(random, town);
  const [area, age] = [areaOf(random, use), ageOf(random, fate)];
  const { at, street } = addressOf(random, use, town);
  const seed: SeedOffer = {
    key: `bench-${number}`,
    by: '',
    use,
    name: `${pick(random, nouns[use])} ${Math.round(area)} m² przy ${street}`,
    text: `${pick(random, sentences[use])} ${pick(random, sentences[use])}`,
    at,
    levels: levelsOf(random, use, area),
    rate: rateOf(random, use, area, town),
    year: 1900 + Math.floor(Math.sqrt(random()) * 126),
    building: pick(random, buildings[use]),
    around: [pick(random, neighbourhoods[use])],
    free: 1 + Math.floor(random() ** 2 * 200),
    valid: validOf(random, fate, age),
    counterOffers: random() < 0.4,
  };
  return { number, fate, seed, town, age, photos: fate === 'draft' ? 0 : 2 + Math.floor(random() ** 2 * 4) };
};
