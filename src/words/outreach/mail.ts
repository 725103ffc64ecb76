import { en } from './en/mail.ts';
import { pl } from './pl/mail.ts';

/** E-mails to prospects. */
export const outreachMailWords = { pl, en };
