import { en } from './en/mail-delay.ts';
import { pl } from './pl/mail-delay.ts';

/** What stands beside the place for a mailed code while mail does not go out. */
export const mailDelayWords = { pl, en };
