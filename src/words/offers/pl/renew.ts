import type { Words } from '../../kit/words.ts';

/** An offer that ran out, to its owner. */
export const pl = {
  text: 'Termin minął: oferta już nie wiąże i nie ma jej w wyszukiwarce. Możesz wystawić ją ponownie z tymi samymi danymi.',
  act: 'Wystaw ponownie',
  busy: 'Kopiuję…',
  done: 'Powstał nowy projekt z tymi samymi danymi.',
  failed: 'Nie udało się skopiować oferty',
} as const satisfies Words;
