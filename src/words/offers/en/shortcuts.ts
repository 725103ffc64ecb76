import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/shortcuts.ts';

/** What spares the landlord typing, in English. */
export const en = {
  'level.below': 'Floor below',
  'rooms.open': 'Enter the rooms as a list',
  'rooms.list': 'Rooms of the floor {name}',
  'rooms.hint':
    'Name and area, each on a line of its own or after a semicolon: “Sales floor 70.2; WC 3.5”. You may paste from a table; usual names and short forms are understood, too.',
  'rooms.add': 'Add from the list',
  'rooms.unread':
    'This was not understood: {items}. Use a name from the list of room kinds with its area, for example “Corridor 6”, or add the room by itself.',
  'describe.act': 'Propose a description from the fields',
  'describe.act.ai': 'Propose a description (artificial intelligence)',
  'describe.ai':
    'With the press, Google (Gemini) gets only what everybody will read on the page of the offer: no price, no terms, no data of account and company.',
  'describe.ai.asking': 'The artificial intelligence is writing…',
  'describe.ai.done': 'An artificial intelligence (Gemini) proposed this description. Check and correct it: it becomes part of your offer.',
  'describe.ai.away': 'The artificial intelligence does not answer now, so the description was made from a template.',
  'describe.later': 'You may leave this until the end: a description is proposed from the use, the area and further fields, for you to change.',
  'describe.use': 'Use: {use}, {area}.',
  'describe.address': 'Address: {address}.',
  'describe.building': 'Building: {building}.',
  'describe.rooms': 'Rooms: {rooms}.',
  'describe.installations': 'Installations: {installations}.',
  'describe.parking': 'Parking spaces: {n}.',
  'default.own_use': 'We ticked what such premises are usually used for. Untick what you do not agree to.',
  'default.ready_offices': 'The default of offices: they are usually ready to move in.',
  'default.fit_out': 'The default of retail and services: the premises have to be fitted out before they open.',
  'default.racks': 'The default of warehouses: racks and goods take longer to move than furniture.',
  'default.office_term': 'The default of offices: three years.',
  'default.retail_term': 'The default of retail and services: five years, because the fit-out has to pay off.',
  'default.warehouse_term': 'The default of warehouses: three years.',
  'former.act': 'As in my offer…',
  'former.asking': 'Reading your offers…',
  'former.list': 'Your offers and those of your company',
  'former.none': 'None of your offers has this section filled in.',
  'former.unnamed': 'Unnamed offer',
  'former.taken': { one: 'Taken from “{name}”: {n} field.', other: 'Taken from “{name}”: {n} fields.' },
  'former.undo': 'Undo',
} as const satisfies WordsLike<typeof pl>;
