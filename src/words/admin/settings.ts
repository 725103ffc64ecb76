import { en } from './en/settings.ts';
import { pl } from './pl/settings.ts';

/** How the program is set, in the console. */
export const settingWords = { pl, en };
