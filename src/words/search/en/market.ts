import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/market.ts';

/** The page of a market: a use in a province or a town. */
export const en = {
  'title.office': 'Offices to let: {place}',
  'title.retail': 'Retail and service units to let: {place}',
  'title.warehouse': 'Warehouses and halls to let: {place}',
  'place.province': '{province} province',
  'place.city': '{city}, {province} province',
  'description.office': 'Offices to let, {place}: binding offers with address, photos and map. A 24-hour reservation and the contract online.',
  'description.retail':
    'Retail and service units to let, {place}: binding offers with address, photos and map. A 24-hour reservation and the contract online.',
  'description.warehouse':
    'Warehouses and halls to let, {place}: binding offers with address, photos and map. A 24-hour reservation and the contract online.',
  count: { one: '{n} binding offer to let', other: '{n} binding offers to let' },
  all: 'Show all with filters and map',
  empty: 'There are no offers here now',
  'empty.text': 'See other uses and towns nearby below, or all Poland.',
  'empty.act': 'Offers all over Poland',
  uses: 'Other uses',
  cities: 'In other towns of the province',
  'cities.none': 'In the province',
  'cities.province': 'By town',
  province: 'All of {province} province',
  'link.use': '{use} ({n})',
  'link.city': '{city} ({n})',
} as const satisfies WordsLike<typeof pl>;
