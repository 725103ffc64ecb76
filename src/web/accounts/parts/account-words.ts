import { en } from '../../../words/accounts/en/pages.ts';
import { pl } from '../../../words/accounts/pl/pages.ts';

/** The texts of the sign-in dialogs and the account pages. */
export const accountWords = { pl, en };
