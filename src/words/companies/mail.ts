import { en } from './en/mail.ts';
import { pl } from './pl/mail.ts';

/** E-mails of the companies room. */
export const companyMailWords = { pl, en };
