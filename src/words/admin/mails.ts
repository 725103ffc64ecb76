import { en } from './en/mails.ts';
import { pl } from './pl/mails.ts';

/** The console’s mails. */
export const outgoingWords = { pl, en };
