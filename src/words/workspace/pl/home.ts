import type { VerificationStep } from '../../../domain/accounts/rules/verification-steps.ts';
import type { Word, Words } from '../../kit/words.ts';

/** The home of the workspace: what needs its person now. */
export const pl = {
  title: {
    one: '{n} sprawa czeka na Ciebie',
    few: '{n} sprawy czekają na Ciebie',
    many: '{n} spraw czeka na Ciebie',
    other: '{n} sprawy czeka na Ciebie',
  },
  'title.none': 'Wszystko zrobione',
  page: 'Start',
  lead: 'Najpierw to, co ma termin.',
  none: 'Nic na Ciebie nie czeka',
  'none.text': 'Gdy ktoś zarezerwuje lokal, podpisze umowę, zada pytanie albo przyśle ofertę, zobaczysz to tutaj.',
  'none.next': 'Najbliższy termin po drugiej stronie: {time}.',
  browse: 'Przeglądaj oferty',
  open: 'Przejdź',
  unnamed: 'Projekt bez nazwy',
  noDeadline: 'bez terminu',
  others: 'Czeka na innych',
  'others.text': 'Nic nie musisz robić.',
  questions: {
    one: '{n} pytanie czeka na odpowiedź',
    few: '{n} pytania czekają na odpowiedź',
    many: '{n} pytań czeka na odpowiedź',
    other: '{n} pytania czeka na odpowiedź',
  },
  'questions.text': 'od osób, które oglądają prowadzone przez Ciebie oferty',
  mail: 'Sprawdź adres e-mail',
  'mail.text': 'Wiadomość od nas wróciła: serwer poczty jej nie przyjął.',
  received: {
    one: '{n} oferta przesłana do Twoich poszukiwań',
    few: '{n} oferty przesłane do Twoich poszukiwań',
    many: '{n} ofert przesłanych do Twoich poszukiwań',
    other: '{n} oferty przesłanej do Twoich poszukiwań',
  },
  'received.text': 'Obejrzyj je albo zakończ poszukiwanie.',
  'agency.answer': 'Odpowiedz na propozycję pośrednika',
  'agency.form': 'Dokończ formę pisemną umowy pośrednictwa',
  more: 'To nie wszystko: pozostałe znajdziesz na listach w menu.',
  'verify.email': 'Potwierdź adres e-mail',
  'verify.email.text': 'Bez tego nie zobaczysz cen i warunków ofert.',
  'verify.identity': 'Potwierdź tożsamość',
  'verify.identity.text': 'Potrzebne, zanim cokolwiek podpiszesz.',
  'verify.company': 'Połącz konto z firmą',
  'verify.company.text': 'Umowy podpisuje się w imieniu firmy.',
} as const satisfies Words & Record<`verify.${VerificationStep}` | `verify.${VerificationStep}.text`, Word>;
