import type { pl } from '../pl/workspace.ts';
import type { WordsLike } from '../words.ts';

/** The menu of "my board". */
export const en = {
  menu: 'My board',
  today: 'Today',
  start: 'Start',
  dashboard: 'Dashboard',
  'flow-chart': 'How it works',
  portfolio: 'Portfolio',
  'unsigned-offers': 'Drafts',
  'active-offers': 'Offers',
  'signed-offers-landlord': 'Leases as landlord',
  'signed-offers-tenant': 'Leases as tenant',
  'booked-offers': 'Reserved',
  favorites: 'Favourites',
  agency: 'Powers of attorney',
  questions: 'Questions',
  count: { one: '{n} entry', other: '{n} entries' },
  waiting: { one: '{n} waits', other: '{n} wait' },
  'wanted-listings': 'My wanted listings',
  'saved-searches': 'Saved searches',
  account: 'Account',
  'confirm-identity': 'Identity',
  'link-company': 'Company',
  info: 'Account information',
  security: 'Security',
  advanced: 'Advanced',
  notifications: 'Notifications',
  support: 'Support',
  report: 'Report an error or suggestion',
  information: 'Documents',
} as const satisfies WordsLike<typeof pl>;
