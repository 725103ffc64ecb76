import type { Words } from '../../kit/words.ts';

/** The operator's list of opinions on the answers of the FAQ. */
export const pl = {
  title: 'Opinie o odpowiedziach',
  text: 'Które odpowiedzi na stronie z pytaniami pomagają, a które nie. Opinie są anonimowe i znikają po roku.',
  'view.no': 'Nie pomogły',
  'view.yes': 'Pomogły',
  empty: 'Nie ma tu żadnej opinii.',
  about: 'Czego dotyczy',
  answer: 'Odpowiedź',
  when: 'Kiedy',
  'by.page': 'Pytanie ze strony',
  'by.ai': 'Odpowiedź AI',
  'by.text': 'Odpowiedź z wyszukiwania',
} as const satisfies Words;
