import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/overview.ts';

/** What waits for a person, on the console’s first page. */
export const en = {
  title: 'Waiting for a person',
  text: 'The longest waiting comes first.',
  none: 'Nothing is waiting.',
  more: '{n}+',
  long: 'long',
  count: { one: '{n} case', other: '{n} cases' },
  requests: 'Requests of the citizen app',
  identityFiles: 'Signed files',
  companies: 'Companies to review',
  companyChanges: 'Changes of accepted company data',
  unmatched: 'Receipts without a lease',
  transfers: 'Refunds and payouts to book',
  approvals: 'Approvals by a second admin',
  moneyProblems: 'Problems with a deposit',
  forms: 'Files of the written form',
  agencyFiles: 'Files of powers of attorney',
  tasks: 'Tasks',
  photos: 'Photos to look at',
  notices: 'Notices about offers and listings',
  reports: 'Reports of errors and suggestions',
  jobs: 'Stopped background jobs',
  'age.now': 'just now',
  'age.minutes': 'for {n} min',
  'age.hours': 'for {n} h',
  'age.days': { one: 'for {n} day', other: 'for {n} days' },
} as const satisfies WordsLike<typeof pl>;
