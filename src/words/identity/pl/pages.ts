import type { Words } from '../../kit/words.ts';

/** The page where a person has their identity confirmed. */
export const pl = {
  title: 'Potwierdź tożsamość',
  lead: 'Umowy w Parterze podpisują osoby o potwierdzonej tożsamości. Moderator sprawdzi, czy imię i nazwisko w profilu są takie jak w dokumencie.',
  'how.title': 'Jak to przebiega',
  'how.1': 'Sprawdź, czy imię i nazwisko w profilu są takie jak w dowodzie.',
  'how.2': 'Wyślij prośbę. Moderator skontaktuje się z Tobą i potwierdzi dane w oficjalnym narzędziu.',
  'how.3': 'O wyniku napiszemy e-mailem. Zapisujemy tylko wynik i dzień, nigdy numer PESEL ani zdjęcie.',
  name: 'Imię i nazwisko w profilu',
  'name.change': 'Zmień w danych konta',
  request: 'Poproś o potwierdzenie tożsamości',
  requesting: 'Wysyłam…',
  'email.first': 'Najpierw potwierdź adres e-mail.',
  'email.link': 'Potwierdź e-mail',
  'state.INITIAL': 'Niepotwierdzona',
  'state.CHECKING': 'Sprawdzamy',
  'state.ACCEPTED': 'Potwierdzona',
  'state.REJECTED': 'Odrzucona',
  'checking.title': 'Moderator sprawdza Twoją tożsamość',
  'checking.text': 'Zwykle trwa to około godziny, najdłużej 24 godziny. Możesz zamknąć tę stronę; odświeży się sama.',
  'accepted.title': 'Tożsamość jest potwierdzona',
  'accepted.text': 'Następny krok: połącz konto z firmą.',
  'accepted.linked': 'Firma {company} jest już przypisana do Twojego konta.',
  'accepted.link': 'Połącz z firmą',
  'rejected.title': 'Nie potwierdziliśmy tożsamości',
  'rejected.text': 'Powód wysłaliśmy e-mailem. Popraw dane i poproś jeszcze raz.',
} as const satisfies Words;
