import { en } from './en/mail.ts';
import { pl } from './pl/mail.ts';

/** The words around every e-mail. */
export const kitMailWords = { pl, en };
