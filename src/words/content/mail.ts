import { en } from './en/mail.ts';
import { pl } from './pl/mail.ts';

/** The e-mail viewer and the local mailbox. */
export const mailboxWords = { pl, en };
