/** The ground of a decision to hide an offer, as it stands in the inputs of the calls that decide. */

import { z } from 'zod';
import { writingNumbers } from '../../../domain/kit/numbers.ts';
import { hidingBases } from '../../../domain/offers/rules/hiding.ts';

/** Fields of an input: what the decision rests on (the terms when it does not say), and which provision or section it is. */
export const hidingGround = {
  basis: z.enum(hidingBases).optional(),
  reference: z.string().trim().max(writingNumbers.titleMax).optional(),
};
