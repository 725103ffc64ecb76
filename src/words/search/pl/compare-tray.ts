import type { Words } from '../../kit/words.ts';

/** Choosing offers to compare: the button in a card, and what is chosen at the lower edge. */
export const pl = {
  add: 'Porównaj',
  'add.label': 'Porównaj: {name}',
  chosen: 'Porównujesz',
  'chosen.label': 'Porównujesz: {name}',
  tray: 'Porównanie ofert',
  'tray.count': {
    one: '{n} oferta do porównania',
    few: '{n} oferty do porównania',
    many: '{n} ofert do porównania',
    other: '{n} oferty do porównania',
  },
  'tray.open': 'Porównaj',
  'tray.one': 'Dodaj jeszcze jedną',
  'tray.clear': 'Wyczyść',
  'tray.full': 'Porównać można cztery oferty naraz. Usuń jedną, aby dodać następną.',
} as const satisfies Words;
