import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/mail.ts';

/** E-mails about a person's own account. */
export const en = {
  hello: 'Hello {firstName}',
  'code.subject': 'Your Parter code',
  'code.preheader': 'Confirm your e-mail address with the six-digit code. It is valid for 15 minutes.',
  'code.text': 'Enter this code on the page to confirm your e-mail address:',
  'code.note': 'The code is valid for 15 minutes. If you are not opening a Parter account, ignore this message: without the code nothing happens.',
  'reset.subject': 'Set a new Parter password',
  'reset.preheader': 'The link is valid for one hour.',
  'reset.text': 'Somebody, most likely you, asked for a new password for this account. Press the button to set one.',
  'reset.button': 'Set a new password',
  'reset.note': 'The link works once and is valid for one hour. If you did not ask for it, ignore this message: your present password keeps working.',
  'changed.subject': 'Your Parter password was changed',
  'changed.preheader': 'All devices were signed out as well.',
  'changed.text': 'The password of your account was changed on {at}. All devices were signed out; sign in with the new password.',
  'changed.warning': 'If this was not you, set a new password at once and write to us.',
  'changed.button': 'Sign in',
  'change.subject': 'Confirm your new e-mail address in Parter',
  'change.preheader': 'Enter the six-digit code. It is valid for 15 minutes.',
  'change.text': 'Enter this code on the page to make this the address of your account:',
  'change.note': 'If you did not ask for it, ignore this message: without the code nothing changes.',
  'undo.subject': 'The e-mail address of your account was changed',
  'undo.preheader': 'If this was not you, undo the change within 72 hours.',
  'undo.text': 'The e-mail address of your Parter account is now {email}.',
  'undo.warning': 'If this was not you, undo the change and set a new password. For 72 hours nothing can be signed or published with this account.',
  'undo.button': 'Undo the change of address',
  'undo.note': 'The link works for 72 hours. Undoing the change signs all devices out, and the present password stops working.',
  'restored.subject': 'Your Parter e-mail address is back: set a new password',
  'restored.preheader': 'We undid the change of address. The former password no longer works.',
  'restored.text':
    'We undid the change of your e-mail address and signed all devices out. Somebody else may have known your password, so it no longer works. Set a new one:',
  'restored.note': 'The link works once and for an hour. Later, ask for a new one in the sign-in window: “Forgot your password?”.',
} as const satisfies WordsLike<typeof pl>;
