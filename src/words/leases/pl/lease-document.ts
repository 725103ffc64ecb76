import type { Words } from '../../kit/words.ts';

/** The lease: every clause and point by its id in `domain/leasing/document`, in Polish. */
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
  'lease.signatures': 'Podpisy',
  'lease.signatures.text':
    'Umowę w formie dokumentowej podpisują w serwisie osoby wskazane niżej. Oświadczenie Wynajmującego zawiera podpisana oferta; oświadczenie Najemcy i chwilę jego złożenia utrwala karta dowodowa.',
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

  'lease.premises.title': 'Przedmiot najmu',
  'lease.premises.subject':
    'Wynajmujący oddaje Najemcy do używania, a Najemca bierze w najem lokal użytkowy „{name}” o powierzchni użytkowej {surface} (powierzchnia całkowita {total}), położony pod adresem {address}, na działce nr {plot}, dla której prowadzona jest księga wieczysta nr {register} (dalej: Lokal).',
  'lease.premises.annex': 'Kondygnacje i pomieszczenia Lokalu wraz z ich powierzchniami, parametry techniczne i wyposażenie opisuje Załącznik 1.',
  'lease.premises.ownership': 'Wynajmujący oświadcza, że ma prawo oddać Lokal w najem. Jego tytuł prawny: {ownership}.',
  'lease.premises.subleaseConsent': 'Wynajmujący oświadcza, że ma zgodę właściciela na oddanie Lokalu w podnajem i okaże ją Najemcy na żądanie.',
  'lease.premises.parking': {
    one: 'Najem obejmuje {n} miejsce postojowe o powierzchni {surface}.',
    few: 'Najem obejmuje {n} miejsca postojowe o łącznej powierzchni {surface}.',
    many: 'Najem obejmuje {n} miejsc postojowych o łącznej powierzchni {surface}.',
    other: 'Najem obejmuje {n} miejsca postojowego o łącznej powierzchni {surface}.',
  },
  'lease.premises.energy':
    'Klasa energetyczna podana w ofercie: {energyClass}. Jeżeli przepisy wymagają świadectwa charakterystyki energetycznej, Wynajmujący przekazuje jego kopię Najemcy przy zawarciu Umowy.',

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
  'lease.term.afterHandover': 'Późniejsze wydanie Lokalu nie zmienia dnia rozpoczęcia ani zakończenia najmu.',

  'lease.form.title': 'Forma umowy dłuższej niż rok',
  'lease.form.statute':
    'Najem na czas dłuższy niż rok wymaga formy pisemnej (art. 660 Kodeksu cywilnego). Równoważna jest jej forma elektroniczna, czyli kwalifikowane podpisy elektroniczne obu Stron (art. 78¹ Kodeksu cywilnego).',
  'lease.form.effect':
    'Dopóki Strony nie podpiszą Umowy w takiej formie, poczytuje się ją za zawartą na czas nieoznaczony. Umowa jest ważna od chwili jej zawarcia w serwisie.',
  'lease.form.duty':
    'Strony zobowiązują się niezwłocznie podpisać niniejszy dokument kwalifikowanymi podpisami elektronicznymi albo własnoręcznie w dwóch egzemplarzach, po jednym dla każdej ze Stron, i dołączyć podpisany dokument lub jego skan w serwisie.',
  'lease.form.certainDate':
    'Wynajmujący nie odmówi poświadczenia daty Umowy (data pewna, art. 81 Kodeksu cywilnego), jeżeli Najemca o to wystąpi i poniesie jego koszt.',

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
    'Z wydania Strony sporządzają w serwisie protokół zdawczo-odbiorczy według wzoru z Załącznika 2. Sporządza go jedna ze Stron, a druga podpisuje kodem albo odmawia podpisu z podaniem przyczyny.',
  'lease.handover.presumption':
    'Protokół stwierdza stan Lokalu w chwili wydania. Bez protokołu domniemywa się, że Lokal wydano w stanie dobrym i przydatnym do umówionego użytku (art. 675 § 3 Kodeksu cywilnego).',

  'lease.rent.title': 'Czynsz',
  'lease.rent.amount':
    'Czynsz wynosi {net} netto miesięcznie (słownie: {netWords}). Do czynszu dolicza się podatek VAT według stawki 23%, obecnie {vat}, razem {gross} brutto (słownie: {grossWords}). Zmiana stawki podatku zmienia kwotę brutto.',
  'lease.rent.exempt':
    'Czynsz wynosi {net} miesięcznie (słownie: {netWords}). Wynajmujący korzysta ze zwolnienia z podatku VAT; gdy je utraci, do czynszu dolicza podatek według obowiązującej stawki.',
  'lease.rent.payDay':
    'Czynsz za dany miesiąc Najemca płaci z góry, do {day}. dnia tego miesiąca, na rachunek Wynajmującego nr {account}, na podstawie faktury.',
  'lease.rent.payLastDay':
    'Czynsz za dany miesiąc Najemca płaci do ostatniego dnia tego miesiąca, na rachunek Wynajmującego nr {account}, na podstawie faktury.',
  'lease.rent.first': {
    one: 'Pierwszy czynsz jest płatny w ciągu {n} dnia od wydania Lokalu. Za niepełny miesiąc czynsz należy się w części odpowiadającej liczbie dni.',
    few: 'Pierwszy czynsz jest płatny w ciągu {n} dni od wydania Lokalu. Za niepełny miesiąc czynsz należy się w części odpowiadającej liczbie dni.',
    many: 'Pierwszy czynsz jest płatny w ciągu {n} dni od wydania Lokalu. Za niepełny miesiąc czynsz należy się w części odpowiadającej liczbie dni.',
    other:
      'Pierwszy czynsz jest płatny w ciągu {n} dnia od wydania Lokalu. Za niepełny miesiąc czynsz należy się w części odpowiadającej liczbie dni.',
  },
  'lease.rent.booked':
    'Za dzień zapłaty uważa się dzień uznania rachunku Wynajmującego. Czynsz nie należy się za czas, w którym Lokal nie został wydany z przyczyn leżących po stronie Wynajmującego.',
  'lease.rent.late':
    'Za opóźnienie w zapłacie Wynajmującemu należą się wyłącznie odsetki i rekompensata określone w ustawie o przeciwdziałaniu nadmiernym opóźnieniom w transakcjach handlowych. Umowa nie przewiduje kary umownej za opóźnienie w zapłacie (art. 483 § 1 Kodeksu cywilnego).',
  'lease.rent.raise':
    'Wynajmujący może podwyższyć czynsz, wypowiadając jego dotychczasową wysokość najpóźniej na miesiąc naprzód na koniec miesiąca kalendarzowego (art. 685¹ Kodeksu cywilnego).',
  'lease.rent.fixedRent': 'Czynsz netto nie zmienia się przez cały oznaczony czas trwania najmu, chyba że Strony postanowią inaczej.',

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
  'lease.deposit.return': {
    one: 'Wynajmujący zwraca kaucję w ciągu {n} dnia od zwrotu Lokalu, po potrąceniu należności, które wykaże na piśmie.',
    few: 'Wynajmujący zwraca kaucję w ciągu {n} dni od zwrotu Lokalu, po potrąceniu należności, które wykaże na piśmie.',
    many: 'Wynajmujący zwraca kaucję w ciągu {n} dni od zwrotu Lokalu, po potrąceniu należności, które wykaże na piśmie.',
    other: 'Wynajmujący zwraca kaucję w ciągu {n} dnia od zwrotu Lokalu, po potrąceniu należności, które wykaże na piśmie.',
  },
  'lease.deposit.unpaid': {
    one: 'Jeżeli kaucja nie wpłynie w terminie, Wynajmujący może po upływie kolejnego {n} dnia roboczego odstąpić od Umowy w serwisie.',
    few: 'Jeżeli kaucja nie wpłynie w terminie, Wynajmujący może po upływie kolejnych {n} dni roboczych odstąpić od Umowy w serwisie.',
    many: 'Jeżeli kaucja nie wpłynie w terminie, Wynajmujący może po upływie kolejnych {n} dni roboczych odstąpić od Umowy w serwisie.',
    other: 'Jeżeli kaucja nie wpłynie w terminie, Wynajmujący może po upływie kolejnego {n} dnia roboczego odstąpić od Umowy w serwisie.',
  },

  'lease.insurance.title': 'Ubezpieczenie',
  'lease.insurance.duty':
    'Najemca zawiera i przez cały czas najmu utrzymuje ubezpieczenie odpowiedzialności cywilnej z tytułu działalności prowadzonej w Lokalu, na sumę co najmniej {sum} (słownie: {sumWords}).',
  'lease.insurance.proof': 'Na żądanie Wynajmującego Najemca okazuje polisę i dowód opłacenia składki.',

  'lease.sublet.title': 'Podnajem',
  'lease.sublet.consent':
    'Bez zgody Wynajmującego Najemca nie może oddać Lokalu lub jego części osobie trzeciej do bezpłatnego używania ani go podnająć (art. 688² Kodeksu cywilnego). Zgoda wymaga formy dokumentowej.',
  'lease.sublet.liability': 'Za działania osób, którym Najemca udostępnił Lokal, odpowiada on jak za własne.',
} as const satisfies Words;
