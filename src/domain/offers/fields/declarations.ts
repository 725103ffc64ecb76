import { fieldsIn } from '../../kit/catalogue.ts';
import type { About } from './about.ts';

const shared: About = { section: 'declarations', group: 'declarations', span: 12, audience: 'owner', page: null, sheet: 'own' };
const { flag, group } = fieldsIn<About>(shared);
const declaration = { required: true } as const;

/** The four declarations, each with its own message (docs/rules/offers.md#declarations); a rule asks for the ticks. */
export const declarationFields = group({
  summary1: flag(declaration),
  summary2: flag(declaration),
  summary3: flag(declaration),
  summary4: flag(declaration),
});
