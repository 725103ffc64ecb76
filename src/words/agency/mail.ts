import { en } from './en/mail.ts';
import { pl } from './pl/mail.ts';

/** The e-mails about agency agreements. */
export const agencyMailWords = { pl, en };
