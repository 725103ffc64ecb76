import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/brochure.ts';

/** The brochure of an offer and the link to it, in English. */
export const en = {
  link: 'Brochure (PDF)',
  send: 'Send this offer by e-mail',
  file: 'brochure-{number}',
  title: 'Brochure of offer no. {number}',
  label: 'Offer no. {number}',
  information: 'Information on the premises',
  'page.words': 'page {page} of {pages}',
  'photo.alt': 'Photo of the premises {n}',
  logo: 'Parter',
  rooms: 'Rooms and areas',
  'rooms.more': { one: 'and {n} more room on the page of the offer', other: 'and {n} more rooms on the page of the offer' },
  'rooms.level': 'Floor',
  'rooms.room': 'Room',
  'rooms.area': 'Area',
  'rooms.total': 'Usable area',
  about: 'About the premises',
  place: 'Location',
  'map.alt': 'Sketch map: {address}',
  'map.source': 'Sketch map. Natural Earth, GeoNames (CC BY 4.0). Roads: straight from town to town.',
  'qr.alt': 'QR code with the address of the offer’s page',
  'qr.title': 'Page of the offer',
  'qr.text': 'With all photos and details, questions and the reservation.',
  'qr.text.sell': 'With all photos and details, and questions to the owner.',
  'metered.unknown': 'The landlord did not say what utilities or the service charge cost. The total leaves that out.',
  'nature.rent':
    'This brochure is information and not an offer within the meaning of the Polish Civil Code. Whether, on which terms and until when the landlord is bound is said by the sealed document of the offer{number} alone, in Polish: open it on the page of the offer.',
  'nature.number': ' no. {number}',
  'nature.sell':
    'This brochure is information, and the announcement of the sale invites to talks. Neither is an offer within the meaning of the Polish Civil Code.',
  drawn: 'As of {day}',
  'picture.rent': 'Premises to let',
  'picture.sell': 'Premises for sale',
  'picture.alt': '{name}: {details}',
} as const satisfies WordsLike<typeof pl>;
