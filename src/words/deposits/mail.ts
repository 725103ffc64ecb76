import { en } from './en/mail.ts';
import { pl } from './pl/mail.ts';

/** E-mails of the deposits room. */
export const depositMailWords = { pl, en };
