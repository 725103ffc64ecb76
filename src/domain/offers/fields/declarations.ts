import { fieldsIn, formHas, formHasNot } from '../../kit/catalogue.ts';
import type { FieldFacts } from './about.ts';

const shared: FieldFacts = { section: 'declarations', group: 'declarations', span: 12, audience: 'owner', page: null, sheet: 'own' };
const { flag, group } = fieldsIn<FieldFacts>(shared);
const declaration = { required: true, when: [formHasNot('offerType', 'sell')] } as const;

/** The four declarations, of an announcement of a sale the one about its truth, each with its own message (docs/rules/offers.md#declarations); a rule asks for the ticks. */
export const declarationFields = group({
  summary1: flag(declaration),
  summary2: flag(declaration),
  summary3: flag(declaration),
  summary4: flag(declaration),
  truth: flag({ required: true, when: [formHas('offerType', 'sell')] }),
});
