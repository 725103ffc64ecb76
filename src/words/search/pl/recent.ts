import type { Words } from '../../kit/words.ts';

/** Offers looked at last. */
export const pl = {
  title: 'Ostatnio oglądane',
  text: 'Lista jest zapisana tylko w tej przeglądarce.',
  clear: 'Wyczyść listę',
} as const satisfies Words;
