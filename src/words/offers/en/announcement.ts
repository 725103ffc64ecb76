import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/announcement.ts';

/** The drawn announcement of a sale, in English. */
export const en = {
  title: 'Announcement of a sale of business premises',
  label: 'Announcement {number}, version {version}',
  lead: '{label}, prepared on {day}',
  'project.title': 'Draft announcement of a sale',
  'project.label': 'Draft announcement “{name}”',
  'project.note': 'This is a draft. The announcement comes to be only when its owner reads its document and signs it with a code.',
  seller: 'Owner',
  'subject.title': 'What is for sale',
  'subject.premises': 'For sale are the premises “{name}” with a usable area of {surface} (total {total}), address: {address}.',
  'subject.title.right': 'The owner’s legal title: {ownership}.',
  'subject.annex': 'Annex 1 describes the premises.',
  'subject.description': 'The owner’s description: {description}',
  'price.title': 'Price',
  'price.net': 'The price for the whole is {price} net (in words: {words}).',
  'price.metre': 'That is {perMetre} net for 1 m² of usable area.',
  'price.vat': 'Taxes and charges on the sale follow the law of the day of the contract of sale.',
  'nature.title': 'Nature of the announcement',
  'nature.until': 'The announcement is valid until {until}, and its owner may delete it at any time.',
  'nature.invitation':
    'The announcement is not an offer within the meaning of art. 66 of the Polish Civil Code. It is an invitation to conclude a contract (art. 71 of the Civil Code) and binds nobody.',
  'nature.service':
    'No contract of sale is concluded in the service, no reservation and no deposit is taken, and no fee is charged for the announcement.',
  'truth.title': 'Declaration',
  'truth.text':
    'The owner declares that the data, description and photos of this announcement are true and that the owner has the right to sell the premises.',
  signature: 'OWNER',
} as const satisfies WordsLike<typeof pl>;
