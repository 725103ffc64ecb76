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
  'refusal.person.not_confirmed':
    'Ta osoba nie potwierdziła jeszcze swojego adresu e-mail, więc konto mógł założyć ktoś inny. Poproś ją, żeby się zalogowała i wpisała kod z wiadomości, a potem spróbuj ponownie.',
  'refusal.person.own_case':
    'Ta sprawa dotyczy Ciebie albo Twojej firmy, więc musi ją rozstrzygnąć inny administrator. Jeśli nie ma drugiego, najpierw nadaj komuś to uprawnienie.',
  'refusal.person.name_required': 'Podaj imię i nazwisko.',
  'refusal.person.name_locked':
    'Imię i nazwisko potwierdziliśmy razem z Twoją tożsamością, więc nie można ich teraz zmienić. Napisz do nas, jeśli się zmieniły.',
  'refusal.email.taken': 'Konto z tym adresem e-mail już istnieje. Zaloguj się albo ustaw nowe hasło.',
  'refusal.email.invalid': 'Wpisz poprawny adres e-mail.',
  'refusal.email.no_change': 'Żaden nowy adres nie czeka na kod. Wpisz nowy adres jeszcze raz.',
  'refusal.email.undo_over': 'Ten link już nie działa: został użyty albo minęły {hours} godziny od zmiany adresu.',
  'refusal.password.too_short': 'Hasło musi mieć co najmniej {min} znaków.',
  'refusal.password.too_long': 'Hasło może mieć najwyżej {max} znaków.',
  'refusal.password.no_upper': 'Dodaj do hasła wielką literę.',
  'refusal.password.no_lower': 'Dodaj do hasła małą literę.',
  'refusal.password.guessable':
    'To hasło łatwo zgadnąć: stoi na listach znanych haseł albo przypomina Twoje dane. Połącz kilka słów, których nikt o Tobie nie wie.',
  'refusal.password.wrong': 'To nie jest hasło do tego konta.',
  'refusal.password.link_invalid': 'Ten link do zmiany hasła wygasł albo został już użyty. Poproś o nowy.',
  'refusal.signin.wrong': 'Nieprawidłowy adres e-mail lub hasło.',
  'refusal.signin.code_needed': 'To konto chroni drugi składnik. Podaj kod z aplikacji albo kod zapasowy, albo użyj klucza dostępu.',
  'refusal.signin.step_over': 'Minęło za dużo czasu. Zaloguj się jeszcze raz, od hasła.',
  'refusal.signin.again':
    'To konto nie ma hasła, a Twoje logowanie jest starsze niż {minutes} minut. Zaloguj się jeszcze raz u dostawcy, z którego korzystasz, albo ustaw hasło na stronie „Bezpieczeństwo”, i spróbuj ponownie.',
  'refusal.factor.is_on': 'Drugi składnik jest już włączony.',
  'refusal.factor.is_off': 'Drugi składnik nie jest włączony. Zacznij jego ustawianie od nowa.',
  'refusal.factor.code_used': 'Ten kod został już użyty. Poczekaj, aż aplikacja pokaże następny.',
  'refusal.factor.too_many_tries': 'Zbyt wiele błędnych kodów. Spróbuj ponownie za {minutes} min.',
  'refusal.factor.compulsory':
    'Administrator musi mieć drugi składnik. Najpierw dodaj inny (aplikację z kodami albo klucz dostępu) albo ustaw go od nowa na innym telefonie.',
  'refusal.passkey.step_over': 'Minęło {minutes} minut albo ta próba była już użyta. Spróbuj użyć klucza dostępu jeszcze raz.',
  'refusal.passkey.not_accepted':
    'Nie udało się potwierdzić tego klucza dostępu. Spróbuj jeszcze raz i potwierdź, że to Ty (PIN-em, palcem albo twarzą), albo wybierz inny sposób.',
  'refusal.passkey.counter':
    'Licznik tego klucza dostępu się cofnął, więc klucz mógł zostać skopiowany. Wejdź innym sposobem, usuń go na stronie „Bezpieczeństwo” i dodaj nowy.',
  'refusal.passkey.unknown': 'Nie znamy tego klucza dostępu: mógł zostać usunięty z konta. Wybierz inny klucz albo inny sposób.',
  'refusal.passkey.none': 'To konto nie ma klucza dostępu. Wpisz kod z aplikacji albo kod zapasowy.',
  'refusal.passkey.exists': 'Ten klucz dostępu jest już dodany. Wybierz inne urządzenie.',
  'refusal.passkey.too_many': 'Możesz mieć najwyżej {max} kluczy dostępu. Usuń ten, którego nie używasz, i spróbuj ponownie.',
  'refusal.passkey.not_found': 'Tego klucza dostępu już nie ma. Odśwież stronę.',
  'refusal.session.unknown': 'To logowanie już się zakończyło.',
  'refusal.openid.off': 'Logowanie przez zewnętrzne konto jest wyłączone. Zaloguj się hasłem.',
  'refusal.openid.unavailable': 'Serwis, przez który chcesz się zalogować, nie odpowiada. Spróbuj za chwilę albo zaloguj się hasłem.',
  'refusal.mail.link_unknown': 'Tego linku już nie znamy. Zaloguj się, żeby wybrać, jakie wiadomości dostajesz.',
  'refusal.claim.not_granted': 'Ta osoba nie ma tego uprawnienia.',
  'refusal.claim.last_admin': 'To ostatni administrator. Najpierw nadaj to uprawnienie komuś innemu.',
  'refusal.claim.denied': 'Uprawnienia nadaje tylko administrator.',
  'refusal.deletion.held': 'Konta jeszcze nie można usunąć: trzymają je sprawy, które widzisz na liście.',
  'refusal.deletion.sign_in_again': 'Zaloguj się jeszcze raz, żeby usunąć konto.',
  'refusal.deletion.not_confirmed': 'Potwierdź usunięcie jeszcze raz. Poprzednie potwierdzenie było ważne {minutes} minut.',
  'refusal.deletion.not_found': 'Nie ma takiego usuwania konta.',
  'refusal.copy.sign_in_again': 'Zaloguj się jeszcze raz, żeby zamówić albo pobrać kopię danych.',
  'refusal.copy.not_found': 'Tej kopii danych już nie ma. Zamów nową.',
} as const satisfies Record<`refusal.${keyof typeof accountsRefusals}`, Word>;
