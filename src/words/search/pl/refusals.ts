import type { Words } from '../../kit/words.ts';

export const pl = { 'refusal.place.not_found': 'Nie znamy takiego miejsca. Wybierz miejscowość z podpowiedzi.' } as const satisfies Words;
