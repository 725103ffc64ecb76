import type { WordsLike } from '../words.ts';
import type { pl } from '../pl/mail.ts';

/** Words around every e-mail. */
export const en = {
  'mail.slogan': 'Commercial premises, from the offer to the signed lease.',
  'mail.footer': 'Sent automatically by {operator}. Questions: {contact}.',
  'mail.view': 'Open this message in the browser',
} as const satisfies WordsLike<typeof pl>;
