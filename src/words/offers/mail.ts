import { en } from './en/mail.ts';
import { pl } from './pl/mail.ts';

/** E-mails of the offers room. */
export const offerMailWords = { pl, en };
