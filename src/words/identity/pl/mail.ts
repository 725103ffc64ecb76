import type { Words } from '../../kit/words.ts';

/** E-mails of the identity room. */
export const pl = {
  'accepted.subject': 'Twoja tożsamość została potwierdzona',
  'accepted.preheader': 'Następny krok: połącz konto z firmą.',
  'accepted.heading': 'Gotowe, {firstName}',
  'accepted.text': 'Potwierdziliśmy Twoją tożsamość. Gdy połączysz konto z firmą, możesz publikować oferty, rezerwować lokale i podpisywać umowy.',
  'accepted.button': 'Połącz konto z firmą',
  'accepted.linked.preheader': 'Firma {company} jest już przypisana do Twojego konta.',
  'accepted.linked.text':
    'Potwierdziliśmy Twoją tożsamość, a firma {company} jest już przypisana do Twojego konta. Gdy firma jest zatwierdzona, możesz publikować oferty, rezerwować lokale i podpisywać umowy.',
  'accepted.linked.button': 'Otwórz moją tablicę',
  'rejected.subject': 'Nie potwierdziliśmy Twojej tożsamości',
  'rejected.preheader': 'Sprawdź powód i spróbuj jeszcze raz.',
  'rejected.heading': '{firstName}, potrzebujemy poprawki',
  'rejected.text': 'Tym razem nie mogliśmy potwierdzić Twojej tożsamości. Powód:',
  'rejected.incorrect_data': 'Imię lub nazwisko w mObywatelu jest inne niż w profilu. Popraw je w danych konta i zacznij jeszcze raz.',
  'rejected.time_expired_error': 'Połączenie z mObywatelem nie doszło do skutku na czas. Sprawdź internet w telefonie i zacznij jeszcze raz.',
  'rejected.button': 'Spróbuj jeszcze raz',
} as const satisfies Words;
