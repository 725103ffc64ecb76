import { fieldsIn } from '../../kit/catalogue.ts';
import { officeEquipment, warehouseEquipment } from '../../kit/dictionaries.ts';
import { offerNumbers as limits } from '../../kit/numbers.ts';
import type { FieldFacts } from './about.ts';

const shared: FieldFacts = { section: 'equipment', group: 'features', span: 12, audience: 'everybody', page: 'equipment', sheet: 'media' };
const { choices, flag, group, list, number } = fieldsIn<FieldFacts>(shared);
const warehouse = { uses: ['warehouse'] } as const;
const office = { uses: ['office'] } as const;
const retail = { uses: ['retail'] } as const;
const side = { ...warehouse, group: 'gates', required: true, min: 1, max: 100_000, unit: 'cm', page: 'own', sheet: 'own' } as const;
const axis = {
  group: 'grid',
  min: 0.1,
  max: 1_000,
  unit: 'm',
  digits: 2,
  span: 6,
  page: 'own',
  sheet: 'own',
  uses: ['warehouse', 'retail'],
} as const;

/** Section "equipment": what stays in the premises. All of it is optional and asked for by the main use. */
export const equipmentFields = {
  hallHeight: number({ group: 'hall', min: limits.hallHeightMin, max: 100_000, unit: 'cm', ...warehouse }),
  gates: list({ width: number(side), height: number(side) }, { group: 'gates', stored: 100, uncounted: true, ...warehouse }),
  warehouseEquipment: choices(warehouseEquipment, 'warehouseEquipment', { group: 'equipment', filter: 'allOf', ...warehouse }),
  officeEquipment: choices(officeEquipment, 'officeEquipment', { group: 'equipment', filter: 'allOf', ...office }),
  numberOfEntries: number({ group: 'equipment', min: 0, max: 1_000, whole: true, unit: 'pieces', ...retail }),
  columnsGridStructure: group({ x: number(axis), y: number(axis) }, { group: 'grid', uses: axis.uses }),
  crane: flag(warehouse),
  carRamp: flag(warehouse),
  warehouseHandling: flag(warehouse),
  highBayRacking: flag(warehouse),
  forklift: flag(warehouse),
  mechanicalVentilation: flag(warehouse),
  groundLevelWarehouse: flag(warehouse),
  windowOpenings: flag(warehouse),
  dustFreeFloor: flag(warehouse),
  tirHallEntrance: flag(warehouse),
  railRamp: flag(warehouse),
  naturalVentilation: flag(warehouse),
  raisedFloors: flag(office),
  raisedCeilings: flag(office),
  alarm: flag(office),
  monitoring: flag(office),
  openingWindows: flag(office),
  anyArrangement: flag(retail),
  independentVentilationChannel: flag(retail),
};
