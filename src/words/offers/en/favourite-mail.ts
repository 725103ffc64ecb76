import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/favourite-mail.ts';

/** E-mails to those who keep an offer among their favourites. */
export const en = {
  'label.offer': 'Offer',
  'label.address': 'Address',
  'label.rent': 'Net rent a month',
  'rent.change': '{before}, now {after}',
  'reserved.subject': 'Your favourite offer “{name}” is reserved',
  'reserved.preheader': 'Another company comes first until its reservation ends.',
  'reserved.heading': 'Somebody reserved premises from your favourites',
  'reserved.text':
    'The reservation runs until {time}. If the company has not signed a lease by then, the premises are free again and we will let you know.',
  'reserved.button': 'See the offer',
  'free.subject': 'Your favourite offer “{name}” is free again',
  'free.preheader': 'The reservation ended without a lease.',
  'free.heading': 'Premises from your favourites are free again',
  'free.text': 'Another company’s reservation ended without a lease. The offer binds until {time}.',
  'free.button': 'See the offer',
  'let.subject': 'Your favourite offer “{name}”: the premises are let',
  'let.preheader': 'Another company signed the lease.',
  'let.heading': 'Premises from your favourites were let',
  'let.text': 'Another company signed the lease. The page of the offer shows similar premises.',
  'let.button': 'See similar premises',
  'terms.subject': 'Your favourite offer “{name}” has better terms',
  'terms.preheader': 'The landlord signed a new version of the offer.',
  'terms.heading': 'Premises from your favourites on better terms',
  'terms.text':
    'The landlord signed a new version of the offer: a lower rent, a further lease term, or both. Until {time} only the company that proposed it may book, then everybody may.',
  'terms.button': 'See the offer',
  note: 'We write because this offer is among your favourites. Remove it from there and we will stop writing about it.',
} as const satisfies WordsLike<typeof pl>;
