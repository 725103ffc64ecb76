import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/refusals.ts';

/** Refusals of the outreach room, in English. */
export const en = {
  'refusal.outreach.url_required': 'Please enter a URL',
  'refusal.outreach.url_wrong':
    'This address cannot be used. Enter the full address of a page, at most 2000 characters, without a user name and password.',
  'refusal.outreach.email_required': 'Please enter an email address',
  'refusal.outreach.email_wrong': 'Please enter a valid email address',
  'refusal.outreach.own_email': 'This is your own address. Enter the recipient’s.',
  'refusal.outreach.content_required': 'Write the message',
  'refusal.outreach.basis_required': 'Say on what ground you write and where it is recorded: commercial mail is forbidden without consent.',
  'refusal.outreach.basis_day_wrong': 'Enter the day on which consent was given, not later than today.',
  'refusal.outreach.left': 'This recipient has unsubscribed from such messages, so we do not write to them any more.',
  'refusal.outreach.cap_own': '{n} messages were sent from your account today. You can send the next ones tomorrow.',
  'refusal.outreach.cap_all': '{n} messages were sent from all accounts today. The next ones can be sent tomorrow.',
  'refusal.outreach.links_full': '{n} links can be created in an hour. Try again later.',
  'refusal.outreach.link_invalid': 'Invalid link ID',
  'refusal.outreach.link_not_found': 'Link not found',
  'refusal.outreach.offer_not_open': 'This offer cannot be sent now: it is not published, has expired or is hidden.',
  'refusal.outreach.span_wrong': 'Choose two days in order, at most a year.',
  'refusal.outreach.bonus_wrong': 'Enter an amount from 0 to {maxAmount}.',
} as const satisfies WordsLike<typeof pl>;
