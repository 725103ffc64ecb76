import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/shortcuts.ts';

/** What spares the landlord typing, in English. */
export const en = {
  'level.below': 'Floor below',
  'rooms.open': 'Enter the rooms as a list',
  'rooms.list': 'Rooms of the floor {name}',
  'rooms.hint': 'Name and area, each on a line of its own or after a semicolon: “Sales floor 70.2; Stock room 30.5”. You may paste from a table.',
  'rooms.add': 'Add from the list',
  'rooms.unread':
    'This was not understood: {items}. Use a name from the list of room kinds with its area, for example “Corridor 6”, or add the room by itself.',
  'describe.act': 'Propose a description from the fields',
  'describe.later': 'You may leave this until the end: a description is proposed from the use, the area and further fields, for you to change.',
  'describe.use': 'Use: {use}, {area}.',
  'describe.address': 'Address: {address}.',
  'describe.building': 'Building: {building}.',
  'describe.rooms': 'Rooms: {rooms}.',
  'describe.installations': 'Installations: {installations}.',
  'describe.parking': 'Parking spaces: {n}.',
  'former.act': 'As in my offer…',
  'former.asking': 'Reading your offers…',
  'former.list': 'Your offers and those of your company',
  'former.none': 'None of your offers has this section filled in.',
  'former.unnamed': 'Unnamed offer',
  'former.taken': { one: 'Taken from “{name}”: {n} field.', other: 'Taken from “{name}”: {n} fields.' },
  'former.undo': 'Undo',
} as const satisfies WordsLike<typeof pl>;
