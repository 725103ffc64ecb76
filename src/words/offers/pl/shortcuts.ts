import type { Words } from '../../kit/words.ts';

/** What spares the landlord typing: rooms from a list, a description proposed from the fields. */
export const pl = {
  'level.below': 'Kondygnacja poniżej',
  'rooms.open': 'Wpisz pomieszczenia listą',
  'rooms.list': 'Pomieszczenia kondygnacji {name}',
  'rooms.hint': 'Nazwa i powierzchnia, każde w nowym wierszu albo po średniku: „Sala sprzedaży 70,2; Zaplecze 30,5”. Możesz wkleić z tabeli.',
  'rooms.add': 'Dodaj z listy',
  'rooms.unread':
    'Tego nie rozpoznajemy: {items}. Użyj nazwy z listy rodzajów pomieszczeń i dopisz powierzchnię, na przykład „Korytarz 6”, albo dodaj pomieszczenie osobno.',
  'describe.act': 'Zaproponuj opis z wypełnionych pól',
  'describe.later': 'Możesz zostawić na koniec: z przeznaczenia, powierzchni i dalszych pól zaproponujemy opis, który poprawisz.',
  'describe.use': 'Przeznaczenie: {use}, {area}.',
  'describe.address': 'Adres: {address}.',
  'describe.building': 'Budynek: {building}.',
  'describe.rooms': 'Pomieszczenia: {rooms}.',
  'describe.installations': 'Instalacje: {installations}.',
  'describe.parking': 'Miejsca parkingowe: {n}.',
  'former.act': 'Jak w mojej ofercie…',
  'former.asking': 'Wczytuję Twoje oferty…',
  'former.list': 'Oferty Twoje i Twojej firmy',
  'former.none': 'Żadna z Twoich ofert nie ma tej części wypełnionej.',
  'former.unnamed': 'Oferta bez nazwy',
  'former.taken': {
    one: 'Przeniesiono z oferty „{name}”: {n} pole.',
    few: 'Przeniesiono z oferty „{name}”: {n} pola.',
    many: 'Przeniesiono z oferty „{name}”: {n} pól.',
    other: 'Przeniesiono z oferty „{name}”: {n} pola.',
  },
  'former.undo': 'Cofnij',
} as const satisfies Words;
