import type { EnergyClass, OfficeEquipment, PremisesUse, WarehouseEquipment } from '../../../src/domain/kit/dictionaries.ts';
import type { FormPart, OfferForm } from '../../../src/domain/offers/types.ts';
import { pick, type Random } from '../../art/random.ts';
import type { SeedOffer } from './seed-types.ts';

const whole = (random: Random, from: number, to: number): number => from + Math.floor(random() * (to - from + 1));
/** About `share` of a list, in its order, never fewer than two. */
function some<const T>(random: Random, list: readonly T[], share: number): readonly T[] {
  const chosen = list.filter(() => random() < share);
  return chosen.length >= 2 ? chosen : list.slice(0, 2);
}
const has = (seed: SeedOffer, kind: string): boolean => seed.levels.some(([, , , rooms]) => rooms.some(([one]) => one === kind));

/** Uses that the landlord accepts, and those of the building's papers. */
export function usesOf(seed: SeedOffer): Pick<OfferForm, 'legalWarehouseUseAccepted' | 'legalWarehouseUseOfficial'> {
  const both = (accepted: readonly PremisesUse[], official: readonly PremisesUse[]) => ({
    legalWarehouseUseAccepted: accepted,
    legalWarehouseUseOfficial: official,
  });
  if (seed.use === 'office') return both(['office', 'services'], ['office']);
  if (seed.use === 'retail') return both(['retail_sale', 'services'], ['retail_sale', 'services']);
  return has(seed, 'production')
    ? both(['production', 'storage', 'workshop'], ['production', 'storage'])
    : both(['storage', 'wholesale'], ['storage']);
}

/** Building: materials and insulation by age, access and distance by surroundings. */
export function buildingOf(seed: SeedOffer, surface: number, random: Random): Omit<FormPart<'areaDetails'>, 'surface' | 'totalSurface' | 'levels'> {
  const old = seed.year < 1950;
  const hall = seed.use === 'warehouse';
  const central = seed.around.includes('city_centre') || seed.around.includes('office_district');
  return {
    landArea: Math.round(hall ? surface * (2 + random()) : surface * (0.6 + random() * 0.8)),
    publicTransportDistance: central ? whole(random, 4, 28) * 10 : whole(random, 15, 90) * 10,
    buildingType: seed.building,
    constructionMaterial: hall && seed.year > 1960 ? ['steel'] : ['masonry'],
    thermalInsulation: old ? ['none'] : hall ? ['wool'] : ['polystyrene'],
    constructionCompletionYear: seed.year,
    drive: hall ? [pick(random, ['asphalt', 'concrete', 'paving_blocks'])] : [central ? 'paving_blocks' : 'asphalt'],
    surroundings: seed.around,
  };
}

/** Parking: old centres have little, halls have a yard. A space takes about 30 m². */
export function parkingOf(seed: SeedOffer, surface: number, random: Random): FormPart<'parkingDetails'> {
  const central = seed.around.includes('city_centre');
  const lots = seed.use === 'warehouse' ? Math.round(surface / 90) : central ? whole(random, 0, 3) : Math.round(surface / 45);
  return {
    parkingLotsAvailable: lots,
    parkingSurface: lots * 30,
    totalParkingSurface: lots * 30 * (central ? 2 : 3),
    guardedParking: seed.use !== 'retail' && random() < 0.5,
  };
}

const classByYear = (year: number): EnergyClass => (year >= 2018 ? 'A' : year >= 2010 ? 'B' : year >= 2000 ? 'C' : year >= 1985 ? 'D' : 'E');
const primaryEnergy: Readonly<Record<EnergyClass, number>> = { 'A+': 52, A: 78, B: 118, C: 164, D: 221, E: 287, F: 342, G: 410, none: 236 };

/** Supplies and the energy certificate. */
export function mediaOf(seed: SeedOffer, surface: number, random: Random): FormPart<'mediaDetails'> {
  const energyCategory = seed.energy ?? classByYear(seed.year);
  const ep = primaryEnergy[energyCategory] + whole(random, -9, 9);
  const modern = seed.year >= 2000;
  const hall = seed.use === 'warehouse';
  return {
    powerAllocation: Math.max(
      12,
      Math.round(
        (surface * (has(seed, 'production') || has(seed, 'cold_storage') ? 0.14 : hall ? 0.05 : has(seed, 'food_service') ? 0.45 : 0.16)) / 5,
      ) * 5,
    ),
    energyCategory,
    energyIndices: {
      eu: Math.round(ep * 0.42),
      ep,
      ek: Math.round(ep * 0.72),
      renewableShare: modern ? whole(random, 4, 31) : 0,
      co2: Math.round(ep * 0.21) / 1000,
    },
    airConditioning: seed.use === 'office' || (modern && !hall),
    gravityVentilation: !modern,
    heatRecovery: energyCategory === 'A' || energyCategory === 'A+',
    transformerIn: hall && surface > 1200,
    doublePowerLines: hall && surface > 2000,
    water: 'mains',
    gas: has(seed, 'food_service') || (hall && !modern),
    sewerage: 'mains',
    heating: hall ? 'gas' : seed.around.includes('suburban_rural') ? 'heat_pump' : 'district',
    fiber: true,
    lan: seed.use !== 'retail',
    phoneLine: !modern,
  };
}

const desks: readonly OfficeEquipment[] = [
  'desks',
  'chairs',
  'cabinets',
  'conference_table',
  'phone_booths',
  'blinds',
  'kitchenette',
  'fridge',
  'dishwasher',
  'access_control',
];
const racks: readonly WarehouseEquipment[] = [
  'loading_docks',
  'sectional_gate',
  'led_lighting',
  'smoke_extraction',
  'dock_leveller',
  'pallet_racking',
  'sprinklers',
  'ramp',
];

function hallOf(seed: SeedOffer, random: Random): FormPart<'relatedDetails'> {
  const [, , height] = seed.levels[0] ?? [0, '', 500];
  const gate = pick(random, [
    { width: 300, height: 320 },
    { width: 360, height: 420 },
    { width: 400, height: 450 },
  ]);
  const chilled = has(seed, 'cold_storage');
  return {
    gates: Array.from({ length: whole(random, 2, 5) }, () => gate),
    hallHeight: height,
    columnsGridStructure: pick(random, [
      { x: 12, y: 24 },
      { x: 6, y: 18 },
      { x: 12, y: 12 },
    ]),
    warehouseEquipment: [...some(random, racks, 0.5), ...(chilled ? (['cold_store'] as const) : [])],
    crane: has(seed, 'production') && random() < 0.5,
    carRamp: random() < 0.5,
    warehouseHandling: random() < 0.3,
    highBayRacking: height >= 900,
    forklift: random() < 0.3,
    mechanicalVentilation: true,
    groundLevelWarehouse: true,
    windowOpenings: seed.year < 1990,
    dustFreeFloor: seed.year >= 2000,
    tirHallEntrance: random() < 0.4,
    railRamp: seed.text.includes('kolej'),
  };
}

/** Details that only the offer's own use has. */
export function relatedOf(seed: SeedOffer, random: Random): FormPart<'relatedDetails'> {
  if (seed.use === 'warehouse') return hallOf(seed, random);
  if (seed.use === 'retail')
    return { anyArrangement: random() < 0.7, independentVentilationChannel: has(seed, 'food_service'), numberOfEntries: whole(random, 1, 2) };
  return {
    raisedFloors: seed.year >= 2005,
    raisedCeilings: seed.year >= 2000,
    alarm: random() < 0.6,
    monitoring: random() < 0.7,
    openingWindows: true,
    officeEquipment: some(random, desks, 0.45),
  };
}
