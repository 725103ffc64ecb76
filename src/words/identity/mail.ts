import { en } from './en/mail.ts';
import { pl } from './pl/mail.ts';

/** E-mails of the identity room. */
export const identityMailWords = { pl, en };
