import type { pl } from '../pl/refusals.ts';
import type { WordsLike } from '../words.ts';

/** The kit's refusals in English. */
export const en = {
  'refusal.kit.internal': 'Something went wrong. Please try again later.',
  'refusal.kit.network': 'The server could not be reached. Check your connection and try again.',
  'refusal.kit.invalid_input': 'The data sent could not be read. Check the marked fields.',
  'refusal.kit.invalid_field': 'This value is not valid.',
  'refusal.kit.unknown_call': 'There is no such call.',
  'refusal.kit.not_found': 'Not found.',
  'refusal.kit.signed_out': 'Sign in to do this.',
  'refusal.kit.email_unverified': 'Confirm your e-mail address first.',
  'refusal.kit.denied': 'You do not have permission to do this.',
  'refusal.kit.foreign_origin': 'The request came from another site and was refused.',
  'refusal.kit.too_many_calls': 'Too many requests in a short time. Try again in {retryAfter} s.',
  'refusal.kit.too_large': 'The data sent is too large.',
  'refusal.kit.address_too_long': 'This address is too long. Open the page again from the menu or the search.',
  'refusal.kit.command_reused': 'Something else was done under this command id. Reload the page and try again.',
  'refusal.kit.still_running': 'This command is being carried out right now. Reload the page in a moment.',
  'refusal.kit.database_away': 'The service is briefly unavailable and saved nothing. Try again in a minute.',
  'refusal.kit.storage_full': 'The service cannot save anything now; we know about it. Your data stay on this page: try again in a few minutes.',
  'refusal.lifecycle.not_allowed': 'This step can no longer be taken. Reload the page to see where things stand.',
  'refusal.lifecycle.wrong_actor': 'This step belongs to the other side.',
  'refusal.lifecycle.conflict': 'Somebody was faster, and the matter is at another stage already. Reload the page.',
  'refusal.code.wrong': { one: 'The code is wrong. {n} try is left.', other: 'The code is wrong. {n} tries are left.' },
  'refusal.code.expired': 'The code is no longer valid. Ask for a new one.',
  'refusal.code.used': 'This code has been used already and what it confirmed is stored. Reload the page to see it.',
  'refusal.code.too_many_tries': 'Too many wrong tries. Ask for a new code.',
  'refusal.code.resend_too_soon': 'You can send a new code in {retryAfter} s.',
  'refusal.code.too_many_sent': 'Too many codes were sent within an hour. Try again later.',
  'refusal.mail.not_found': 'The content of the message could not be fetched. Check that the link is right.',
} as const satisfies WordsLike<typeof pl>;
