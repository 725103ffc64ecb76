import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/refusals.ts';

/** What the identity room refuses, in words. */
export const en = {
  'refusal.identity.code_over': 'The code ran out more than a minute ago, so no decision can rest on it. Enter a new code.',
  'refusal.identity.email_unverified': 'Confirm your e-mail address first.',
  'refusal.identity.message_required': 'Write what the user is to read.',
  'refusal.identity.not_found': 'We have not found this person.',
  'refusal.identity.reason_required': 'Give the reason for the refusal.',
  'refusal.identity.request_not_found': 'This request is gone. The list refreshes by itself.',
} as const satisfies WordsLike<typeof pl>;
