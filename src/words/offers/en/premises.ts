import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/premises.ts';

/** The description of premises in drawn documents, in English, beside the names of its fields. */
export const en = {
  'premises.place': 'Location and building',
  'premises.county': 'County and province',
  'premises.countyText': '{county} county, {province} province',
  'premises.areas': 'Areas',
  'premises.parking': 'Parking',
  'premises.parkingText': { one: '{n} space, {surface}', other: '{n} spaces, {surface}' },
  'premises.guarded': 'guarded',
  'premises.levels': 'Levels',
  'premises.level': 'Level',
  'premises.heightText': '{cm} cm',
  'premises.liftText': 'up to {kg} kg',
  'premises.rooms': 'Rooms',
  'premises.room': 'Room',
  'premises.sum': 'Total',
  'premises.noRooms': 'No rooms were listed.',
  'premises.media': 'Supplies and installations',
  'premises.installations': 'Installations',
} as const satisfies WordsLike<typeof pl>;
