import type { identityRefusals } from '../../../domain/identity/refusals.ts';
import type { Word } from '../../kit/words.ts';

/** What the identity room refuses, in words. */
export const pl = {
  'refusal.identity.begun_too_often':
    'W ciągu doby można zacząć weryfikację {max} razy. Spróbuj, gdy od pierwszego razu minie doba, albo wyślij podpisany plik.',
  'refusal.identity.code_over': 'Kod skończył się ponad minutę temu, więc decyzji już nie można do niego dopisać. Podaj nowy kod.',
  'refusal.identity.email_unverified': 'Najpierw potwierdź swój adres e-mail.',
  'refusal.identity.file_changed':
    'Plik zmienił się po podpisaniu albo podpisu nie da się sprawdzić. Podpisz pobrany plik jeszcze raz i wgraj go bez zmian.',
  'refusal.identity.file_missing': 'Wgraj podpisany plik PDF, najwyżej {megabytes} MB.',
  'refusal.identity.file_nameless':
    'Podpis nie podaje nazwiska, a wystawcy jego certyfikatu nie ma na liście zaufania. Podpisz plik podpisem zaufanym, osobistym albo kwalifikowanym.',
  'refusal.identity.file_of_another':
    'Ten sam podpisany plik czeka już na sprawdzenie z innego konta. Podpisz regulamin jeszcze raz i wgraj swój plik.',
  'refusal.identity.file_other_document': 'To nie jest nasz regulamin. Pobierz go z tej strony, podpisz bez zmian i wgraj podpisany plik.',
  'refusal.identity.file_other_name': 'Podpis wskazuje inne imię i nazwisko niż Twój profil. Popraw profil albo podpisz plik swoim podpisem.',
  'refusal.identity.file_unreadable': 'Nie umiemy odczytać tego pliku. Wgraj plik PDF zapisany przez program do podpisu.',
  'refusal.identity.file_unsigned': 'W pliku nie ma podpisu elektronicznego. Podpisz go podpisem zaufanym, osobistym albo kwalifikowanym.',
  'refusal.identity.message_required': 'Napisz, co ma przeczytać użytkownik.',
  'refusal.identity.no_file': 'Najpierw wgraj podpisany plik.',
  'refusal.identity.not_found': 'Nie znaleźliśmy tej osoby.',
  'refusal.identity.reason_required': 'Podaj powód: osoba przeczyta go na stronie i w wiadomości.',
  'refusal.identity.reset_reason_required': 'Podaj, dlaczego weryfikacja zaczyna się od nowa. Powód zostaje w dzienniku zdarzeń.',
  'refusal.identity.request_not_found': 'Tej prośby już nie ma. Lista odświeży się sama.',
} as const satisfies Record<`refusal.${keyof typeof identityRefusals}`, Word>;
