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
  'removed.text': 'Twoje konto odłączono od firmy {company}. Nie podpisujesz już w jej imieniu i nie widzisz jej ofert ani umów.',
  'removed.drafts': 'Twoje projekty ofert przeszły na osobę, która prowadzi firmę w Parterze.',
  'capacity.outdated': 'Zmieniła się forma prawna firmy. Podaj rolę, w której teraz działasz w jej imieniu, i wyślij ją do sprawdzenia.',
  reason: 'Tak zdecydował administrator Partera. Powód:',
  'removed.button': 'Połącz z firmą',
  'handed.creator.subject': 'Prowadzisz teraz firmę {company} w Parterze',
  'handed.creator.preheader': 'Zmieniasz jej dane i decydujesz, kto w niej jest.',
  'handed.creator.heading': 'Prowadzisz teraz firmę w Parterze',
  'handed.creator.text':
    'Przekazano Ci firmę {company} w Parterze. Od teraz to Ty zmieniasz jej dane, zapraszasz i usuwasz osoby i możesz ją usunąć.',
  'handed.former.subject': 'Firmę {company} prowadzi w Parterze ktoś inny',
  'handed.former.preheader': 'Nie zmieniasz już jej danych ani nie usuwasz osób.',
  'handed.former.heading': 'Firmę prowadzi ktoś inny',
  'handed.former.text':
    'Firma {company} ma w Parterze nowego twórcę. Nie zmieniasz już jej danych, nie usuwasz z niej osób ani nie możesz jej usunąć.',
  'change.button': 'Zobacz dane firmy',
  'invited.subject': 'Zaproszenie do firmy {company} w Parterze',
  'invited.preheader': '{from} zaprasza Cię do swojej firmy.',
  'invited.heading': 'Zaproszenie do firmy {company}',
  'invited.text':
    '{from} prowadzi w Parterze firmę {company} i zaprasza Cię do niej. Załóż konto albo zaloguj się, potwierdź tożsamość i poproś o dołączenie. Prośbę potwierdza moderator.',
  'invited.button': 'Dołącz do firmy',
  'invited.note': 'Jeśli nie znasz tej osoby ani firmy, zignoruj tę wiadomość: nic się nie stanie.',
} as const satisfies Words;
