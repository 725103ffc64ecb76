import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/refusals.ts';

/** Refusals about a person and their verification. */
export const en = {
  'refusal.person.email_unverified': 'Confirm your e-mail address first.',
  'refusal.person.identity_not_accepted': 'Confirm your identity first.',
  'refusal.person.company_not_accepted': 'Link your account with a company first and wait until it is accepted.',
  'refusal.person.email_change_pending': 'The e-mail address was changed recently. You can do this after {until}.',
  'refusal.person.not_verified': 'User not verified. For this you need a confirmed e-mail address, identity and company.',
  'refusal.person.not_found': 'There is no account with this e-mail address.',
  'refusal.person.not_confirmed':
    'This person has not confirmed their e-mail address yet, so somebody else may have made the account. Ask them to sign in and enter the code that was mailed to them, then try again.',
  'refusal.person.own_case':
    'This is about you or your company, so another admin has to decide. If there is no other one, grant somebody the claim first.',
  'refusal.person.name_required': 'Give your first and last name.',
  'refusal.person.name_locked': 'Your name was confirmed together with your identity, so it cannot be changed now. Write to us if it has changed.',
  'refusal.email.taken': 'An account with this e-mail address exists already. Sign in or set a new password.',
  'refusal.email.invalid': 'Enter a valid e-mail address.',
  'refusal.email.no_change': 'No new address is waiting for a code. Enter the new address again.',
  'refusal.email.undo_over': 'This link no longer works: it was used, or {hours} hours have passed since the change of address.',
  'refusal.password.too_short': 'The password must have at least {min} characters.',
  'refusal.password.too_long': 'The password may have at most {max} characters.',
  'refusal.password.no_upper': 'Add an upper-case letter to the password.',
  'refusal.password.no_lower': 'Add a lower-case letter to the password.',
  'refusal.password.guessable':
    'This password is easy to guess: it stands on lists of known passwords or resembles your data. Join a few words that nobody knows of you.',
  'refusal.password.wrong': 'This is not the password of this account.',
  'refusal.password.link_invalid': 'This link has expired or was used already. Ask for a new one.',
  'refusal.signin.wrong': 'Wrong e-mail address or password.',
  'refusal.signin.code_needed': 'A second factor protects this account. Enter the code of your app or a recovery code, or use a passkey.',
  'refusal.signin.step_over': 'Too much time has passed. Sign in again, from the password on.',
  'refusal.signin.again':
    'This account has no password, and you signed in more than {minutes} minutes ago. Sign in again with the provider that you use, or set a password on the page “Security”, and try once more.',
  'refusal.factor.is_on': 'The second factor is on already.',
  'refusal.factor.is_off': 'The second factor is not on. Begin again to set it up.',
  'refusal.factor.code_used': 'This code was used already. Wait until the app shows the next one.',
  'refusal.factor.too_many_tries': 'Too many wrong codes. Try again in {minutes} min.',
  'refusal.factor.compulsory':
    'An admin must have a second factor. Add another one first (an app with codes or a passkey), or set it up anew on another phone.',
  'refusal.passkey.step_over': '{minutes} minutes have passed, or this attempt was used already. Try the passkey once more.',
  'refusal.passkey.not_accepted':
    'This passkey could not be confirmed. Try once more and confirm that it is you (by PIN, finger or face), or choose another way.',
  'refusal.passkey.counter':
    'The counter of this passkey went back, so it may have been copied. Come in another way, remove it on the page “Security” and add a new one.',
  'refusal.passkey.unknown': 'We do not know this passkey: it may have been removed from the account. Choose another passkey or another way.',
  'refusal.passkey.none': 'This account has no passkey. Enter a code of the app or a recovery code.',
  'refusal.passkey.exists': 'This passkey was added already. Choose another device.',
  'refusal.passkey.too_many': 'You can have at most {max} passkeys. Remove one that you do not use and try again.',
  'refusal.passkey.not_found': 'This passkey is gone. Reload the page.',
  'refusal.session.unknown': 'This session has ended already.',
  'refusal.openid.off': 'Signing in with an account of another service is switched off. Sign in with your password.',
  'refusal.openid.unavailable': 'The service that you want to sign in with does not answer. Try again in a moment, or sign in with your password.',
  'refusal.mail.link_unknown': 'We no longer know this link. Sign in to choose which e-mails you get.',
  'refusal.claim.not_granted': 'This person does not hold this claim.',
  'refusal.claim.last_admin': 'This is the last admin. Grant the claim to somebody else first.',
  'refusal.claim.denied': 'Only an admin grants claims.',
  'refusal.deletion.held': 'The account cannot be deleted yet: what holds it stands in the list.',
  'refusal.deletion.sign_in_again': 'Sign in again to delete the account.',
  'refusal.deletion.not_confirmed': 'Confirm the deletion again. The earlier confirmation was good for {minutes} minutes.',
  'refusal.deletion.not_found': 'There is no such deletion of an account.',
  'refusal.copy.sign_in_again': 'Sign in again to order or download a copy of your data.',
  'refusal.copy.not_found': 'This copy of your data is gone. Order a new one.',
} as const satisfies WordsLike<typeof pl>;
