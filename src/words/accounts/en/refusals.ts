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
  'refusal.person.name_required': 'Give your first and last name.',
  'refusal.person.name_locked': 'Your name was confirmed together with your identity, so it cannot be changed now. Write to us if it has changed.',
  'refusal.email.taken': 'An account with this e-mail address exists already. Sign in or set a new password.',
  'refusal.email.invalid': 'Enter a valid e-mail address.',
  'refusal.email.no_change': 'No new address is waiting for a code. Enter the new address again.',
  'refusal.email.undo_over': 'The time to undo the change of address is over.',
  'refusal.password.too_short': 'The password must have at least {min} characters.',
  'refusal.password.too_long': 'The password may have at most {max} characters.',
  'refusal.password.no_upper': 'Add an upper-case letter to the password.',
  'refusal.password.no_lower': 'Add a lower-case letter to the password.',
  'refusal.password.wrong': 'This is not the password of this account.',
  'refusal.password.link_invalid': 'This link has expired or was used already. Ask for a new one.',
  'refusal.signin.wrong': 'Wrong e-mail address or password.',
  'refusal.mail.link_unknown': 'We no longer know this link. Sign in to choose which e-mails you get.',
  'refusal.claim.not_granted': 'This person does not hold this claim.',
  'refusal.claim.last_admin': 'This is the last admin. Grant the claim to somebody else first.',
  'refusal.claim.denied': 'Only an admin grants claims.',
  'refusal.deletion.held': 'The account cannot be deleted yet: what holds it stands in the list.',
  'refusal.deletion.sign_in_again': 'Sign in again to delete the account.',
  'refusal.deletion.not_confirmed': 'Confirm the deletion again. The earlier confirmation was good for 15 minutes.',
  'refusal.deletion.not_found': 'There is no such deletion of an account.',
  'refusal.copy.not_found': 'This copy of your data is gone. Order a new one.',
} as const satisfies WordsLike<typeof pl>;
