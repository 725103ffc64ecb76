import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/open-id.ts';

/** Signing in with an account of another service. */
export const en = {
  or: 'or',
  act: 'Continue with your {name} account',
  busy: 'Taking you there…',
  'problem.openid-taken': 'An account with this e-mail address exists already. Sign in with the password, or set a new one.',
  'problem.openid-cancelled': 'The sign-in was interrupted. You can try again or use your password.',
  'problem.openid-failed': 'Signing in with the account of the other service did not work. Try again, or use your password.',
  'problem.openid-unavailable': 'The service that you want to sign in with does not answer. Try again in a moment, or use your password.',
  'problem.openid-no-email': 'The account of the other service gave no e-mail address. Open an account with a password.',
  'problem.openid-old':
    'The provider did not ask again who you are, so this sign-in confirms nothing. Set a password by the mailed link, and confirm with it.',
  'complete.text': 'You are opening an account with the address {email}. Check the data: they go into leases as they stand here.',
  'complete.act': 'Open the account',
  'complete.busy': 'Opening the account…',
  'complete.over': 'Sign in again',
} as const satisfies WordsLike<typeof pl>;
