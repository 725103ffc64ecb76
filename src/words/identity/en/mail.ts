import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/mail.ts';

/** E-mails of the identity room. */
export const en = {
  'accepted.subject': 'Your identity has been confirmed',
  'accepted.preheader': 'Next step: link your account with a company.',
  'accepted.heading': 'Done, {firstName}',
  'accepted.text':
    'We have confirmed your identity. Once your account is linked with a company, you can publish offers, reserve premises and sign leases.',
  'accepted.button': 'Link your company',
  'accepted.linked.preheader': '{company} is already linked with your account.',
  'accepted.linked.text':
    'We have confirmed your identity, and {company} is already linked with your account. Once the company is approved, you can publish offers, reserve premises and sign leases.',
  'accepted.linked.button': 'Open my board',
  'rejected.subject': 'We have not confirmed your identity',
  'rejected.preheader': 'See the reason and try again.',
  'rejected.heading': '{firstName}, we need a correction',
  'rejected.text': 'We could not confirm your identity this time. The reason:',
  'rejected.incorrect_data': 'The first or last name in mObywatel differs from your profile. Correct it in account information and start again.',
  'rejected.time_expired_error': 'The connection with mObywatel was not made in time. Check the internet on your phone and start again.',
  'rejected.button': 'Try again',
} as const satisfies WordsLike<typeof pl>;
