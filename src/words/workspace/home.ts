import { en } from './en/home.ts';
import { pl } from './pl/home.ts';

/** The home of the workspace. */
export const homeWords = { pl, en };
