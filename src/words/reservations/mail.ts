import { en } from './en/mail.ts';
import { pl } from './pl/mail.ts';

/** E-mails of the reservations room. */
export const reservationMailWords = { pl, en };
