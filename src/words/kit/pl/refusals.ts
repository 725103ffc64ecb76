import type { lifecycleRefusals } from '../../../domain/kit/lifecycle.ts';
import type { kitRefusals } from '../../../domain/kit/refusals.ts';
import type { Word } from '../words.ts';

type Code = keyof typeof kitRefusals | keyof typeof lifecycleRefusals | 'kit.internal' | 'kit.network';

/** The refusals of kit and of every lifecycle, and the faults that no rule names, in Polish. */
export const pl = {
  'refusal.kit.internal': 'Coś poszło nie tak. Spróbuj później.',
  'refusal.kit.network': 'Brak połączenia z serwerem. Sprawdź internet i spróbuj ponownie.',
  'refusal.kit.invalid_input': 'Nie udało się odczytać wysłanych danych. Sprawdź zaznaczone pola.',
  'refusal.kit.invalid_field': 'Podana wartość jest nieprawidłowa.',
  'refusal.kit.unknown_call': 'Nie znamy takiego wywołania.',
  'refusal.kit.not_found': 'Nie znaleziono.',
  'refusal.kit.signed_out': 'Zaloguj się, aby to zrobić.',
  'refusal.kit.email_unverified': 'Najpierw potwierdź adres e-mail.',
  'refusal.kit.denied': 'Nie masz uprawnień do tej czynności.',
  'refusal.kit.foreign_origin': 'Zapytanie przyszło z innej strony i zostało odrzucone.',
  'refusal.kit.too_many_calls': 'Zbyt wiele zapytań w krótkim czasie. Spróbuj ponownie za {retryAfter} s.',
  'refusal.kit.too_large': 'Wysłane dane są zbyt duże.',
  'refusal.kit.address_too_long': 'Ten adres jest zbyt długi. Otwórz stronę jeszcze raz z menu albo wyszukiwarki.',
  'refusal.kit.command_reused': 'Pod tym numerem polecenia wykonano już coś innego. Odśwież stronę i spróbuj jeszcze raz.',
  'refusal.kit.still_running': 'To polecenie jest właśnie wykonywane. Odśwież stronę za chwilę.',
  'refusal.kit.database_away': 'Serwis jest chwilowo niedostępny i niczego nie zapisał. Spróbuj ponownie za minutę.',
  'refusal.kit.storage_full':
    'Serwis nie może teraz niczego zapisać; wiemy o tym. Twoje dane zostały na tej stronie: spróbuj ponownie za kilka minut.',
  'refusal.lifecycle.not_allowed': 'Tego kroku nie można już teraz wykonać. Odśwież stronę, aby zobaczyć aktualny stan.',
  'refusal.lifecycle.wrong_actor': 'Ten krok należy do drugiej strony.',
  'refusal.lifecycle.conflict': 'Ktoś był szybszy i sprawa jest już na innym etapie. Odśwież stronę.',
  'refusal.code.wrong': {
    one: 'Kod jest nieprawidłowy. Została {n} próba.',
    few: 'Kod jest nieprawidłowy. Zostały {n} próby.',
    many: 'Kod jest nieprawidłowy. Zostało {n} prób.',
    other: 'Kod jest nieprawidłowy. Zostało {n} próby.',
  },
  'refusal.code.expired': 'Kod stracił ważność. Poproś o nowy.',
  'refusal.code.used': 'Ten kod został już użyty i to, co potwierdzał, jest zapisane. Odśwież stronę, aby to zobaczyć.',
  'refusal.code.too_many_tries': 'Zbyt wiele błędnych prób. Poproś o nowy kod.',
  'refusal.code.resend_too_soon': 'Nowy kod możesz wysłać za {retryAfter} s.',
  'refusal.code.too_many_sent': 'Wysłaliśmy już zbyt wiele kodów w ciągu godziny. Spróbuj ponownie później.',
  'refusal.mail.not_found': 'Nie udało się pobrać treści wiadomości. Sprawdź, czy link jest poprawny.',
} as const satisfies Record<`refusal.${Code}`, Word>;
