import { expect, test } from 'vitest';
import { type RoomKind, roomKinds } from '../../domain/kit/dictionaries.ts';
import { parseRooms } from '../../domain/offers/rules/room-list.ts';
import { dictionaryWords } from '../kit/dictionaries.ts';
import { roomSynonyms } from './facts/room-synonyms.ts';

const read = (text: string, lang: 'pl' | 'en' = 'pl') =>
  parseRooms(text, (kind) => [dictionaryWords[lang][`roomKind.${kind}`], ...roomSynonyms[lang][kind]], lang === 'pl' ? ',' : '.');
const salesFloor = { group: 'commercialAndServiceRooms', kind: 'sales_floor', surface: 70.2 };

test.for<readonly [text: string, rooms: readonly object[]]>([
  ['Sala sprzedaży 70,2; Zaplecze 30,5', [salesFloor, { group: 'commercialAndServiceRooms', kind: 'stock_room', surface: 30.5 }]],
  ['sala sprzedazy: 70.2 m²', [salesFloor]],
  ['Sala sprzedaży\t70,2 m2\nToaleta\t3', [salesFloor, { group: 'ancillaryRooms', kind: 'toilet', surface: 3 }]],
  ['sala sp – 70,2 m kw.', [salesFloor]],
  ['Sala sprzedaży 1 200,50 m²', [{ ...salesFloor, surface: 1200.5 }]],
  ['Toaleta 2 12,5 m²', [{ group: 'ancillaryRooms', kind: 'toilet', surface: 12.5 }]],
])('a list of rooms is read: %s', ([text, rooms]) => expect(read(text)).toEqual({ rooms, unread: [] }));

test.for<readonly [text: string, surface: number]>([
  ['Sales floor 1,200.50', 1200.5],
  ['Sales floor: 70.2 sqm', 70.2],
  ['Sales floor 70 sq. m', 70],
  ['sales floor 1,200 m²', 1200],
  ['Sales floor 70,25', 70.25],
])('an English list is read: %s', ([text, surface]) => expect(read(text, 'en')).toEqual({ rooms: [{ ...salesFloor, surface }], unread: [] }));

test('every kind of room is read by its name, in both languages', () => {
  for (const lang of ['pl', 'en'] as const)
    for (const kind of roomKinds) expect(read(`${dictionaryWords[lang][`roomKind.${kind}`]} 5`, lang).rooms.map((room) => room.kind)).toEqual([kind]);
});

test.for(['Biuro\t20\t2', 'Sala sprzedaży\t120\t350'])('a row of a table with more than kind and area is left to the person: %s', (item) =>
  expect(read(`${item}\nToaleta\t3`)).toMatchObject({ rooms: [{ kind: 'toilet', surface: 3 }], unread: [item] }),
);

test.for(['basen 12', 'Sala sprzedaży', 'sala 12', '70,2', 'K 4', 'Korytarz x 6 x'])(
  'what names no one kind or no area is left to the person: %s',
  (item) => expect(read(`${item}; Toaleta 3`)).toMatchObject({ rooms: [{ kind: 'toilet' }], unread: [item] }),
);

test.for<readonly [lang: 'pl' | 'en', name: string, kind: RoomKind]>([
  ['pl', 'WC', 'toilet'],
  ['pl', 'wc 2', 'toilet'],
  ['pl', 'Łazienka', 'toilet'],
  ['pl', 'aneks', 'kitchen'],
  ['pl', 'Aneks kuchenny', 'kitchen'],
  ['pl', 'komunikacja', 'corridor'],
  ['pl', 'klatka', 'stairwell'],
  ['pl', 'kl. schodowa', 'stairwell'],
  ['pl', 'biuro', 'private_office'],
  ['pl', 'Biuro nr 3', 'private_office'],
  ['pl', 'pom. biurowe', 'private_office'],
  ['pl', 'sala konf.', 'conference_room'],
  ['pl', 'Pom. gosp.', 'utility_room'],
  ['pl', 'pom. socjalne', 'stock_room'],
  ['pl', 'hala', 'storage'],
  ['en', 'Restroom', 'toilet'],
  ['en', 'Meeting room', 'conference_room'],
  ['en', 'Office II', 'private_office'],
  ['en', 'Warehouse', 'storage'],
  ['en', 'Hallway', 'corridor'],
])('what people write for a kind of room is read, too (%s): %s', ([lang, name, kind]) =>
  expect(read(`${name} 12,5 m²`, lang)).toMatchObject({ rooms: [{ kind, surface: 12.5 }], unread: [] }),
);

test('no two kinds of rooms are called the same', () => {
  for (const lang of ['pl', 'en'] as const) {
    const names = roomKinds.flatMap((kind) =>
      [dictionaryWords[lang][`roomKind.${kind}`], ...roomSynonyms[lang][kind]].map((name) => name.toLowerCase()),
    );
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  }
});
