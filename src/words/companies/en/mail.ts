import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/mail.ts';

/** E-mails of the companies room. */
export const en = {
  'accepted.subject': 'Company {company} has been confirmed',
  'accepted.preheader': 'You can publish offers and sign leases on its behalf.',
  'accepted.heading': 'Your company is confirmed',
  'accepted.text': 'We have checked the details of {company}. You can now publish binding offers, reserve premises and sign leases on its behalf.',
  'accepted.button': 'Go to your board',
  'rejected.subject': 'The details of {company} need a correction',
  'rejected.preheader': 'Correct the details named below and send the company again.',
  'rejected.heading': 'We could not confirm the company',
  'rejected.text': 'We have checked the details of {company}. The reason for the refusal:',
  'rejected.button': 'Correct the company details',
} as const satisfies WordsLike<typeof pl>;
