import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/wanted.ts';

/** Wanted listings in the console. */
export const en = {
  title: 'Wanted listings',
  text: 'A listing that breaks a law or the terms is taken from the board with reasons. The company gets them by e-mail and cannot restore it.',
  'tab.active': 'On the board',
  'tab.removed': 'Removed',
  'tab.ended': 'Ended',
  'empty.active': 'There are no such listings on the board.',
  'empty.removed': 'There are no removed listings.',
  'empty.ended': 'There are no ended listings.',
  search: 'Place, description, company, NIP, e-mail or id',
  find: 'Search',
  listing: 'Listing',
  company: 'Company',
  state: 'State',
  acts: 'Actions',
  added: 'added {when}',
  radius: 'within {km} km',
  rent: 'rent up to {rent}/m²',
  from: 'from {day}',
  'author.gone': 'the account that added it is gone',
  'state.ACTIVE': 'On the board',
  'state.MATCHED': 'Premises found',
  'state.DELETED': 'Deleted by the company',
  'state.removed': 'Removed by a moderator',
  ended: 'since {when}',
  remove: 'Take from the board',
  'remove.title': 'Remove the listing: {location}?',
  'remove.text': '{company} will read the ground and the reason in an e-mail and cannot restore this listing.',
  'remove.done': 'The listing was taken from the board.',
} as const satisfies WordsLike<typeof pl>;
