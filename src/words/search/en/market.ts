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
  'empty.alone': 'Offers from all Poland can be narrowed with filters.',
  unknown: 'There is no such page here',
  'unknown.text': 'We know no such use or province. All offers can be narrowed with filters.',
  'unknown.act': 'Go to the offers',
  'unknown.city': 'We do not know this town',
  'unknown.city.text': 'There is no place of this name in {province} province. See the offers in the whole province.',
  'links.office': 'Offices to let by province',
  'links.retail': 'Retail and service units to let by province',
  'links.warehouse': 'Warehouses and halls to let by province',
  uses: 'Other uses',
  cities: 'In other towns of the province',
  'cities.none': 'In the province',
  'cities.province': 'By town',
  province: 'All of {province} province',
  'link.use': '{use} ({n})',
  'link.city': '{city} ({n})',
} as const satisfies WordsLike<typeof pl>;
