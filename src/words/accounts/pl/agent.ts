import type { Words } from '../../kit/words.ts';

/** The card of real-estate agents. */
export const pl = {
  title: 'Pośrednik nieruchomości',
  text: 'Zaznacz, jeśli zajmujesz się lokalami dla ich właścicieli.',
  'is.agent': 'Jestem pośrednikiem nieruchomości',
  license: 'Numer licencji zawodowej',
  'license.hint': 'Nieobowiązkowy. Najwyżej 40 znaków.',
  save: 'Zapisz',
  busy: 'Zapisuję…',
  saved: 'Zapisano.',
} as const satisfies Words;
