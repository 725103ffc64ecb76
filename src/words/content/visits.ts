import { en } from './en/visits.ts';
import { pl } from './pl/visits.ts';

/** The operator's figures of counted visits. */
export const visitWords = { pl, en };
