import type { Words } from '../../kit/words.ts';

/** What a visitor allows to be stored. */
export const pl = {
  title: 'Twoja prywatność',
  text: 'Zapisujemy na tym urządzeniu tylko to, bez czego serwis nie działa. Na resztę potrzebujemy Twojej zgody; zmienisz ją w stopce.',
  all: 'Zgadzam się na wszystko',
  necessary: 'Tylko niezbędne',
  choose: 'Wybieram',
  save: 'Zapisz wybór',
  policy: 'Polityka prywatności',
  'necessary.name': 'Niezbędne',
  'necessary.text': 'Sesja, język, niezapisane szkice i ten wybór. Zawsze.',
  'preferences.name': 'Ułatwienia',
  'preferences.text':
    'Filtry ostatniego wyszukiwania, oferty, które oglądasz ostatnio, i miejsca, których szukasz na tablicy ogłoszeń. Tylko w tej przeglądarce.',
  'statistics.name': 'Statystyka',
  'statistics.text': 'Które oferty i kroki się ogląda, pod losowym numerem przeglądarki, bez nazwiska i adresu.',
  'campaigns.name': 'Kampanie',
  'campaigns.text': 'Z którego ogłoszenia do nas trafiasz. 30 dni.',
} as const satisfies Words;
