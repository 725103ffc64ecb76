import type { Words } from '../../kit/words.ts';

/** E-mails of the companies room. */
export const pl = {
  'accepted.subject': 'Firma {company} została potwierdzona',
  'accepted.preheader': 'Możesz publikować oferty i podpisywać umowy w jej imieniu.',
  'accepted.heading': 'Twoja firma jest potwierdzona',
  'accepted.text': 'Sprawdziliśmy dane firmy {company}. Możesz teraz w jej imieniu publikować wiążące oferty, rezerwować lokale i podpisywać umowy.',
  'accepted.button': 'Przejdź do tablicy',
  'rejected.subject': 'Dane firmy {company} wymagają poprawy',
  'rejected.preheader': 'Popraw wskazane dane i wyślij firmę jeszcze raz.',
  'rejected.heading': 'Nie mogliśmy potwierdzić firmy',
  'rejected.text': 'Sprawdziliśmy dane firmy {company}. Powód odmowy:',
  'rejected.button': 'Popraw dane firmy',
  'change.accepted.subject': 'Nowe dane firmy {company} obowiązują',
  'change.accepted.preheader': 'Moderator przyjął zmianę.',
  'change.accepted.heading': 'Nowe dane firmy obowiązują',
  'change.accepted.text':
    'Moderator przyjął zmianę danych firmy {company}. Wejdą do dokumentów przygotowanych od teraz; podpisane oferty i umowy zostają bez zmian.',
  'change.accepted.account':
    'Zmieniło się konto firmy. Kaucje z trwających umów wypłacimy na dotychczasowe konto, dopóki nie wskażesz nowego na stronie umowy.',
  'change.rejected.account': 'Konto firmy też się nie zmieniło: kaucje z trwających umów wypłacimy na dotychczasowe.',
  'change.rejected.subject': 'Zmiana danych firmy {company} nie została przyjęta',
  'change.rejected.preheader': 'Obowiązują dotychczasowe dane.',
  'change.rejected.heading': 'Obowiązują dotychczasowe dane',
  'change.rejected.text': 'Moderator nie przyjął zmiany danych firmy {company}. Powód jest poniżej. Możesz poprawić dane i wysłać je jeszcze raz.',
  'removed.subject': 'Twoje konto nie jest już połączone z firmą {company}',
  'removed.preheader': 'Nie podpisujesz już w jej imieniu.',
  'removed.heading': 'Konto odłączono od firmy',
  'removed.text':
    'Twoje konto odłączono od firmy {company}. Nie podpisujesz już w jej imieniu i nie widzisz jej ofert ani umów. Twoje projekty ofert przeszły na osobę, która prowadzi firmę w Parterze.',
  'removed.button': 'Połącz z firmą',
  'change.button': 'Zobacz dane firmy',
  'invited.subject': 'Zaproszenie do firmy {company} w Parterze',
  'invited.preheader': '{from} zaprasza Cię do swojej firmy.',
  'invited.heading': 'Zaproszenie do firmy {company}',
  'invited.text':
    '{from} prowadzi w Parterze firmę {company} i zaprasza Cię do niej. Załóż konto albo zaloguj się, potwierdź tożsamość i poproś o dołączenie. Prośbę potwierdza moderator.',
  'invited.button': 'Dołącz do firmy',
  'invited.note': 'Jeśli nie znasz tej osoby ani firmy, zignoruj tę wiadomość: nic się nie stanie.',
} as const satisfies Words;
