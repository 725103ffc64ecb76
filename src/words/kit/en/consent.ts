import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/consent.ts';

/** What a visitor allows to be stored. */
export const en = {
  title: 'Your privacy',
  text: 'On this device we keep only what the service cannot work without. For the rest we need your consent; you change it in the footer.',
  all: 'I agree to all',
  necessary: 'Only what is necessary',
  choose: 'I choose',
  save: 'Save my choice',
  policy: 'Privacy policy',
  'necessary.name': 'Necessary',
  'necessary.text': 'Session, language, unsaved drafts and this choice. Always.',
  'preferences.name': 'Convenience',
  'preferences.text':
    'The filters of your last search, the offers that you looked at last, and the places that you look for on the wanted board. In this browser alone.',
  'statistics.name': 'Statistics',
  'statistics.text': 'Which offers and steps are looked at, under a random number of the browser, without name and address.',
  'campaigns.name': 'Campaigns',
  'campaigns.text': 'From which advertisement you come to us. 30 days.',
} as const satisfies WordsLike<typeof pl>;
