import type { pl } from '../pl/mail.ts';
import type { WordsLike } from '../words.ts';

/** Words around every e-mail. */
export const en = {
  'mail.slogan': 'Commercial premises, from the offer to the signed lease.',
  'mail.footer': 'Sent automatically.\n{operator} · {contact}',
  'mail.view': 'Open this message in the browser',
} as const satisfies WordsLike<typeof pl>;
