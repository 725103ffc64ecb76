import type { Words } from '../../kit/words.ts';

/** Two devices changed the same fields of an offer. */
export const pl = {
  text: {
    one: 'To samo pole zmieniono w dwóch miejscach. Wybierz, która wersja ma zostać. Resztę zmian połączymy.',
    few: 'Te same pola ({n}) zmieniono w dwóch miejscach. Wybierz, które wersje mają zostać. Resztę zmian połączymy.',
    many: 'Te same pola ({n}) zmieniono w dwóch miejscach. Wybierz, które wersje mają zostać. Resztę zmian połączymy.',
    other: 'Te same pola ({n}) zmieniono w dwóch miejscach. Wybierz, które wersje mają zostać. Resztę zmian połączymy.',
  },
  mine: 'Tutaj, jeszcze niezapisane',
  theirs: 'Zapisane gdzie indziej',
  empty: 'puste',
  room: 'pomieszczenie {n}',
  apply: 'Zapisz wybrane',
  'all.mine': 'Wszędzie moje',
  'all.theirs': 'Wszędzie zapisane',
} as const satisfies Words;
