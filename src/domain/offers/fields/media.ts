import { fieldsIn } from '../../kit/catalogue.ts';
import { energyClasses, heatings, sewerages, waterSupplies } from '../../kit/dictionaries.ts';
import { offerNumbers as limits } from '../../kit/numbers.ts';
import type { FieldFacts } from './about.ts';

const shared: FieldFacts = { section: 'media', group: 'supplies', span: 4, audience: 'everybody', page: 'media', sheet: 'media' };
const { choice, flag, group, number, text } = fieldsIn<FieldFacts>(shared);
const installation = { group: 'installations', span: 12 } as const;
const index = { group: 'energy', min: 0, max: 100_000, digits: 2 } as const;

/** Section "media": supplies, installations, and the figures of the energy performance certificate (docs/rules/offers.md#energy-certificate). */
export const mediaFields = {
  powerAllocation: number({ required: true, min: limits.powerMin, max: 1_000_000, unit: 'kW', digits: 2, span: 6 }),
  energyCategory: choice(energyClasses, 'energyClass', { required: true, span: 6, page: 'building' }),
  water: choice(waterSupplies, 'water'),
  sewerage: choice(sewerages, 'sewerage'),
  heating: choice(heatings, 'heating'),
  airConditioning: flag(installation),
  gravityVentilation: flag(installation),
  heatRecovery: flag(installation),
  transformerIn: flag(installation),
  doublePowerLines: flag(installation),
  gas: flag(installation),
  fiber: flag(installation),
  lan: flag(installation),
  phoneLine: flag(installation),
  energyIndices: group(
    {
      eu: number({ ...index, unit: 'kWh/m²' }),
      ep: number({ ...index, unit: 'kWh/m²' }),
      ek: number({ ...index, unit: 'kWh/m²' }),
      renewableShare: number({ ...index, max: 100, unit: '%' }),
      co2: number({ ...index, unit: 't/m²', digits: 4 }),
    },
    { group: 'energy', page: 'own', sheet: 'own' },
  ),
  energyCertificateNumber: text({ group: 'energy', span: 12, stored: limits.certificateNumberMax }),
};
