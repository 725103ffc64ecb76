import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/list-title.ts';

/** What the page of search is called in tabs and by search engines. */
export const en = {
  title: 'Business premises to let',
  'title.office': 'Offices to let',
  'title.retail': 'Retail and service units to let',
  'title.warehouse': 'Warehouses and halls to let',
  'title.sell': 'Business premises for sale',
  'title.sell.office': 'Offices for sale',
  'title.sell.retail': 'Retail and service units for sale',
  'title.sell.warehouse': 'Warehouses and halls for sale',
  'title.place': '{what}: {place}',
  description: 'Binding lease offers for offices, retail units, warehouses and halls all over Poland. A 24-hour reservation and the contract online.',
  'description.sell': 'Sale announcements of offices, retail units, warehouses and halls all over Poland, with address, photos and map.',
} as const satisfies WordsLike<typeof pl>;
