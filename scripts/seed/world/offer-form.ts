import type { Day, Grosze } from '../../../src/domain/kit/brand.ts';
import { type RoomGroup, type RoomKind, roomGroups, roomKindsByGroup } from '../../../src/domain/kit/dictionaries.ts';
import { addDays } from '../../../src/domain/kit/time.ts';
import type { FormPart, Level, OfferForm, Room } from '../../../src/domain/offers/types.ts';
import { type Random, seeded, seedOf } from '../../art/random.ts';
import { kw } from './companies.ts';
import { buildingOf, mediaOf, parkingOf, relatedOf, usesOf } from './offer-details.ts';
import { leaseTermsOf } from './offer-terms.ts';
import type { SeedLevel, SeedOffer, SeedRoom, SeedTown } from './seed-types.ts';
import { towns } from './towns.ts';

const cents = (value: number): number => Math.round(value * 100) / 100;
const groupOf = (kind: RoomKind): RoomGroup => roomGroups.find((group) => roomKindsByGroup[group].some((one) => one === kind)) ?? 'technicalRooms';

const roomOf = ([kind, surface, windows]: SeedRoom): Room => ({ group: groupOf(kind), kind, surface, ...(windows === undefined ? {} : { windows }) });

/** The usable area: exactly the sum of the rooms. */
export const surfaceOf = (seed: SeedOffer): number =>
  cents(seed.levels.flatMap(([, , , rooms]) => rooms).reduce((sum, [, surface]) => sum + surface, 0));

/** Walls, corridors and toilets: a level is a little larger than its rooms. */
const levelSurface = (level: SeedLevel, random: Random): number =>
  cents(level[3].reduce((sum, [, surface]) => sum + surface, 0) * (1.04 + random() * 0.06));

function levelOf(level: SeedLevel, use: SeedOffer['use'], random: Random): Level {
  const [levelNumber, levelName, height, rooms] = level;
  const upper = levelNumber > 0 && use !== 'retail';
  return {
    levelNumber,
    levelName,
    height,
    surface: levelSurface(level, random),
    numberOfStaircases: levelNumber === 0 && use !== 'office' ? 0 : 1 + Math.round(random()),
    accessibility: levelNumber === 0 ? ['step_free'] : upper && random() < 0.4 ? ['goods_lift'] : [],
    toiletsLocation: levelNumber < 0 ? 'none' : upper && use === 'office' ? 'on_the_level' : 'in_premises',
    otherRooms: levelNumber < 0 ? [] : use === 'warehouse' ? ['toilet', 'changing_room'] : ['toilet', 'kitchen'],
    lift: upper && use === 'office',
    ...(upper && use === 'office' ? { liftCapacityKg: 630 } : {}),
    rooms: rooms.map(roomOf),
  };
}

function townOf({ at: [city] }: SeedOffer): SeedTown {
  const town = towns[city];
  if (town === undefined) throw new Error(`No such town in the demo: ${city}`);
  return town;
}

function addressOf(seed: SeedOffer, town: SeedTown, random: Random): FormPart<'address'> {
  const [city, district, estate, street, houseNumber, postCode] = seed.at;
  const plotNumber = `${10 + Math.floor(random() * 280)}/${1 + Math.floor(random() * 14)}`;
  return {
    country: 'PL',
    province: town.province,
    county: town.county,
    city,
    district,
    estate,
    street,
    houseNumber,
    postCode,
    plotNumber,
    ownershipType: random() < 0.85 ? 'ownership' : 'co_ownership',
    inputText: `${street} ${houseNumber}, ${postCode} ${city}`,
  };
}

/** The land register number: invented, with the right court and check digit. */
export const registerNumberOf = (seed: SeedOffer, town = townOf(seed)): string => kw(town.court, 100_000 + (seedOf(`kw ${seed.key}`) % 900_000));

const dates = (seed: SeedOffer, today: Day, random: Random): Pick<OfferForm, 'availability' | 'offerValidTo'> => ({
  availability: addDays(today, seed.free ?? (seed.fate?.at === 'leased' ? 1 : 1 + Math.floor(random() * 20))),
  offerValidTo: addDays(today, seed.valid ?? 30 + Math.floor(random() * 45)),
});

/** The whole add-offer form of a demo offer, as it would be filled in on the given day. Everything that the seed leaves open follows from its key. */
export function offerFormOf(seed: SeedOffer, today: Day, town = townOf(seed)): OfferForm {
  const random = seeded(seedOf(seed.key));
  const surface = surfaceOf(seed);
  const levels = seed.levels.map((level) => levelOf(level, seed.use, random));
  const price = (Math.round((surface * seed.rate) / 10) * 1000) as Grosze;
  return {
    name: seed.name,
    description: seed.text,
    offerType: seed.sale ? 'sell' : 'rent',
    legalMainUse: seed.use,
    ...usesOf(seed),
    landAndMortgageRegisterNumber: registerNumberOf(seed, town),
    subleaseAgreement: true,
    price,
    priceCurrency: 'PLN',
    ...dates(seed, today, random),
    unitReceiptDeadline: random() < 0.5 ? 7 : 14,
    geoMarker: { lat: seed.at[6], lng: seed.at[7] },
    address: addressOf(seed, town, random),
    areaDetails: {
      surface,
      totalSurface: cents(levels.reduce((sum, level) => sum + (level.surface ?? 0), 0)),
      ...buildingOf(seed, surface, random),
      levels,
    },
    parkingDetails: parkingOf(seed, surface, random),
    mediaDetails: mediaOf(seed, surface, random),
    relatedDetails: relatedOf(seed, random),
    ...(!seed.sale && { leaseAgreement: leaseTermsOf(seed, price, surface, random) }),
    ...(seed.presented && { tourLink: 'https://spacer.parter.example/pokaz?lokal=1', videoLink: 'https://film.parter.example/obejrzyj?v=lokal' }),
    ownTerms: { selected: false },
    counteroffer: { selected: seed.counterOffers ?? false },
    summary: seed.sale ? { truth: true } : { summary1: true, summary2: true, summary3: true, summary4: true },
  };
}
