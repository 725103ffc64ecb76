import type { Words } from '../../kit/words.ts';

/** The e-mail viewer and the local mailbox. */
export const pl = {
  title: 'Wiadomość',
  failed: 'Nie udało się pobrać treści wiadomości',
  'failed.text': 'Sprawdź, czy link jest poprawny. Wiadomość można oglądać przez 90 dni od wysłania.',
  'failed.later': 'Serwis nie odpowiada. Link jest nadal dobry: otwórz go ponownie za chwilę.',
  home: 'Strona główna',
  frame: 'Treść wiadomości: {subject}',
  dots: 'Kody i tajne linki są tu zakryte kropkami. Znajdziesz je tylko w wiadomości, która przyszła na Twój adres.',
  'box.title': 'Skrzynka lokalna',
  'box.text': 'Serwer poczty nie jest podłączony, więc wiadomości zostają tutaj. W wersji produkcyjnej tej strony nie ma.',
  'box.recipient': 'Adres odbiorcy',
  'box.any': 'wszyscy odbiorcy',
  'box.show': 'Pokaż',
  'box.empty': 'Nie ma tu żadnej wiadomości',
  'box.empty.text': 'Pojawi się, gdy serwis wyśle pierwszą, na przykład kod potwierdzający adres.',
  'box.to': 'Do: {recipient}',
} as const satisfies Words;
