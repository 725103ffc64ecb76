import { en } from './en/wanted.ts';
import { pl } from './pl/wanted.ts';

/** Wanted listings in the console. */
export const moderatedWantedWords = { pl, en };
