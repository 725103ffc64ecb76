import { en } from './en/mail.ts';
import { pl } from './pl/mail.ts';

/** E-mails of the handover room. */
export const handoverMailWords = { pl, en };
