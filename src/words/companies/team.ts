import { en } from './en/team.ts';
import { pl } from './pl/team.ts';

/** People of a company, and its end. */
export const teamWords = { pl, en };
