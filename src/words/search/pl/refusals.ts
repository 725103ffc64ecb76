import type { searchRefusals } from '../../../domain/search/refusals.ts';
import type { Word } from '../../kit/words.ts';

export const pl = { 'refusal.place.not_found': 'Nie znamy takiego miejsca. Wybierz miejscowość z podpowiedzi.' } as const satisfies Record<
  `refusal.${keyof typeof searchRefusals}`,
  Word
>;
