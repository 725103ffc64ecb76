import type { Words } from '../../kit/words.ts';

/** The card of real-estate agents. */
export const pl = {
  title: 'Pośrednik nieruchomości',
  text: 'Zaznacz, jeśli zajmujesz się lokalami dla ich właścicieli: możesz wtedy zaproponować właścicielowi umowę z pełnomocnictwem i publikować ofertę w jego imieniu.',
  'is.agent': 'Jestem pośrednikiem nieruchomości',
  license: 'Numer licencji zawodowej',
  'license.hint': 'Nieobowiązkowy. Najwyżej {n} znaków.',
  save: 'Zapisz',
  busy: 'Zapisuję…',
  saved: 'Zapisano.',
} as const satisfies Words;
