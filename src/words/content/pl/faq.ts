import type { FaqGroup, FaqId, FaqSection } from '../../../domain/content/rules/faq.ts';
import type { Word, Words } from '../../kit/words.ts';

/** Questions and answers. */
export const pl = {
  title: 'Pytania i odpowiedzi',
  description: 'Odpowiedzi o wiążących ofertach najmu, dokumentach, koncie, rezerwacji, podpisie, kaucji i odbiorze lokalu.',
  'group.documents': 'Dokumenty',
  'group.administration': 'Administracja',
  'group.account': 'Konto',
  'group.terminology': 'Pojęcia',
  'group.payments': 'Płatności',
  'group.general': 'Ogólne',
  'section.start': 'Zaczynam',
  'section.landlord': 'Wynajmuję lokal',
  'section.tenant': 'Szukam lokalu',
  'section.signing': 'Umowa i podpis',
  'section.handover': 'Kaucja i odbiór',

  'written-form.q': 'Kiedy umowa wymaga formy pisemnej?',
  'written-form.a':
    'Gdy najem na czas oznaczony trwa dłużej niż {writtenFormMonths} miesięcy (art. 660 Kodeksu cywilnego). Umowę podpisujesz wtedy kodem jak każdą inną, a potem obie strony podpisują ją jeszcze podpisem kwalifikowanym albo własnoręcznie. Dopóki formy nie ma, ustawa traktuje umowę jak zawartą na czas nieoznaczony, z wypowiedzeniem na trzy miesiące naprzód. Najem do {writtenFormMonths} miesięcy i na czas nieoznaczony jej nie wymaga.',
  'qualified-signature.q': 'Skąd wziąć podpis kwalifikowany?',
  'qualified-signature.a':
    'Wydają go kwalifikowani dostawcy usług zaufania, wpisani na listę prowadzoną przez ministra cyfryzacji; ceny i sposób wydania podaje każdy z nich. Podpis zaufany i podpis osobisty z dowodu nie są podpisami kwalifikowanymi i formy pisemnej nie zastępują. Zamiast podpisu kwalifikowanego możesz podpisać umowę własnoręcznie i wgrać skan.',
  'offer-document.q': 'Co jest w dokumencie oferty?',
  'offer-document.a':
    'Opis lokalu, czynsz i opłaty, kaucja, okresy najmu do wyboru, dzień, do którego oferta wiąże, opłaty serwisowe obu stron i cała treść umowy najmu jako załącznik. Wynajmujący czyta dokładnie ten plik, zanim podpisze go kodem. Późniejsza umowa różni się od załącznika tylko danymi najemcy, wybranym okresem, datami i numerami.',
  'genuine.q': 'Jak sprawdzić, czy dokument jest prawdziwy?',
  'genuine.a':
    'W stopce każdej strony jest kod. Wpisz go na stronie „Sprawdź dokument” i wskaż plik: przeglądarka porówna jego skrót. Treść dokumentu nie opuszcza Twojego urządzenia; do sprawdzenia wysyłamy tylko to, co ktoś dopisał za pieczęcią.',
  'who-reads.q': 'Kto widzi moją umowę i jak długo ją przechowujecie?',
  'who-reads.a':
    'Umowę i protokół otwierają strony najmu, osoby działające w ich imieniu i operator. Przechowujemy je do przedawnienia roszczeń, najdłużej {contractYears} lat od końca najmu do końca roku kalendarzowego. Osoba bez konta nie widzi nawet ceny.',
  'own-terms.q': 'Czy mogę dodać do umowy własne warunki?',
  'own-terms.a':
    'Tak. W formularzu oferty zaznacz, że chcesz własnych warunków umowy, i wpisz je. Stają się załącznikiem oferty i umowy, najemca czyta je przed podpisem. Zastępują cztery warunki standardowe, a gdy przeczą reszcie dokumentu, pierwszeństwo ma umowa, potem zasady depozytu, na końcu warunki własne.',
  'protocol.q': 'Co zawiera protokół zdawczo-odbiorczy?',
  'protocol.a':
    'Stan pomieszczeń na każdej kondygnacji, wyposażenie, odczyty liczników, przekazane klucze i urządzenia oraz oświadczenia dodatkowe. Wypełnia go jedna strona, druga czyta i podpisuje kodem albo odmawia. Po drugim podpisie protokół zostaje zapieczętowany.',
  'offline.q': 'Czy protokół odbioru da się spisać bez zasięgu?',
  'offline.a':
    'Tak, jeśli otworzysz go, zanim stracisz zasięg, i nie zamkniesz strony. Dane zapisują się w telefonie i wysyłają, gdy połączenie wróci; samo otwarcie i podpisanie protokołu wymaga sieci.',
  'attorney.q': 'Kto może podpisać w imieniu firmy?',
  'attorney.a':
    'Osoba, która jest do tego uprawniona: właściciel, wspólnik, członek zarządu, prokurent albo pełnomocnik. Uprawnienie wynika z rejestru albo z dokumentu (Umocowanie.pdf), który sprawdza moderator. Gdy firmę reprezentują dwie osoby łącznie, obie podpisują te same bajty, każda swoim kodem.',

  'identity-time.q': 'Jak długo trwa sprawdzenie tożsamości?',
  'identity-time.a':
    'Plik z podpisem moderator sprawdza zwykle w ciągu godziny, najpóźniej po 24 godzinach. W aplikacji mObywatel trwa to tyle, co połączenie z moderatorem. Wynik przychodzi też e-mailem.',
  'citizen-app.q': 'Jak potwierdzić tożsamość w aplikacji mObywatel?',
  'citizen-app.a':
    'Na stronie „Tożsamość” poproś o kod. Moderator bierze go z urzędowego narzędzia, a Ty widzisz go na stronie i wpisujesz w aplikacji w ciągu {codeSeconds} sekund. Moderator porównuje imię i nazwisko z Twoim kontem. Numeru PESEL ani zdjęcia nie zapisujemy. Bez aplikacji możesz podpisać regulamin podpisem zaufanym, osobistym albo kwalifikowanym i wgrać plik.',
  'hidden-offer.q': 'Dlaczego moja oferta jest ukryta?',
  'hidden-offer.a':
    'Ukrył ją moderator, zwykle po zgłoszeniu, albo cofnięto potwierdzenie tożsamości lub firmy. Powód stoi przy ofercie na Twojej tablicy, a uzasadnienie przychodzi e-mailem. Gdy przyczyna ustanie, oferta wraca. Ukryta oferta nie pojawia się w wyszukiwarce i nie można jej zarezerwować.',
  'photos.q': 'Dlaczego zdjęcie zostało odrzucone?',
  'photos.a':
    'Zdjęcie ma pokazywać lokal, budynek, otoczenie, wyposażenie albo rzut, w pliku PNG lub JPG do {photoMegabytes} MB, z dłuższym bokiem od {photoSide} pikseli. Odrzucamy zdjęcia czegoś innego, z osobą na pierwszym planie, z danymi kontaktowymi i reklamy; powód stoi przy zdjęciu. Zdjęcie nieostre albo odrzucone przez sztuczną inteligencję ogląda potem moderator, bez prośby; o decyzji napiszemy e-mail. Nie musisz na nią czekać: możesz dać inne zdjęcie.',
  'second-person.q': 'Jak dodać do firmy drugą osobę?',
  'second-person.a':
    'Ta osoba zakłada własne konto, wpisuje NIP na stronie „Firma” i wybiera istniejącą firmę. Połączenie sprawdza moderator. Założyciel firmy widzi na tej samej stronie wszystkie osoby, może je odłączyć albo przekazać firmę dalej.',
  'report.q': 'Jak zgłosić błąd albo nieuczciwą ofertę?',
  'report.a':
    'Błąd lub sugestię zgłosisz formularzem na stronie „Wsparcie”. Ofertę, która narusza prawo albo regulamin, zgłosisz z jej strony; moderator rozstrzyga, a obie strony czytają uzasadnienie.',

  'sign-up.q': 'Jak założyć konto i ile ono kosztuje?',
  'sign-up.a':
    'Podaj e-mail i hasło, potem imię i nazwisko, i wpisz kod, który przyjdzie e-mailem; jest ważny {codeMinutes} minut. Hasło ma co najmniej {passwordMin} znaków, w tym małą i wielką literę. Konto jest bezpłatne.',
  'before-booking.q': 'Co trzeba potwierdzić przed rezerwacją?',
  'before-booking.a': 'Adres e-mail, tożsamość i firmę. Robisz to raz. Bez tego nie da się podpisać umowy w imieniu firmy.',
  'password.q': 'Nie pamiętam hasła. Co zrobić?',
  'password.a':
    'W oknie logowania wybierz, że nie pamiętasz hasła. Link do nowego hasła przyjdzie na adres konta i działa {resetMinutes} minut. Po ustawieniu nowego hasła logujesz się od nowa na wszystkich urządzeniach.',
  'second-factor.q': 'Jak lepiej zabezpieczyć konto?',
  'second-factor.a':
    'Na stronie „Bezpieczeństwo” dodaj klucz dostępu (otwiera konto palcem, twarzą albo PIN-em) albo włącz aplikację, która podaje kody, i zapisz kody zapasowe. Tam też widzisz urządzenia, na których jesteś zalogowany, i możesz je wylogować. O logowaniu na nowym urządzeniu piszemy e-mailem.',
  'change-email.q': 'Jak zmienić adres e-mail?',
  'change-email.a':
    'W danych konta podaj nowy adres i wpisz kod, który na niego przyjdzie. Na stary adres idzie wiadomość z linkiem, którym w ciągu {emailUndoHours} godzin można zmianę cofnąć; w tym czasie nie podpisuje się umów i nie zmienia rachunku do wypłat.',
  'mails.q': 'Jak zrezygnować z wiadomości e-mail?',
  'mails.a':
    'Na stronie „Powiadomienia” wyłączysz każdy rodzaj wiadomości, który nie jest konieczny. Link do rezygnacji stoi też w samej wiadomości i działa bez logowania. Wiadomości o umowie, kaucji i bezpieczeństwie konta przychodzą zawsze.',
  'delete-account.q': 'Jak usunąć konto?',
  'delete-account.a':
    'W danych konta. Najpierw pokażemy, co je zatrzymuje: aktywna oferta, rezerwacja, niezakończony najem, pieniądze na depozycie albo niedawna zmiana adresu e-mail, i co musi zostać, dlaczego i do kiedy. Na tej samej stronie zamówisz kopię swoich danych; pobierzesz ją przez {dataCopyDays} dni.',

  'binding.q': 'Co to znaczy, że oferta jest wiążąca?',
  'binding.a':
    'Wynajmujący podpisał ją i do dnia, który w niej podał, nie może jej odwołać ani zmienić warunków na gorsze (art. 66 Kodeksu cywilnego). Gdy najemca ją przyjmie, umowa jest zawarta.',
  'project.q': 'Czym różni się projekt od oferty?',
  'project.a':
    'Projekt to formularz, który możesz zmieniać i usunąć: nikogo nie wiąże i nie widzą go inni. Ofertą staje się, gdy podpiszesz dokument kodem. Od tej chwili wiąże Cię do dnia, który w niej podasz.',
  'reservation.q': 'Czy rezerwacja do czegoś zobowiązuje?',
  'reservation.a':
    'Nie. Przez {reservationHours} godziny, a najdłużej do końca ważności oferty, lokal czeka tylko na Twoją firmę. Możesz podpisać umowę albo zrezygnować bez opłat. Jedna firma ma najwyżej {runningMax} rezerwacje naraz, a ten sam lokal rezerwuje ponownie dopiero po {againHours} godzinach.',
  'counter-offer.q': 'Czym jest kontroferta?',
  'counter-offer.a':
    'Propozycją niższego czynszu, innego okresu najmu albo obu naraz, jeśli wynajmujący na nie pozwala. Wynajmujący ma na odpowiedź {counterHours} godziny. Gdy ją przyjmie, podpisuje nową wersję oferty, a Twoja firma ma przez {firstRightHours} godziny, najdłużej do końca ważności oferty, pierwszeństwo rezerwacji.',
  'code-signature.q': 'Czym różni się podpis kodem od podpisu kwalifikowanego?',
  'code-signature.a':
    'Kod przychodzi na potwierdzony adres e-mail i wiąże Cię z dokładnie tymi bajtami dokumentu, które czytasz; prawo nazywa to formą dokumentową. Podpis kwalifikowany jest równy własnoręcznemu i potrzebny tylko tam, gdzie ustawa wymaga formy pisemnej, jak przy najmie dłuższym niż {writtenFormMonths} miesięcy.',
  'seal.q': 'Czym jest pieczęć elektroniczna na dokumencie?',
  'seal.a':
    'Znakiem operatora, który stawiamy po ostatnim podpisie. Pokazuje, że od tej chwili w pliku nic się nie zmieniło. Nie zastępuje podpisów stron: kto, kiedy i jak podpisał, zapisuje karta dowodowa na końcu dokumentu.',
  'withdrawal.q': 'Co, jeśli lokal nie jest zgodny z umową?',
  'withdrawal.a':
    'Możesz odmówić odbioru i odstąpić od umowy do dnia, który w niej stoi, podając powód. Zwrot kaucji zlecamy wtedy na rachunek, z którego przyszła, chyba że wynajmujący w {objectionDays} dni robocze zgłosi sprzeciw. Parter sporu nie rozstrzyga: kaucja czeka na zgodne oświadczenia obu stron, orzeczenie albo ugodę.',
  'agent.q': 'Czy ofertę może wystawić pośrednik?',
  'agent.a':
    'Tak, gdy właściciel przyjmie jego umowę pośrednictwa i pełnomocnictwo. Właściciel czyta propozycję z linku w e-mailu i przyjmuje ją kodem. W ofercie stroną pozostaje właściciel, a pośrednik jest nazwany pełnomocnikiem. Każdy z nich może umowę wypowiedzieć.',

  'deposit-where.q': 'Gdzie trafia kaucja?',
  'deposit-where.a':
    'Na rachunek depozytowy, oddzielny od pieniędzy operatora. Wynajmujący dostaje ją dopiero, gdy obie strony podpiszą protokół odbioru, zwykle w {payoutDays} dni roboczych.',
  'deposit-due.q': 'Ile mam czasu na wpłatę kaucji?',
  'deposit-due.a':
    'Do {depositDays} dni roboczych od podpisania umowy. Dane do przelewu, tytuł i kod QR są na stronie kaucji. Bez wpłaty wynajmujący może po kolejnych {unpaidDays} dniach roboczych odstąpić od umowy.',
  'deposit-back.q': 'Kiedy kaucja wraca do najemcy?',
  'deposit-back.a':
    'Przy odstąpieniu przed odbiorem lokalu zwrot zlecamy w {refundDays} dni roboczych na rachunek, z którego przyszła. Po podpisanym protokole kaucja jest u wynajmującego i rozlicza się ją z nim po końcu najmu, według umowy.',
  'fee.q': 'Ile kosztuje Parter?',
  'fee.a':
    'Konto, oferty, wyszukiwanie, rezerwacja, dokumenty i przechowanie kaucji są bezpłatne. Opłata serwisowa należy się raz, dopiero po podpisaniu protokołu przez obie strony. Jej stawki podaje cennik w stopce, a kwoty każdej strony stoją w ofercie i w umowie, zanim ktokolwiek podpisze.',
  'first-rent.q': 'Od kiedy płacę czynsz?',
  'first-rent.a':
    'Od dnia wydania lokalu. Pierwsza płatność przypada po tylu dniach od wydania, ile podaje oferta, kolejne w dniu miesiąca, który w niej stoi. Kwotę i daty zobaczysz w umowie przed podpisem.',
  'meters.q': 'Jakie opłaty są poza czynszem?',
  'meters.a':
    'Oferta mówi, czy media są w czynszu, ryczałtem czy według liczników, i podaje kwotę albo średni miesięczny koszt. Na stronie oferty widzisz łączny koszt miesięczny z VAT.',

  'why-no-price.q': 'Dlaczego nie widzę ceny?',
  'why-no-price.a': 'Cenę, opłaty i warunki najmu pokazujemy po zalogowaniu. Konto jest bezpłatne.',
  'who-may.q': 'Czy mogę wynająć lokal jako osoba prywatna?',
  'who-may.a':
    'Nie. Najemcą jest zawsze firma, także jednoosobowa działalność gospodarcza lub spółka cywilna. Wynajmującym też: umowę zawierają dwie firmy, każda przez osobę, której umocowanie sprawdził moderator.',
  'find.q': 'Jak szybko znaleźć lokal?',
  'find.a':
    'Wpisz w wyszukiwarce jedno zdanie, na przykład „magazyn w Łodzi do 60 zł/m²”: stanie się filtrami. Obszar możesz też narysować na mapie. Zapisane wyszukiwanie przyśle nowe oferty e-mailem, a ulubione zestawisz obok siebie z prawdziwym kosztem.',
  'language.q': 'W jakim języku jest umowa?',
  'language.a':
    'Wiąże tekst polski. Kto korzysta z serwisu po angielsku, dostaje też angielski odpis do czytania, oznaczony jako odpis i wskazujący dokument, który wiąże.',
} as const satisfies Words & Record<`group.${FaqGroup}` | `section.${FaqSection}` | `${FaqId}.q` | `${FaqId}.a`, Word>;
