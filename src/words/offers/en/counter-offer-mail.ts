import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/counter-offer-mail.ts';

/** E-mails about counter-offers. */
export const en = {
  'row.offer': 'Offer',
  'row.company': 'Company',
  'row.landlord': 'Landlord',
  'row.rent': 'Net rent a month',
  'row.term': 'Further term',
  'row.until': 'Waits for an answer until',
  'row.firstRight': 'First right until',
  'row.reason': 'Reason',
  'rent.change': '{after} instead of {before}',
  term: { one: '{n} month', other: '{n} months' },
  'sent.subject': 'Counter-offer for "{name}"',
  'sent.preheader': '{other} proposes other terms and waits for an answer until {until}.',
  'sent.heading': 'A company proposes other terms',
  'sent.text':
    'A verified company wants to rent your premises on the terms below. Nothing has changed yet: your offer binds as it was signed, and anybody may book it.',
  'sent.next':
    'If you accept the counter-offer, we prepare a new version of the offer for you to sign with a code. If you decline it or do not answer until {until}, the offer stays as it is.',
  'sent.button': 'See what would change',
  'signed.subject': 'Counter-offer accepted: "{name}"',
  'signed.preheader': 'Until {until} only your company may book these premises.',
  'signed.heading': 'The landlord accepted the counter-offer',
  'signed.text': 'The landlord signed a new version of the offer ({version}) with the terms that your company proposed.',
  'signed.next':
    'Until {until} only your company may book the premises. After that, if the offer still runs, the new version is open to all companies.',
  'signed.button': 'Book the premises',
  'declined.subject': 'Counter-offer declined: "{name}"',
  'declined.preheader': 'The landlord’s offer stays as it is.',
  'declined.heading': 'The landlord declined the counter-offer',
  'declined.text': 'The landlord did not accept the terms that your company proposed.',
  'declined.next':
    'The premises can still be booked on the terms of the offer, if nobody was faster. Your company may also send another counter-offer.',
  'declined.next.hidden': 'This offer is not shown now. Until it is visible again it cannot be booked, and no counter-offer can be sent.',
  'declined.button': 'Open the offer',
  'withdrawn.subject': 'Counter-offer withdrawn: "{name}"',
  'withdrawn.preheader': '{other} takes its proposal back.',
  'withdrawn.heading': 'The company withdrew its counter-offer',
  'withdrawn.text': 'The company that proposed other terms withdrew its counter-offer. It does not wait for an answer any more.',
  'withdrawn.next': 'There is nothing for you to do. Your offer binds as it was signed.',
  'withdrawn.button': 'Open the offer',
  'expired.subject': 'Counter-offer without an answer: "{name}"',
  'expired.preheader': 'The landlord did not answer in time.',
  'expired.heading': 'The counter-offer ran out',
  'expired.text': 'The landlord did not answer in time to the terms that your company proposed.',
  'expired.next': 'If the offer is still open, your company may book it on its terms or send another counter-offer.',
  'expired.next.hidden': 'This offer is not shown now. Until it is visible again it cannot be booked, and no counter-offer can be sent.',
  'expired.button': 'Open the offer',
  'closed.subject': 'Counter-offer closed: "{name}"',
  'closed.preheader': 'It does not wait for the landlord’s answer any more.',
  'closed.heading': 'The counter-offer does not wait for an answer any more',
  'closed.text': 'A lease of these premises was signed, so we closed your company’s counter-offer.',
  'closed.next': 'Search shows similar premises.',
  'closed.text.taken_up':
    'The landlord signed a new version of the offer that holds everything your company asked for, so we closed its counter-offer.',
  'closed.next.taken_up':
    'For 24 hours from the signature of that version, at the latest until the offer ends, the company whose counter-offer was accepted has the first right. After that, if the offer still runs, your company may book the premises on the new terms, if nobody was faster.',
  'closed.button': 'Open the offer',
  'hidden.button': 'See the counter-offer',
} as const satisfies WordsLike<typeof pl>;
