import { en } from './en/brochure.ts';
import { pl } from './pl/brochure.ts';

/** The brochure of an offer and the link to it. */
export const brochureWords = { pl, en };
