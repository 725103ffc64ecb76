import { en } from './en/mail.ts';
import { pl } from './pl/mail.ts';

/** E-mails of the invoices room. */
export const invoiceMailWords = { pl, en };
