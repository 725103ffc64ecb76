import { en } from './en/mail.ts';
import { pl } from './pl/mail.ts';

/** E-mails of the accounts room. */
export const accountMailWords = { pl, en };
