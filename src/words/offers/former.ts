import { en } from './en/former.ts';
import { pl } from './pl/former.ts';

/** A section of the form filled in as in a former offer. */
export const formerWords = { pl, en };
