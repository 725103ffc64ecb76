import { en } from './en/mail-choices.ts';
import { pl } from './pl/mail-choices.ts';

/** Which mails somebody gets. */
export const mailChoiceWords = { pl, en };
