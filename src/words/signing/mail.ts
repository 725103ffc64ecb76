import { en } from './en/mail.ts';
import { pl } from './pl/mail.ts';

/** E-mails of the signing room. */
export const signingMailWords = { pl, en };
