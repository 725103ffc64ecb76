import { en } from './en/api.ts';
import { pl } from './pl/api.ts';

/** The page of the calls. */
export const apiWords = { pl, en };
