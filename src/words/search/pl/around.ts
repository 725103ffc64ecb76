import type { Words } from '../../kit/words.ts';

/** What the landing page shows offers of, before the word that changes it; read on the server alone. */
export const pl = {
  all: 'Pokazujemy całą Polskę —',
  province: 'Twoja okolica: {province} —',
  none: 'W województwie wybranym wcześniej nie ma teraz ofert, pokazujemy całą Polskę —',
  last: 'Według ostatniego wyszukiwania: {filters} —',
  'none.last': 'Ostatniemu wyszukiwaniu nie odpowiada teraz żadna oferta, pokazujemy całą Polskę —',
} as const satisfies Words;
