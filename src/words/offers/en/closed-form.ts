import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/closed-form.ts';

/** The form of an offer for those who may not fill it in. */
export const en = {
  'guest.title': 'Sign in to fill in an offer',
  'guest.text': 'This is what the form of an offer looks like. Once signed in you can fill it in; it saves itself and binds nobody before you sign.',
  'no_access.title': 'You have no access to this form',
  'no_access.text':
    'This offer belongs to somebody else, or is gone. If it is your company’s, sign in with the account that is linked to it. You can also begin an offer of your own.',
  signIn: 'Sign in',
  signUp: 'Create an account',
  drafts: 'My drafts',
  new: 'New offer',
} as const satisfies WordsLike<typeof pl>;
