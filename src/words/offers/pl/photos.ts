import type { Words } from '../../kit/words.ts';

/** Photos in the form of an offer: on their way, in their order, described and judged. */
export const pl = {
  'way.title': { one: '{n} plik w drodze', few: '{n} pliki w drodze', many: '{n} plików w drodze', other: '{n} pliku w drodze' },
  'way.waiting': 'Czeka na swoją kolej',
  'way.sending': 'Wysyłamy, {percent}%',
  'way.working': 'Wysłane, sprawdzamy i zapisujemy',
  'way.failed': { one: 'Nie wysłano {n} pliku', few: 'Nie wysłano {n} plików', many: 'Nie wysłano {n} plików', other: 'Nie wysłano {n} pliku' },
  retry: 'Ponów',
  'retry.name': 'Ponów wysyłanie pliku {name}',
  'retry.all': 'Ponów wszystkie',
  drop: 'Usuń z listy plik {name}',
  'leave.title': 'Wyjść bez wysłania zdjęć?',
  'leave.text': 'Nie wszystkie zdjęcia dotarły. Te, które zostały w drodze, trzeba będzie wybrać jeszcze raz.',
  'leave.act': 'Wyjdź bez nich',
  grip: 'Przenieś zdjęcie {n}',
  'grip.hint': 'Zdjęcia przeciągniesz za uchwyt albo przesuniesz strzałkami, gdy uchwyt jest zaznaczony. Pierwsze zdjęcie jest okładką oferty.',
  moved: 'Zdjęcie jest teraz na miejscu {n} z {total}.',
  caption: 'Podpis zdjęcia {n}',
  'caption.hint': 'Co widać na zdjęciu?',
  'ai.on': 'Zdjęcia ogląda też sztuczna inteligencja (Gemini). Dostaje samo zdjęcie, bez danych oferty i konta.',
  'ai.waiting': 'Sztuczna inteligencja ogląda zdjęcia. Nie trzeba na to czekać.',
  'ai.unavailable': 'Nie udało się zweryfikować zdjęć przez sztuczną inteligencję. Niczego to nie wstrzymuje: ofertę można podpisać.',
  'ai.harmful': 'treść nieodpowiednia w serwisie',
} as const satisfies Words;
