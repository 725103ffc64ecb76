import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/pages.ts';

/** The page where a person has their identity confirmed. */
export const en = {
  title: 'Confirm your identity',
  lead: 'In Parter leases are signed by people whose identity is confirmed. A moderator checks that the name in your profile is the one in your identity document.',
  'how.title': 'How it works',
  'how.1': 'Check that the first and last name in your profile are those of your identity card.',
  'how.2': 'Send the request. A moderator contacts you and confirms the data in the official tool.',
  'how.3': 'We e-mail you the result. We keep only the result and the day, never your PESEL number or a photo.',
  name: 'Name in your profile',
  'name.change': 'Change it in account information',
  request: 'Ask to confirm my identity',
  requesting: 'Sending…',
  'email.first': 'Confirm your e-mail address first.',
  'email.link': 'Confirm e-mail',
  'state.INITIAL': 'Not confirmed',
  'state.CHECKING': 'Under review',
  'state.ACCEPTED': 'Confirmed',
  'state.REJECTED': 'Rejected',
  'checking.title': 'A moderator is checking your identity',
  'checking.text': 'It usually takes about an hour, 24 hours at most. You may close this page; it refreshes by itself.',
  'accepted.title': 'Your identity is confirmed',
  'accepted.text': 'Next step: link your account with a company.',
  'accepted.linked': '{company} is already linked with your account.',
  'accepted.link': 'Link a company',
  'rejected.title': 'We have not confirmed your identity',
  'checking.since': 'The request was sent on {when}.',
  'rejected.reason': 'Reason: {reason}',
  'rejected.tookBack': 'An earlier confirmation was taken back. Your offers are hidden and come back by themselves after a new confirmation.',
  'rejected.text': 'Correct what the reason is about: you can change your name in account information. Then ask for confirmation again.',
  'rejected.ask': 'Is the reason unclear? Write to us',
} as const satisfies WordsLike<typeof pl>;
