import { fieldsIn } from '../../kit/catalogue.ts';
import { offerNumbers as limits } from '../../kit/numbers.ts';
import type { FieldFacts } from './about.ts';

const shared: FieldFacts = { section: 'parking', group: 'parking', span: 4, audience: 'everybody', page: 'parking', sheet: 'areas' };
const { flag, number, text } = fieldsIn<FieldFacts>(shared);
const area = { required: true, min: 0, max: limits.areaMax, unit: 'm²', digits: 2 } as const;

/** Section "parking": surfaces and places; 0 is an answer. */
export const parkingFields = {
  parkingSurface: number({ ...area, sheet: 'own' }),
  totalParkingSurface: number(area),
  parkingLotsAvailable: number({ required: true, min: 0, max: 100_000, whole: true, unit: 'pieces', sheet: 'own' }),
  guardedParking: flag({ span: 12, sheet: 'own' }),
  parkingNumbers: text({ stored: limits.parkingNumbersMax, span: 12 }),
};
