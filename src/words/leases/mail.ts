import { en } from './en/mail.ts';
import { pl } from './pl/mail.ts';

/** E-mails of the leases room. */
export const leaseMailWords = { pl, en };
