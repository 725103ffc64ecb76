import type { accountsRefusals } from '../../../domain/accounts/refusals.ts';
import type { Word } from '../../kit/words.ts';

/** Refusals about a person and their verification. */
export const pl = {
  'refusal.person.email_unverified': 'Najpierw potwierdź adres e-mail.',
  'refusal.person.identity_not_accepted': 'Najpierw potwierdź tożsamość.',
  'refusal.person.company_not_accepted': 'Najpierw połącz konto z firmą i poczekaj na jej zatwierdzenie.',
  'refusal.person.email_change_pending': 'Adres e-mail został niedawno zmieniony. Tę czynność wykonasz po {until}.',
  'refusal.person.not_verified': 'Konto nie jest zweryfikowane. Do tej czynności potrzebujesz potwierdzonego adresu e-mail, tożsamości i firmy.',
  'refusal.person.not_found': 'Nie ma konta z tym adresem e-mail.',
  'refusal.person.name_required': 'Podaj imię i nazwisko.',
  'refusal.person.name_locked':
    'Imię i nazwisko potwierdziliśmy razem z Twoją tożsamością, więc nie można ich teraz zmienić. Napisz do nas, jeśli się zmieniły.',
  'refusal.email.taken': 'Konto z tym adresem e-mail już istnieje. Zaloguj się albo ustaw nowe hasło.',
  'refusal.email.invalid': 'Wpisz poprawny adres e-mail.',
  'refusal.email.no_change': 'Żaden nowy adres nie czeka na kod. Wpisz nowy adres jeszcze raz.',
  'refusal.email.undo_over': 'Czas na cofnięcie zmiany adresu minął.',
  'refusal.password.too_short': 'Hasło musi mieć co najmniej {min} znaków.',
  'refusal.password.too_long': 'Hasło może mieć najwyżej {max} znaków.',
  'refusal.password.no_upper': 'Dodaj do hasła wielką literę.',
  'refusal.password.no_lower': 'Dodaj do hasła małą literę.',
  'refusal.password.wrong': 'To nie jest hasło do tego konta.',
  'refusal.password.link_invalid': 'Ten link do zmiany hasła wygasł albo został już użyty. Poproś o nowy.',
  'refusal.signin.wrong': 'Nieprawidłowy adres e-mail lub hasło.',
  'refusal.mail.link_unknown': 'Tego linku już nie znamy. Zaloguj się, żeby wybrać, jakie wiadomości dostajesz.',
  'refusal.claim.not_granted': 'Ta osoba nie ma tego uprawnienia.',
  'refusal.claim.last_admin': 'To ostatni administrator. Najpierw nadaj to uprawnienie komuś innemu.',
  'refusal.claim.denied': 'Uprawnienia nadaje tylko administrator.',
  'refusal.deletion.held': 'Konta jeszcze nie można usunąć: trzymają je sprawy, które widzisz na liście.',
  'refusal.deletion.sign_in_again': 'Zaloguj się jeszcze raz, żeby usunąć konto.',
  'refusal.deletion.not_confirmed': 'Potwierdź usunięcie jeszcze raz. Poprzednie potwierdzenie było ważne 15 minut.',
  'refusal.deletion.not_found': 'Nie ma takiego usuwania konta.',
  'refusal.copy.not_found': 'Tej kopii danych już nie ma. Zamów nową.',
} as const satisfies Record<`refusal.${keyof typeof accountsRefusals}`, Word>;
