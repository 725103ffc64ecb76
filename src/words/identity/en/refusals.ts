import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/refusals.ts';

/** What the identity room refuses, in words. */
export const en = {
  'refusal.identity.email_unverified': 'Confirm your e-mail address first.',
  'refusal.identity.not_found': 'We have not found this person.',
  'refusal.identity.reason_required': 'Give the reason for the refusal.',
} as const satisfies WordsLike<typeof pl>;
