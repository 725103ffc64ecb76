import { fieldsIn } from '../../kit/catalogue.ts';
import { buildingTypes, constructionMaterials, drives, surroundings, thermalInsulations } from '../../kit/dictionaries.ts';
import { offerNumbers as limits } from '../../kit/numbers.ts';
import type { FieldFacts } from './about.ts';

const shared: FieldFacts = { section: 'building', group: 'building', span: 12, audience: 'everybody', page: 'building', sheet: 'place' };
const { choice, choices, number } = fieldsIn<FieldFacts>(shared);

/** Section "building": type, year, materials, insulation, access, surroundings. How far ahead the year may lie is a rule of its own. */
export const buildingFields = {
  buildingType: choice(buildingTypes, 'buildingType', { required: true, span: 8 }),
  constructionCompletionYear: number({ required: true, min: limits.completionYearMin, whole: true, plain: true, span: 4 }),
  constructionMaterial: choices(constructionMaterials, 'material', { required: true }),
  thermalInsulation: choices(thermalInsulations, 'insulation', { required: true }),
  drive: choices(drives, 'drive', { required: true, page: 'parking' }),
  surroundings: choices(surroundings, 'surroundings', { required: true }),
};
