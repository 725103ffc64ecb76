import type { Words } from '../../kit/words.ts';

/** The way from a search without results to the wanted board, in Polish. */
export const pl = {
  act: 'Dodaj ogłoszenie, a właściciele przyślą oferty',
} as const satisfies Words;
