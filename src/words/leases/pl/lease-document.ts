import type { Words } from '../../kit/words.ts';

/** The lease: every clause and point by its id in `domain/offers/document`, in Polish. */
export const pl = {
  'lease.docTitle': 'Umowa najmu lokalu użytkowego',
  'lease.docLead': 'nr {number}, zawierana w serwisie Parter przez przyjęcie oferty {offer}, wersja {version}',
  'lease.label': 'Umowa najmu {number}',
  'lease.reading':
    'Dokument przygotowano {moment}. Umowa zostaje zawarta z chwilą podpisu Najemcy, którą wskazuje karta dowodowa dołączona na końcu pliku.',
  'lease.parties': 'Strony umowy',
  'lease.summary': 'Najważniejsze warunki',
  'lease.summary.premises': 'Lokal',
  'lease.summary.term': 'Czas trwania',
  'lease.summary.infinite': 'czas nieoznaczony od {start}',
  'lease.summary.fixed': {
    one: '{n} miesiąc, od {start} do {end}',
    few: '{n} miesiące, od {start} do {end}',
    many: '{n} miesięcy, od {start} do {end}',
    other: '{n} miesiąca, od {start} do {end}',
  },
  'lease.summary.form': 'Do czasu formy pisemnej',
  'lease.summary.formText':
    'czas nieoznaczony, z wypowiedzeniem najpóźniej na trzy miesiące naprzód na koniec miesiąca kalendarzowego: dopóki obie Strony nie podpiszą Umowy podpisem kwalifikowanym albo własnoręcznie (art. 660 i 688 Kodeksu cywilnego)',
  'lease.summary.rent': 'Czynsz miesięczny',
  'lease.summary.rentActive': '{net} netto + 23% VAT = {gross} brutto',
  'lease.summary.rentExempt': '{net} (zwolnienie z VAT)',
  'lease.summary.perMetre': '{amount} netto za m²',
  'lease.summary.deposit': 'Kaucja',
  'lease.summary.fees': 'Opłaty',
  'lease.summary.handover': 'Wydanie lokalu',
  'lease.summary.handoverText': {
    one: 'w ciągu {n} dnia, po wpływie kaucji',
    few: 'w ciągu {n} dni, po wpływie kaucji',
    many: 'w ciągu {n} dni, po wpływie kaucji',
    other: 'w ciągu {n} dni, po wpływie kaucji',
  },
  'lease.summary.fee': 'Opłata serwisowa',
  'lease.summary.feeText': 'Wynajmujący {landlord}, Najemca {tenant} brutto, po podpisaniu protokołu',
  'lease.signatures': 'Podpisy',
  'lease.signatures.text':
    'Umowę w formie dokumentowej podpisują w serwisie osoby wskazane niżej. Oświadczenie Wynajmującego zawiera podpisana oferta; oświadczenie Najemcy i chwilę jego złożenia utrwala karta dowodowa.',
  'lease.signatures.byHand': 'miejsce na podpis własnoręczny i datę, jeżeli Strony podpisują na papierze',
  'lease.signatures.landlord': 'podpis pod ofertą {offer}, wersja {version}, złożony {moment}',
  'lease.signatures.tenant': 'podpis kodem jednorazowym, według karty dowodowej',

  'lease.conclusion.title': 'Zawarcie umowy',
  'lease.conclusion.offer':
    'Wynajmujący złożył za pośrednictwem serwisu Parter ofertę w rozumieniu art. 66 Kodeksu cywilnego, oznaczoną numerem {number}, w wersji {version}, podpisaną {signedAt} (kod dokumentu {code}). Skrót SHA-256 dokumentu oferty: {hash}.',
  'lease.conclusion.moment':
    'Umowa zostaje zawarta z chwilą, w której Najemca złoży w serwisie oświadczenie o przyjęciu oferty i potwierdzi je kodem przesłanym pocztą elektroniczną. Chwilę tę, według czasu bazy danych serwisu, wskazuje karta dowodowa.',
  'lease.conclusion.form':
    'Umowa jest zawierana w formie dokumentowej (art. 77² i 77³ Kodeksu cywilnego). Dokument opatruje się pieczęcią elektroniczną operatora serwisu, która potwierdza jego pochodzenie i niezmienność i nie jest podpisem Stron.',
  'lease.conclusion.professional':
    'Strony zawierają Umowę w związku ze swoją działalnością gospodarczą, a osoby je reprezentujące oświadczają, że są do tego umocowane. Umowa ma dla Stron charakter zawodowy.',
  'lease.conclusion.exclusions':
    'Strony wyłączają stosowanie art. 66¹ § 1–3 i art. 68¹ Kodeksu cywilnego: oferta wiąże bez potwierdzania jej otrzymania, a przyjąć ją można tylko bez zmian.',
  'lease.conclusion.authority':
    'Każda osoba, która podpisała ofertę lub Umowę w imieniu Strony, może samodzielnie w jej imieniu podpisać protokół albo odmówić jego podpisania, odmówić przyjęcia Lokalu i odstąpić od Umowy w przypadkach z {withdrawal} oraz składać oświadczenia o kaucji.',

  'lease.premises.title': 'Przedmiot najmu',
  'lease.premises.subject':
    'Wynajmujący oddaje Najemcy do używania, a Najemca bierze w najem lokal użytkowy „{name}” o powierzchni użytkowej {surface} (powierzchnia całkowita {total}), położony pod adresem {address} (dalej: Lokal).',
  'lease.premises.official': 'Adres Lokalu w księdze wieczystej i ewidencji gruntów: {address}, powiat: {county}, województwo: {province}.',
  'lease.premises.plot':
    'Lokal znajduje się na działce ewidencyjnej nr {plot} o powierzchni {land}, w obrębie {precinct}, dla której prowadzona jest księga wieczysta nr {register}.',
  'lease.premises.plotOnly':
    'Lokal znajduje się na działce ewidencyjnej nr {plot} o powierzchni {land}, dla której prowadzona jest księga wieczysta nr {register}.',
  'lease.premises.annex': 'Kondygnacje i pomieszczenia Lokalu wraz z ich powierzchniami, parametry techniczne i wyposażenie opisuje Załącznik 1.',
  'lease.premises.ownership': 'Wynajmujący oświadcza, że ma prawo oddać Lokal w najem. Jego tytuł prawny: {ownership}.',
  'lease.premises.parking': {
    one: 'Najem obejmuje {n} miejsce postojowe o powierzchni {surface}.',
    few: 'Najem obejmuje {n} miejsca postojowe o łącznej powierzchni {surface}.',
    many: 'Najem obejmuje {n} miejsc postojowych o łącznej powierzchni {surface}.',
    other: 'Najem obejmuje {n} miejsca postojowego o łącznej powierzchni {surface}.',
  },
  'lease.premises.energy':
    'Klasa energetyczna podana w ofercie: {energyClass}. Jeżeli przepisy wymagają świadectwa charakterystyki energetycznej, Wynajmujący przekazuje jego kopię Najemcy przy zawarciu Umowy.',
  'lease.premises.measured':
    'Powierzchnie podał Wynajmujący i nie wskazał normy, według której je zmierzono. Czynsz ustalono za cały Lokal: późniejszy pomiar sam nie zmienia czynszu ani opłat, a uprawnienia Najemcy z powodu istotnej niezgodności Lokalu z opisem pozostają bez zmian.',
  'lease.premises.measuredBy':
    'Powierzchnie podał Wynajmujący według normy {standard}; według tej samej normy mierzy się je ponownie. Czynsz ustalono za cały Lokal: późniejszy pomiar sam nie zmienia czynszu ani opłat, a uprawnienia Najemcy z powodu istotnej niezgodności Lokalu z opisem pozostają bez zmian.',
  'lease.premises.consent':
    'Wynajmujący oświadcza, że ma zgodę właściciela, współwłaścicieli albo finansującego, której wymaga oddanie Lokalu Najemcy, i okaże ją na żądanie.',

  'lease.use.title': 'Sposób używania',
  'lease.use.purpose': 'Lokal służy prowadzeniu działalności gospodarczej Najemcy. Podstawowe przeznaczenie Lokalu: {use}.',
  'lease.use.accepted': 'Wynajmujący dopuszcza następujące sposoby używania: {uses}.',
  'lease.use.manner':
    'Najemca używa Lokalu zgodnie z Umową, jego właściwościami i przeznaczeniem. Zmiana przeznaczenia wymaga zgody Wynajmującego w formie dokumentowej.',
  'lease.use.rules':
    'Najemca przestrzega przepisów przeciwpożarowych, sanitarnych i ochrony środowiska oraz przyjętego w budynku porządku, a pozwolenia potrzebne do swojej działalności uzyskuje sam.',
  'lease.use.repairs':
    'Drobne nakłady połączone ze zwykłym używaniem Lokalu obciążają Najemcę (art. 681 Kodeksu cywilnego). Pozostałe naprawy konieczne do zachowania Lokalu w stanie przydatnym do umówionego użytku obciążają Wynajmującego (art. 662 i 663 Kodeksu cywilnego).',
  'lease.use.works':
    'Przeróbki, adaptacje oraz reklamy na elewacji wymagają zgody Wynajmującego w formie dokumentowej, w której Strony określą też sposób ich rozliczenia.',
  'lease.use.permitted': 'Działalność, którą Najemca może prowadzić w Lokalu: {activity}.',

  'lease.term.title': 'Czas trwania',
  'lease.term.infinite': 'Umowa zostaje zawarta na czas nieoznaczony, od dnia {start}.',
  'lease.term.statutoryNotice':
    'Każda ze Stron może wypowiedzieć Umowę z zachowaniem terminu ustawowego: najpóźniej na trzy miesiące naprzód na koniec miesiąca kalendarzowego (art. 688 Kodeksu cywilnego).',
  'lease.term.notice': {
    one: 'Każda ze Stron może wypowiedzieć Umowę z zachowaniem jednomiesięcznego okresu wypowiedzenia, ze skutkiem na koniec miesiąca kalendarzowego.',
    few: 'Każda ze Stron może wypowiedzieć Umowę z zachowaniem okresu wypowiedzenia wynoszącego {n} miesiące, ze skutkiem na koniec miesiąca kalendarzowego.',
    many: 'Każda ze Stron może wypowiedzieć Umowę z zachowaniem okresu wypowiedzenia wynoszącego {n} miesięcy, ze skutkiem na koniec miesiąca kalendarzowego.',
    other:
      'Każda ze Stron może wypowiedzieć Umowę z zachowaniem okresu wypowiedzenia wynoszącego {n} miesiąca, ze skutkiem na koniec miesiąca kalendarzowego.',
  },
  'lease.term.fixed': {
    one: 'Umowa zostaje zawarta na czas oznaczony: {n} miesiąc, od dnia {start} do dnia {end} włącznie.',
    few: 'Umowa zostaje zawarta na czas oznaczony: {n} miesiące, od dnia {start} do dnia {end} włącznie.',
    many: 'Umowa zostaje zawarta na czas oznaczony: {n} miesięcy, od dnia {start} do dnia {end} włącznie.',
    other: 'Umowa zostaje zawarta na czas oznaczony: {n} miesiąca, od dnia {start} do dnia {end} włącznie.',
  },
  'lease.term.earlyEnd':
    'Przed upływem tego czasu Umowę można zakończyć tylko w wypadkach określonych w Umowie ({breach} i {withdrawal}), w wypadkach wskazanych w ustawie albo za zgodą obu Stron (art. 673 § 3 Kodeksu cywilnego).',
  'lease.term.prolongation':
    'Jeżeli po upływie tego czasu Najemca używa Lokalu nadal za zgodą Wynajmującego, poczytuje się w razie wątpliwości, że najem został przedłużony na czas nieoznaczony (art. 674 Kodeksu cywilnego).',
  'lease.term.afterHandover':
    'Późniejsze wydanie Lokalu nie zmienia dnia rozpoczęcia ani zakończenia najmu; od kiedy należy się czynsz, określa {rent}.',

  'lease.form.title': 'Forma umowy',
  'lease.form.statute':
    'Najem na czas dłuższy niż rok wymaga formy pisemnej (art. 660 Kodeksu cywilnego). Równoważna jest jej forma elektroniczna, czyli kwalifikowane podpisy elektroniczne obu Stron (art. 78¹ Kodeksu cywilnego).',
  'lease.form.effect':
    'Dopóki Strony nie podpiszą Umowy w takiej formie, poczytuje się ją za zawartą na czas nieoznaczony i każda ze Stron może ją wypowiedzieć najpóźniej na trzy miesiące naprzód na koniec miesiąca kalendarzowego (art. 688 Kodeksu cywilnego). Umowa jest ważna od chwili jej zawarcia w serwisie.',
  'lease.form.duty':
    'Strony zobowiązują się niezwłocznie podpisać niniejszy dokument kwalifikowanymi podpisami elektronicznymi albo własnoręcznie w dwóch egzemplarzach i wymienić je; jedna Strona może użyć podpisu kwalifikowanego, a druga własnoręcznego. Podpisany dokument lub jego skan dołączają w serwisie; skan jest tylko dowodem.',
  'lease.form.certainDate':
    'Wynajmujący nie odmówi poświadczenia daty Umowy (data pewna, art. 81 Kodeksu cywilnego), jeżeli Najemca o to wystąpi i poniesie jego koszt.',
  'lease.form.document': 'Umowa na czas nieoznaczony albo nie dłuższy niż rok nie wymaga formy pisemnej; wystarcza forma dokumentowa.',
  'lease.form.refusal':
    'Strona, która wezwana w formie dokumentowej nie podpisze Umowy w takiej formie w ciągu {n} dni, odpowiada za szkodę, którą druga Strona przez to ponosi.',

  'lease.handover.title': 'Wydanie lokalu',
  'lease.handover.when': {
    one: 'Najemca odbiera Lokal w dniu i o godzinie, które wskaże w serwisie, w ciągu {n} dnia od późniejszego z dni: zawarcia Umowy i udostępnienia Lokalu ({availability}).',
    few: 'Najemca odbiera Lokal w dniu i o godzinie, które wskaże w serwisie, w ciągu {n} dni od późniejszego z dni: zawarcia Umowy i udostępnienia Lokalu ({availability}).',
    many: 'Najemca odbiera Lokal w dniu i o godzinie, które wskaże w serwisie, w ciągu {n} dni od późniejszego z dni: zawarcia Umowy i udostępnienia Lokalu ({availability}).',
    other:
      'Najemca odbiera Lokal w dniu i o godzinie, które wskaże w serwisie, w ciągu {n} dnia od późniejszego z dni: zawarcia Umowy i udostępnienia Lokalu ({availability}).',
  },
  'lease.handover.deposit': 'Wynajmujący wydaje Lokal po wpływie kaucji na rachunek depozytowy.',
  'lease.handover.persons':
    'Każda ze Stron wskazuje w serwisie osobę, która wydaje lub odbiera Lokal w jej imieniu; osoba wskazana przez Najemcę działa jako jego pełnomocnik.',
  'lease.handover.protocol':
    'Z wydania Strony sporządzają w serwisie protokół zdawczo-odbiorczy według wzoru z Załącznika 4. Jedna ze Stron sporządza go i podpisuje kodem, a druga podpisuje go kodem albo odmawia podpisu z podaniem przyczyny.',
  'lease.handover.presumption':
    'Protokół stwierdza stan Lokalu w chwili wydania. Bez protokołu domniemywa się, że Lokal wydano w stanie dobrym i przydatnym do umówionego użytku (art. 675 § 3 Kodeksu cywilnego).',
  'lease.handover.again':
    'Jeżeli kaucja wpłynie po terminie albo spotkanie nie dojdzie do skutku, czas na odbiór ({n} dni) biegnie od tego dnia na nowo. Najemca może zmienić termin spotkania aż do jego godziny, a Wynajmujący może zaproponować inny.',

  'lease.rent.title': 'Czynsz',
  'lease.rent.amount':
    'Czynsz wynosi {net} netto miesięcznie (słownie: {netWords}). Do czynszu dolicza się podatek VAT według stawki 23%, obecnie {vat}, razem {gross} brutto (słownie: {grossWords}). Zmiana stawki podatku zmienia kwotę brutto.',
  'lease.rent.exempt':
    'Czynsz wynosi {net} miesięcznie (słownie: {netWords}). Wynajmujący korzysta ze zwolnienia z podatku VAT; gdy je utraci, do czynszu dolicza podatek według obowiązującej stawki.',
  'lease.rent.payDay': 'Czynsz za następne miesiące Najemca płaci z góry, do {day}. dnia każdego miesiąca, na podstawie faktury.',
  'lease.rent.payLastDay': 'Czynsz za następne miesiące Najemca płaci do ostatniego dnia każdego miesiąca, na podstawie faktury.',
  'lease.rent.first': {
    one: 'Czynsz za pierwszy, także niepełny, miesiąc jest płatny w ciągu {n} dnia od wydania Lokalu, a jeżeli Lokalu jeszcze nie wydano, od dnia, od którego czynsz się należy. Za niepełny miesiąc należy się część odpowiadająca liczbie dni.',
    few: 'Czynsz za pierwszy, także niepełny, miesiąc jest płatny w ciągu {n} dni od wydania Lokalu, a jeżeli Lokalu jeszcze nie wydano, od dnia, od którego czynsz się należy. Za niepełny miesiąc należy się część odpowiadająca liczbie dni.',
    many: 'Czynsz za pierwszy, także niepełny, miesiąc jest płatny w ciągu {n} dni od wydania Lokalu, a jeżeli Lokalu jeszcze nie wydano, od dnia, od którego czynsz się należy. Za niepełny miesiąc należy się część odpowiadająca liczbie dni.',
    other:
      'Czynsz za pierwszy, także niepełny, miesiąc jest płatny w ciągu {n} dnia od wydania Lokalu, a jeżeli Lokalu jeszcze nie wydano, od dnia, od którego czynsz się należy. Za niepełny miesiąc należy się część odpowiadająca liczbie dni.',
  },
  'lease.rent.late':
    'Za opóźnienie w zapłacie nie ma kary umownej (art. 483 § 1 Kodeksu cywilnego), lecz należą się odsetki i rekompensata określone w ustawie o przeciwdziałaniu nadmiernym opóźnieniom w transakcjach handlowych. Innych praw Wynajmującego z Umowy i z ustawy to nie narusza.',
  'lease.rent.raise':
    'Wynajmujący może podwyższyć czynsz, wypowiadając jego dotychczasową wysokość najpóźniej na miesiąc naprzód na koniec miesiąca kalendarzowego (art. 685¹ Kodeksu cywilnego).',
  'lease.rent.fixedRent': 'Czynsz netto nie zmienia się przez cały oznaczony czas trwania najmu; art. 685¹ Kodeksu cywilnego się nie stosuje.',
  'lease.rent.from':
    'Czynsz należy się od dnia wydania Lokalu, nie później jednak niż od {latest}, chyba że wydanie opóźnia się z przyczyn leżących po stronie Wynajmującego.',
  'lease.rent.account': 'Czynsz wpłaca się na rachunek Wynajmującego nr {account}. Za dzień zapłaty uważa się dzień uznania tego rachunku.',
  'lease.rent.fixedRentIndexed':
    'Przez cały oznaczony czas trwania najmu czynsz netto zmienia tylko waloryzacja ({indexation}); art. 685¹ Kodeksu cywilnego się nie stosuje.',

  'lease.fees.title': 'Opłaty poza czynszem',
  'lease.fees.metered':
    'Opłaty za energię, wodę, ogrzewanie i pozostałe media Najemca ponosi według wskazań liczników, na podstawie umów z dostawcami albo faktur Wynajmującego wystawianych bez narzutu.',
  'lease.fees.average': 'Średni miesięczny koszt tych opłat w skali roku, podany przez Wynajmującego dla informacji: {average} brutto.',
  'lease.fees.inRent': 'Opłaty eksploatacyjne i opłaty za media są zawarte w czynszu.',
  'lease.fees.lumpSum':
    'Opłaty eksploatacyjne i opłaty za media Najemca ponosi ryczałtem: {perMetre} netto za m² powierzchni użytkowej miesięcznie, razem {net} netto, czyli {gross} brutto miesięcznie, w terminie płatności czynszu.',
  'lease.fees.own':
    'Opłaty wynikające z działalności Najemcy, w szczególności za usługi telekomunikacyjne i odbiór jego odpadów, Najemca ponosi sam.',

  'lease.deposit.title': 'Kaucja',
  'lease.deposit.amount': {
    one: 'Najemca wpłaca kaucję w kwocie {amount} (słownie: {amountWords}) w ciągu {n} dnia roboczego od zawarcia Umowy, na rachunek depozytowy nr {account}, z tytułem zaczynającym się od „KAUCJA {reference}”.',
    few: 'Najemca wpłaca kaucję w kwocie {amount} (słownie: {amountWords}) w ciągu {n} dni roboczych od zawarcia Umowy, na rachunek depozytowy nr {account}, z tytułem zaczynającym się od „KAUCJA {reference}”.',
    many: 'Najemca wpłaca kaucję w kwocie {amount} (słownie: {amountWords}) w ciągu {n} dni roboczych od zawarcia Umowy, na rachunek depozytowy nr {account}, z tytułem zaczynającym się od „KAUCJA {reference}”.',
    other:
      'Najemca wpłaca kaucję w kwocie {amount} (słownie: {amountWords}) w ciągu {n} dnia roboczego od zawarcia Umowy, na rachunek depozytowy nr {account}, z tytułem zaczynającym się od „KAUCJA {reference}”.',
  },
  'lease.deposit.annex':
    'Do chwili podpisania protokołu kaucję przechowuje operator serwisu na zasadach z Załącznika 3, które Strony przyjmują wraz z Umową.',
  'lease.deposit.nature':
    'Kaucja zabezpiecza roszczenia Wynajmującego z Umowy: zaległy czynsz i opłaty, naprawienie szkód w Lokalu oraz należności za opóźnienie w jego zwrocie. Kaucja nie jest zaliczką ani zadatkiem i nie zawiera podatku VAT.',
  'lease.deposit.payout': {
    one: 'Po podpisaniu protokołu operator wypłaca kaucję Wynajmującemu w ciągu {n} dnia roboczego; od tej chwili za kaucję odpowiada Wynajmujący.',
    few: 'Po podpisaniu protokołu operator wypłaca kaucję Wynajmującemu w ciągu {n} dni roboczych; od tej chwili za kaucję odpowiada Wynajmujący.',
    many: 'Po podpisaniu protokołu operator wypłaca kaucję Wynajmującemu w ciągu {n} dni roboczych; od tej chwili za kaucję odpowiada Wynajmujący.',
    other: 'Po podpisaniu protokołu operator wypłaca kaucję Wynajmującemu w ciągu {n} dnia roboczego; od tej chwili za kaucję odpowiada Wynajmujący.',
  },
  'lease.deposit.return': 'Wynajmujący zwraca kaucję w ciągu {n} dni od zwrotu Lokalu, po potrąceniu należności, które wykaże w rozliczeniu.',
  'lease.deposit.unpaid':
    'Jeżeli kaucja nie wpłynie w terminie, Wynajmujący może po upływie kolejnych {n} dni roboczych odstąpić od Umowy w serwisie, w ciągu {days} dni od upływu tego czasu (art. 395 Kodeksu cywilnego).',
  'lease.deposit.refill': 'Jeżeli Wynajmujący zaspokoi się z kaucji w czasie najmu, Najemca uzupełnia ją w ciągu {n} dni od wezwania z rozliczeniem.',
  'lease.deposit.newTerm':
    'Jeżeli Wynajmujący z tego prawa nie skorzysta, może wyznaczyć Najemcy w serwisie nowy termin wpłaty, nie krótszy niż {days} dni; gdy i on upłynie bezskutecznie, Wynajmujący może odstąpić od Umowy w ciągu kolejnych {again} dni.',

  'lease.insurance.title': 'Ubezpieczenie',
  'lease.insurance.duty':
    'Najemca zawiera i przez cały czas najmu utrzymuje ubezpieczenie odpowiedzialności cywilnej z tytułu działalności prowadzonej w Lokalu, na sumę co najmniej {sum} (słownie: {sumWords}).',
  'lease.insurance.proof': 'Na żądanie Wynajmującego Najemca okazuje polisę i dowód opłacenia składki.',
  'lease.insurance.building': 'Wynajmujący ubezpiecza budynek od ognia i innych zdarzeń losowych, a Najemca swoje rzeczy i nakłady w Lokalu.',
  'lease.insurance.recourse':
    'Strony zrzekają się wobec siebie roszczeń o naprawienie szkód w takim zakresie, w jakim pokryło je ubezpieczenie, i uzgadniają to ze swoimi ubezpieczycielami.',
  'lease.insurance.renewal': 'Kopię polisy Najemca przekazuje przy wydaniu Lokalu i przy każdym jej odnowieniu.',

  'lease.sublet.title': 'Podnajem i zmiana Stron',
  'lease.sublet.consent':
    'Bez zgody Wynajmującego Najemca nie może oddać Lokalu lub jego części osobie trzeciej do bezpłatnego używania ani go podnająć (art. 688² Kodeksu cywilnego). Zgoda wymaga formy dokumentowej.',
  'lease.sublet.liability': 'Za działania osób, którym Najemca udostępnił Lokal, odpowiada on jak za własne.',
  'lease.sublet.assignment':
    'Przeniesienie praw lub obowiązków Najemcy z Umowy wymaga zgody Wynajmującego w formie dokumentowej. Wynajmujący może przenieść na bank lub inną instytucję finansującą wierzytelność o czynsz i opłaty, zawiadamiając o tym Najemcę; innych wierzytelności nie przenosi bez zgody Najemcy.',
  'lease.sublet.newOwner':
    'W razie zbycia Lokalu nabywca wstępuje w najem na miejsce zbywcy (art. 678 Kodeksu cywilnego). Wynajmujący przekazuje nabywcy kaucję i zawiadamia o tym Najemcę.',
} as const satisfies Words;
