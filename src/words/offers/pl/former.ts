import type { Words } from '../../kit/words.ts';

/** A section of the form filled in as in a former offer. */
export const pl = {
  act: 'Jak w mojej ofercie…',
  asking: 'Wczytuję Twoje oferty…',
  list: 'Oferty Twoje i Twojej firmy',
  none: 'Żadna z Twoich ofert nie ma tej części wypełnionej.',
  unnamed: 'Oferta bez nazwy',
  taken: {
    one: 'Przeniesiono z oferty „{name}”: {n} pole.',
    few: 'Przeniesiono z oferty „{name}”: {n} pola.',
    many: 'Przeniesiono z oferty „{name}”: {n} pól.',
    other: 'Przeniesiono z oferty „{name}”: {n} pola.',
  },
  undo: 'Cofnij',
} as const satisfies Words;
