import type { pl } from '../pl/mail-delay.ts';
import type { WordsLike } from '../words.ts';

/** Mail that does not go out, in English. */
export const en = {
  delayed: 'E-mails are going out late at the moment. The message waits in the queue and leaves by itself, so there is no need to ask for it again.',
  returned: 'The message came back: the mail server of this address did not take it. Check that the address is right.',
  'delayed.code': 'If the code arrives too late, ask for a new one.',
  'delayed.link': 'If the link arrives too late, ask for a new one.',
} as const satisfies WordsLike<typeof pl>;
