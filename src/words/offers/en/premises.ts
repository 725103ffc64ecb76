import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/premises.ts';

/** The description of premises in drawn documents, in English, beside the names of its fields. */
export const en = {
  'premises.place': 'Location and building',
  'premises.county': 'County and province',
  'premises.countyText': '{county} county, {province} province',
  'premises.countyCity': '{county} (a city with county rights), {province} province',
  'premises.plot': 'Cadastral plot no. {plot} with an area of {land}, precinct {precinct}; land and mortgage register no. {register}.',
  'premises.plotOnly': 'Cadastral plot no. {plot} with an area of {land}; land and mortgage register no. {register}.',
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
  'premises.planLead':
    'The schematic is drawn from the rooms that the Landlord stated in the offer. The area of each rectangle corresponds to the area of the room, to one scale for all levels. It is no measured plan: it shows neither where the rooms lie nor their shape, walls, doors or windows.',
  'premises.planHeight': 'height {cm} cm',
  'premises.planFloor': 'area of the level {area}',
  'premises.planNumber': 'No.',
  'premises.planArea': 'Area',
  'premises.media': 'Supplies and installations',
  'premises.installations': 'Installations',
} as const satisfies WordsLike<typeof pl>;
