import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/mail.ts';

/** E-mails to prospects, for those whose account speaks English. */
export const en = {
  'website.subject': 'Parter: commercial premises to let',
  'website.preheader': '{caller} sends you the address of the service',
  'website.heading': 'Parter: letting commercial premises',
  'website.button': 'Open Parter',
  'offer.subject': 'An offer on Parter: {name}',
  'offer.preheader': '{caller} sends you an offer of premises',
  'offer.heading': '{name}',
  'offer.text': '{caller} sends you an offer of premises on Parter.',
  'offer.button': 'See the offer',
  'row.place': 'Place',
  'row.area': 'Area',
  'basis.call': 'We write because somebody at this address agreed to it in a call on {day}.',
  'basis.form': 'We write because somebody at this address agreed to it in a form on {day}.',
  'basis.inquiry': 'We write because somebody from this address asked about premises on {day}.',
  privacy:
    'We keep your address, the consent and whether the link was opened for {months} months, as proof of the consent. The link below unsubscribes at once and without signing in.',
} as const satisfies WordsLike<typeof pl>;
