import { en } from './en/how.ts';
import { pl } from './pl/how.ts';

/** How a lease comes about, and what a binding offer is. */
export const howItWorksWords = { pl, en };
