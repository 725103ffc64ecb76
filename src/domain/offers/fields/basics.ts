import { fieldsIn } from '../../kit/catalogue.ts';
import { offerTypes, premisesUses } from '../../kit/dictionaries.ts';
import { offerNumbers as limits } from '../../kit/numbers.ts';
import { mainUses } from '../../kit/provinces.ts';
import type { FieldFacts } from './about.ts';

const { choice, choices, text } = fieldsIn<FieldFacts>({
  section: 'basics',
  group: 'basics',
  span: 12,
  audience: 'everybody',
  page: 'own',
  sheet: 'own',
});

/** Section "basics": name, description, kind of offer, main and official uses. */
export const basicsFields = {
  name: text({ required: true, stored: limits.nameMax }),
  description: text({ required: true, stored: 2000, max: limits.descriptionMax, multiline: true }),
  offerType: choice(offerTypes, null, { look: 'track', sheet: null }),
  legalMainUse: choice(mainUses, 'mainUse', { required: true, look: 'track', page: 'legal' }),
  legalWarehouseUseAccepted: choices(premisesUses, 'premisesUse', { required: true, page: 'legal', filter: 'allOf' }),
  legalWarehouseUseOfficial: choices(premisesUses, 'premisesUse', { required: true, page: 'legal', sheet: 'place', filter: 'allOf' }),
};
