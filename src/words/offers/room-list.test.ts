import { expect, test } from 'vitest';
import { roomKinds } from '../../domain/kit/dictionaries.ts';
import { parseRooms } from '../../domain/offers/rules/room-list.ts';
import { dictionaryWords } from '../kit/dictionaries.ts';

const read = (text: string, lang: 'pl' | 'en' = 'pl') => parseRooms(text, (kind) => dictionaryWords[lang][`roomKind.${kind}`]);
const salesFloor = { group: 'commercialAndServiceRooms', kind: 'sales_floor', surface: 70.2 };

test.for<readonly [text: string, rooms: readonly object[]]>([
  ['Sala sprzedaży 70,2; Zaplecze 30,5', [salesFloor, { group: 'commercialAndServiceRooms', kind: 'stock_room', surface: 30.5 }]],
  ['sala sprzedazy: 70.2 m²', [salesFloor]],
  ['Sala sprzedaży\t70,2 m2\nToaleta\t3', [salesFloor, { group: 'ancillaryRooms', kind: 'toilet', surface: 3 }]],
  ['sala sp – 70,2 m kw.', [salesFloor]],
  ['Sala sprzedaży 1 200,50 m²', [{ ...salesFloor, surface: 1200.5 }]],
])('a list of rooms is read: %s', ([text, rooms]) => expect(read(text)).toEqual({ rooms, unread: [] }));

test('every kind of room is read by its name, in both languages', () => {
  for (const lang of ['pl', 'en'] as const)
    for (const kind of roomKinds) expect(read(`${dictionaryWords[lang][`roomKind.${kind}`]} 5`, lang).rooms.map((room) => room.kind)).toEqual([kind]);
});

test.for(['basen 12', 'Sala sprzedaży', 'sala 12', '70,2', 'K 4', 'Korytarz x 6 x'])(
  'what names no one kind or no area is left to the person: %s',
  (item) => expect(read(`${item}; Toaleta 3`)).toMatchObject({ rooms: [{ kind: 'toilet' }], unread: [item] }),
);
