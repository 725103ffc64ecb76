import type { Words } from '../../kit/words.ts';

/** The question to an offer's owner. */
export const pl = {
  title: 'Zapytaj wynajmującego',
  'title.sell': 'Zapytaj właściciela',
  text: 'Pytanie wyślemy e-mailem. Odpowiedź przyjdzie na {email}; ten adres zobaczy właściciel oferty.',
  subject: 'Temat',
  question: 'Pytanie',
  required: 'To pole jest wymagane.',
  incomplete: 'Wypełnij wszystkie pola formularza.',
  act: 'Wyślij pytanie',
  busy: 'Wysyłam…',
  sent: 'Pytanie zostało wysłane',
  'sent.text': 'Odpowiedź przyjdzie na {email}.',
  failed: 'Pytanie nie zostało wysłane',
  visitor: 'Pytania zadają osoby z kontem. Odpowiedź przychodzi e-mailem.',
  'visitor.act': 'Zaloguj się, aby zapytać',
  unverified: 'Zanim zapytasz, potwierdź swój e-mail: na ten adres przyjdzie odpowiedź.',
  'unverified.act': 'Potwierdź e-mail',
} as const satisfies Words;
