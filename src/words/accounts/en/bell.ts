import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/bell.ts';

/** The bell of the header. */
export const en = {
  title: 'Notifications',
  list: 'List of notifications',
  none: 'Notifications',
  unread: { one: 'Notifications: {n} new', other: 'Notifications: {n} new' },
  all: 'Mark all as read',
  settings: 'Notification settings',
  empty: 'Nothing here yet',
  'empty.text': 'When something happens to your offers, leases or account, you will see it here and get an e-mail.',
  new: 'new',
  older: 'Older',
  loading: 'Loading…',
  failed: 'The notifications could not be loaded.',
  again: 'Try again',
} as const satisfies WordsLike<typeof pl>;
