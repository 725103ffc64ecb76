import { en } from './en/mail.ts';
import { pl } from './pl/mail.ts';

/** The e-mails about wanted listings. */
export const wantedMailWords = { pl, en };
