import type { Words } from '../../kit/words.ts';

/** Questions and answers. */
export const pl = {
  title: 'Pytania i odpowiedzi',
  description: 'Najczęstsze pytania o wiążące oferty najmu, rezerwację, podpis, kaucję i odbiór lokalu.',
  lead: 'Najważniejsze rzeczy, o które pytają najemcy i wynajmujący.',
  more: 'Nie ma tu odpowiedzi?',
  'more.act': 'Przejdź do wsparcia',
  '1.q': 'Co to znaczy, że oferta jest wiążąca?',
  '1.a':
    'Wynajmujący podpisał ją i do dnia, który w niej podał, nie może jej odwołać ani zmienić warunków. Gdy najemca ją przyjmie, umowa jest zawarta.',
  '2.q': 'Dlaczego nie widzę ceny?',
  '2.a': 'Cenę, opłaty i warunki najmu pokazujemy po zalogowaniu. Konto jest bezpłatne.',
  '3.q': 'Co trzeba potwierdzić przed rezerwacją?',
  '3.a': 'Adres e-mail, tożsamość i firmę. Robisz to raz. Bez tego nie da się podpisać umowy w imieniu firmy.',
  '4.q': 'Czy rezerwacja do czegoś zobowiązuje?',
  '4.a': 'Nie. Przez 24 godziny lokal czeka tylko na Twoją firmę. Możesz podpisać umowę albo zrezygnować bez opłat.',
  '5.q': 'Jak podpisuje się umowę?',
  '5.a':
    'Kodem wysłanym na Twój adres e-mail. Umowa na czas oznaczony dłuższy niż 12 miesięcy wymaga potem jeszcze formy pisemnej: każda strona podpisuje ją podpisem kwalifikowanym albo własnoręcznie. Dopóki jej nie ma, ustawa traktuje umowę jak zawartą na czas nieoznaczony, z wypowiedzeniem na trzy miesiące naprzód.',
  '6.q': 'Gdzie trafia kaucja?',
  '6.a':
    'Na rachunek depozytowy, oddzielny od pieniędzy operatora. Na wpłatę są 3 dni robocze od podpisania. Wynajmujący dostaje kaucję dopiero, gdy obie strony potwierdzą protokół odbioru.',
  '7.q': 'Co, jeśli lokal nie jest zgodny z umową?',
  '7.a':
    'W protokole możesz odmówić odbioru i wskazać powód. Zwrot kaucji zlecamy wtedy na rachunek, z którego przyszła, chyba że wynajmujący zgłosi sprzeciw. Parter sporu nie rozstrzyga: kaucja czeka na zgodne oświadczenia obu stron, orzeczenie albo ugodę.',
  '8.q': 'Czy protokół odbioru da się spisać bez zasięgu?',
  '8.a':
    'Tak, jeśli otworzysz go, zanim stracisz zasięg, i nie zamkniesz strony. Dane zapisują się w telefonie i wysyłają, gdy połączenie wróci; samo otwarcie i podpisanie protokołu wymaga sieci.',
  '9.q': 'Jak sprawdzić, czy dokument jest prawdziwy?',
  '9.a':
    'W stopce każdej strony jest kod. Wpisz go na stronie „Sprawdź dokument” i wskaż plik: przeglądarka porówna jego skrót. Treść dokumentu nie opuszcza Twojego urządzenia; do sprawdzenia wysyłamy tylko to, co ktoś dopisał za pieczęcią.',
} as const satisfies Words;
