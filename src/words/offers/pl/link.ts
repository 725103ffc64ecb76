import type { Words } from '../../kit/words.ts';

/** A project that the staff gives to somebody else's account. */
export const pl = {
  title: 'Połącz projekt z użytkownikiem',
  text: 'Projekt przejdzie do firmy tej osoby, jeśli jej połączenie z firmą jest zatwierdzone, a jeśli nie, na jej własną listę. Dostanie o tym e-mail.',
  email: 'E-mail użytkownika',
  act: 'Połącz projekt',
  busy: 'Łączę…',
  failed: 'Błąd podczas łączenia oferty z użytkownikiem',
  unsaved: 'Ostatnie zmiany nie są jeszcze zapisane. Projekt zostaje u Ciebie; spróbuj, gdy formularz się zapisze.',
  'confirm.title': 'Połączyć projekt z kontem {email}?',
  'confirm.text': 'Od tej chwili projekt należy do tej osoby. Jeśli nie jesteś administratorem, stracisz do niego dostęp.',
  'done.company': 'Projekt połączono z firmą użytkownika {email}.',
  'done.person': 'Projekt połączono z kontem {email}. Ta osoba nie ma zatwierdzonej firmy, więc projekt jest na jej własnej liście.',
  'company.title': 'Ten projekt nie należy jeszcze do Twojej firmy',
  'company.text': 'Przekaż go firmie {name}: zobaczą go i będą mogli poprawiać jej przedstawiciele. Autorem zostajesz Ty.',
  'company.act': 'Przenieś do firmy {name}',
  'company.busy': 'Przenoszę…',
  'company.done': 'Projekt należy teraz do firmy {name}.',
} as const satisfies Words;
