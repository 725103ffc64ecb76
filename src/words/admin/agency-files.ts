import { en } from './en/agency-files.ts';
import { pl } from './pl/agency-files.ts';

/** The console's list of signed files of agents' agreements, in both languages. */
export const agencyFileWords = { pl, en };
