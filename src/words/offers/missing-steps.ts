import { en } from './en/missing-steps.ts';
import { pl } from './pl/missing-steps.ts';

/** What somebody signed in still has to do before a reservation. */
export const missingStepsWords = { pl, en };
