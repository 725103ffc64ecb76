import { en } from './en/pages.ts';
import { pl } from './pl/pages.ts';

/** Sign-in dialogs and the account pages. */
export const accountWords = { pl, en };
