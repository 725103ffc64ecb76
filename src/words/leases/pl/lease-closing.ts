import type { Words } from '../../kit/words.ts';

/** The lease from the breach of duties to its annexes, in Polish. */
export const pl = {
  'lease.breach.title': 'Naruszenie umowy',
  'lease.breach.cure':
    'Jeżeli Strona istotnie narusza Umowę, druga Strona może wezwać ją do usunięcia naruszenia w ciągu {n} dni, a po bezskutecznym upływie tego czasu wypowiedzieć Umowę bez zachowania okresu wypowiedzenia, także gdy zawarto ją na czas oznaczony.',
  'lease.breach.arrears':
    'Jeżeli Najemca jest w zwłoce z zapłatą czynszu co najmniej za dwa pełne okresy płatności, Wynajmujący może wypowiedzieć Umowę bez zachowania okresu wypowiedzenia, po uprzedzeniu Najemcy na piśmie i udzieleniu mu dodatkowego miesięcznego terminu do zapłaty (art. 687 Kodeksu cywilnego).',
  'lease.breach.tenant': 'Uprawnienia Najemcy z powodu wad Lokalu określają art. 664 i 682 Kodeksu cywilnego.',
  'lease.breach.statement': 'Wypowiedzenie podaje przyczynę i wymaga formy co najmniej dokumentowej.',
  'lease.breach.byTenant': 'Istotnym naruszeniem ze strony Najemcy jest:',
  'lease.breach.misuse': 'używanie Lokalu niezgodnie z Umową lub jego przeznaczeniem (art. 667 § 2 Kodeksu cywilnego);',
  'lease.breach.disorder': 'rażące lub uporczywe naruszanie porządku w budynku (art. 685 Kodeksu cywilnego);',
  'lease.breach.unauthorised': 'podnajem, oddanie Lokalu do używania albo roboty bez wymaganej zgody;',
  'lease.breach.uninsured': 'brak ubezpieczenia, do którego zobowiązuje Umowa;',
  'lease.breach.refill': 'nieuzupełnienie kaucji w terminie.',
  'lease.breach.byLandlord': 'Istotnym naruszeniem ze strony Wynajmującego jest:',
  'lease.breach.repairs': 'niewykonanie napraw, które go obciążają (art. 663 Kodeksu cywilnego);',
  'lease.breach.defects': 'nieusunięcie wad, które ograniczają przydatność Lokalu do umówionego użytku (art. 664 Kodeksu cywilnego);',
  'lease.breach.hindrance': 'uniemożliwianie Najemcy używania Lokalu, w tym odcinanie mediów.',
  'lease.breach.enforcement': 'niezłożenie w terminie oświadczenia o poddaniu się egzekucji;',

  'lease.withdrawal.title': 'Prawo odstąpienia Najemcy',
  'lease.withdrawal.right':
    'Do chwili podpisania protokołu przez obie Strony, nie później jednak niż do {until}, Najemca może odmówić przyjęcia Lokalu i odstąpić od Umowy, jeżeli:',
  'lease.withdrawal.damagedPremise': 'Lokal jest uszkodzony w sposób, który ogranicza jego przydatność do umówionego użytku;',
  'lease.withdrawal.mismatchedDetails': 'stan Lokalu lub jego dane istotnie różnią się od opisu z oferty i Załącznika 1;',
  'lease.withdrawal.unavailabilityOfLandlord':
    'w umówionym dniu i o umówionej godzinie Wynajmujący ani osoba przez niego wskazana nie wydali Lokalu, mimo że kaucja wpłynęła, a Najemca się stawił.',
  'lease.withdrawal.how':
    'Najemca składa oświadczenie w serwisie i wskazuje w nim co najmniej jedną z tych przyczyn. Uprawnienia Najemcy wynikające z ustawy pozostają nienaruszone.',
  'lease.withdrawal.objection':
    'Wynajmujący może w ciągu {n} dni roboczych sprzeciwić się odstąpieniu w serwisie. Sprzeciw wstrzymuje zwrot kaucji do zgodnych oświadczeń Stron, prawomocnego orzeczenia, ugody albo złożenia kaucji do depozytu sądowego. Operator sporu nie rozstrzyga.',
  'lease.withdrawal.effect':
    'Wskutek odstąpienia Umowę uważa się za niezawartą, a kaucja wraca w całości na rachunek, z którego wpłynęła, w ciągu {n} dni roboczych. Żadna ze Stron nie płaci drugiej odstępnego.',
  'lease.withdrawal.longStop':
    'Jeżeli w ciągu {days} dni od dnia, w którym upływa termin odstąpienia, Strony nie podpiszą protokołu, operator wzywa je do złożenia oświadczeń. Gdy w ciągu {n} dni od wezwania nie złożą zgodnych oświadczeń, Umowa wygasa, a kaucja wraca do wpłacającego; w czasie sporu o odstąpienie trafia zamiast tego do depozytu sądowego.',

  'lease.return.title': 'Zwrot lokalu',
  'lease.return.dutyInDays': 'Po zakończeniu najmu Najemca zwraca Lokal opróżniony z jego rzeczy w ciągu {n} dni.',
  'lease.return.duty': 'Po zakończeniu najmu Najemca zwraca Lokal opróżniony z jego rzeczy.',
  'lease.return.state':
    'Lokal zwraca się w stanie niepogorszonym; Najemca nie odpowiada za zużycie będące następstwem prawidłowego używania (art. 675 § 1 Kodeksu cywilnego). Ze zwrotu Strony sporządzają protokół.',
  'lease.return.penalty':
    'Za każdy dzień opóźnienia w zwrocie Lokalu Najemca płaci Wynajmującemu karę umowną w wysokości {percent}% miesięcznego czynszu netto obowiązującego w dniu opóźnienia, obecnie {amount}. Wynajmujący może żądać odszkodowania przewyższającego karę (art. 484 § 1 Kodeksu cywilnego).',
  'lease.return.noOtherPenalty': 'Kara umowna dotyczy tylko opóźnienia w zwrocie Lokalu. Nie nalicza się jej za opóźnienie w zapłacie.',
  'lease.return.improvements':
    'Jeżeli Najemca ulepszył Lokal za zgodą Wynajmującego, a Strony nie umówiły się inaczej, Wynajmujący może zatrzymać ulepszenia za zapłatą ich wartości z chwili zwrotu albo żądać przywrócenia stanu poprzedniego (art. 676 Kodeksu cywilnego).',
  'lease.return.withoutTitle': 'Za czas używania Lokalu po zakończeniu najmu Najemca płaci wynagrodzenie w wysokości czynszu i opłat.',

  'lease.ownTerms.title': 'Warunki własne Wynajmującego',
  'lease.ownTerms.annex':
    'Zamiast standardowych postanowień serwisu o ubezpieczeniu Najemcy, o terminie usunięcia istotnych naruszeń, o terminie zwrotu Lokalu z karą za opóźnienie i o skutku zawiadomień pocztą elektroniczną Strony stosują warunki własne Wynajmującego, które zawiera Załącznik 5.',
  'lease.ownTerms.order': 'W razie sprzeczności warunków własnych z pozostałą treścią Umowy pierwszeństwo ma pozostała treść Umowy.',
  'lease.ownTerms.penalties':
    'Postanowienie warunków własnych, które zastrzega karę umowną za opóźnienie w zapłacie, nie wiąże Stron (art. 483 § 1 Kodeksu cywilnego).',

  'lease.service.title': 'Opłata serwisowa operatora',
  'lease.service.landlord': 'Opłata Wynajmującego wynosi {net} netto + {vat} VAT = {gross} brutto.',
  'lease.service.tenant': 'Opłata Najemcy wynosi {net} netto + {vat} VAT = {gross} brutto.',
  'lease.service.landlordExempt': 'Opłata Wynajmującego wynosi {net}. Operator korzysta ze zwolnienia z VAT.',
  'lease.service.tenantExempt': 'Opłata Najemcy wynosi {net}. Operator korzysta ze zwolnienia z VAT.',
  'lease.service.what':
    'Operator serwisu, {operator}, pobiera opłatę serwisową za obsługę zawarcia i przeprowadzenia transakcji w serwisie: dokumenty, podpisy, przechowanie kaucji i protokół.',
  'lease.service.due':
    'Opłata należy się dopiero z chwilą podpisania protokołu przez obie Strony. {operator} wystawia wtedy faktury; opłaty nie potrąca się z kaucji.',
  'lease.service.noBrokerage':
    '{operator} nie pośredniczy w obrocie nieruchomościami, nie doradza Stronom i nie działa w imieniu żadnej z nich: udostępnia narzędzia, za pomocą których Strony same zawierają Umowę.',

  'lease.notices.title': 'Zawiadomienia',
  'lease.notices.addresses': 'Zawiadomienia Strony kierują pocztą elektroniczną na adresy:',
  'lease.notices.landlord': 'Wynajmujący: {email};',
  'lease.notices.tenant': 'Najemca: {email}.',
  'lease.notices.effective':
    'Zawiadomienie wysłane na ten adres jest doręczone z chwilą potwierdzenia jego odbioru, a bez potwierdzenia z upływem {n} dni od wysłania.',
  'lease.notices.change':
    'O zmianie adresu Strona zawiadamia drugą Stronę i zmienia go w serwisie. Do tego czasu doręczenia na dotychczasowy adres są skuteczne.',
  'lease.notices.strict': 'Oświadczenia, dla których ustawa wymaga formy pisemnej, Strony kierują na adresy swoich siedzib podane na początku Umowy.',
  'lease.notices.electronic':
    'Oświadczenia Strony można doręczyć także przez publiczną usługę rejestrowanego doręczenia elektronicznego: Wynajmującemu na adres {address}, Najemcy na jego adres wpisany do bazy adresów elektronicznych. Chwilę doręczenia wskazuje dowód jego otrzymania.',

  'lease.privacy.title': 'Dane osobowe',
  'lease.privacy.controllers':
    'Każda ze Stron jest administratorem danych osobowych osób, które reprezentują drugą Stronę lub działają w jej imieniu: imion, nazwisk, umocowania i danych kontaktowych.',
  'lease.privacy.basis':
    'Dane przetwarza się w celu zawarcia i wykonania Umowy oraz dochodzenia roszczeń (art. 6 ust. 1 lit. f RODO), a także wypełnienia obowiązków podatkowych i rachunkowych (art. 6 ust. 1 lit. c RODO).',
  'lease.privacy.kept':
    'Dane przechowuje się przez czas trwania Umowy, a potem do przedawnienia roszczeń i upływu terminów wynikających z przepisów o rachunkowości i podatkach.',
  'lease.privacy.rights':
    'Osobie, której dane dotyczą, przysługuje prawo dostępu do danych, ich sprostowania, usunięcia, ograniczenia przetwarzania i sprzeciwu oraz skargi do Prezesa Urzędu Ochrony Danych Osobowych. Każda ze Stron przekazuje te informacje swoim osobom.',
  'lease.privacy.operator': '{operator}, operator serwisu, jest odrębnym administratorem danych kont, podpisów i rozliczeń (kontakt: {email}).',

  'lease.storage.title': 'Utrwalenie i przechowywanie',
  'lease.storage.file':
    'Umowa jest jednym dokumentem elektronicznym w formacie PDF/A. Serwis przechowuje go i udostępnia obu Stronom, a po zapieczętowaniu przesyła im pocztą elektroniczną.',
  'lease.storage.check':
    'Każdy, kto ma dokument, może sprawdzić jego zgodność z przechowywanym oryginałem pod adresem i kodem podanymi na każdej stronie.',
  'lease.storage.copies': 'Umowy nie sporządza się w egzemplarzach papierowych; każda ze Stron otrzymuje taki sam plik.',
  'lease.storage.copiesWritten':
    'Każda ze Stron otrzymuje taki sam plik, a w razie podpisania Umowy własnoręcznie także jeden z dwóch jednobrzmiących egzemplarzy.',

  'lease.final.title': 'Postanowienia końcowe',
  'lease.final.changes': 'Zmiana Umowy wymaga zgody obu Stron w formie dokumentowej pod rygorem nieważności.',
  'lease.final.changesWritten':
    'Zmiana Umowy wymaga zgody obu Stron w formie, w jakiej Umowa została zawarta, co najmniej dokumentowej, pod rygorem nieważności.',
  'lease.final.severable': 'Nieważność jednego postanowienia nie narusza pozostałych.',
  'lease.final.law': 'Umowa podlega prawu polskiemu. W sprawach w niej nieuregulowanych stosuje się Kodeks cywilny.',
  'lease.final.annexes': 'Załącznikami i częścią Umowy są:',
  'lease.final.annex1': 'Załącznik 1: opis Lokalu.',
  'lease.final.annex2': 'Załącznik 2: przyjęta oferta i jej skrót.',
  'lease.final.annex3': 'Załącznik 3: zasady przechowania kaucji.',
  'lease.final.annex4': 'Załącznik 4: wzór protokołu zdawczo-odbiorczego.',
  'lease.final.annex5': 'Załącznik 5: warunki własne Wynajmującego.',
  'lease.final.annexPlan': 'Załącznik {n}: schemat kondygnacji.',
  'lease.final.whole': 'Umowa z załącznikami zawiera całość ustaleń Stron o najmie Lokalu.',
  'lease.final.order': 'W razie sprzeczności pierwszeństwo mają kolejno: postanowienia Umowy, Załącznik 3, pozostałe załączniki.',
  'lease.final.orderOwn':
    'W razie sprzeczności pierwszeństwo mają kolejno: postanowienia Umowy, Załącznik 3, warunki własne Wynajmującego z Załącznika 5, pozostałe załączniki.',
  'lease.final.court': 'Spory rozstrzyga sąd powszechny właściwy dla miejsca położenia Lokalu.',
  'lease.final.language': 'Umowę sporządzono w języku polskim. Tłumaczenie ma charakter pomocniczy; wiąże tekst polski.',

  'annex.over': 'Załącznik {n}',
  'annex.premises': 'Opis lokalu',
  'annex.protocol': 'Wzór protokołu zdawczo-odbiorczego',
  'annex.protocolLead':
    'Strony wypełniają protokół w serwisie w dniu wydania Lokalu. Podpisany protokół powinien zostać przesłany w ciągu godziny od rozpoczęcia spotkania.',
  'annex.deposit': 'Zasady przechowania kaucji',
  'annex.depositLead':
    'Zasady przyjmują: Wynajmujący, podpisując ofertę, Najemca, podpisując Umowę, i operator serwisu, udostępniając rachunek depozytowy.',
  'annex.offer': 'Przyjęta oferta',
  'annex.offerLead':
    'Umowa przyjmuje bez zmian ofertę o podanym niżej skrócie; jej treść stoi w Załączniku 2 oferty. Plik oferty jest dołączony do zapieczętowanego pliku Umowy; przechowuje go też serwis i można go sprawdzić po kodzie.',
  'annex.offer.number': 'Numer i wersja',
  'annex.offer.numberText': '{number}, wersja {version}',
  'annex.offer.name': 'Nazwa oferty',
  'annex.offer.code': 'Kod dokumentu',
  'annex.offer.hash': 'Skrót SHA-256',
  'annex.offer.signed': 'Podpis Wynajmującego',
  'annex.plan': 'Schemat kondygnacji',
  'annex.ownTerms': 'Warunki własne Wynajmującego',

  'depositTerms.title': 'Zasady',
  'depositTerms.holder':
    'Kaucję przechowuje {operator} (NIP {nip}), operator serwisu Parter, na rachunku nr {account} przeznaczonym wyłącznie na powierzone pieniądze.',
  'depositTerms.separate':
    'Operator prowadzi ewidencję, z której w każdej chwili wynika, jaka kwota należy do której umowy. Nie łączy kaucji ze swoimi pieniędzmi ani z opłatą serwisową i nie rozporządza nimi inaczej, niż mówią te zasady.',
  'depositTerms.due':
    'Najemca wpłaca kaucję w ciągu {n} dni roboczych od zawarcia Umowy. Przelew wysłany po godzinie {time} wpływa zwykle następnego dnia roboczego. Kaucja jest wpłacona z chwilą uznania rachunku.',
  'depositTerms.payout':
    'Po podpisaniu protokołu przez obie Strony operator wypłaca kaucję Wynajmującemu w ciągu {n} dni roboczych na rachunek nr {account}, podany w ofercie. Zmiana rachunku wymaga ponownej weryfikacji.',
  'depositTerms.refund':
    'Jeżeli Najemca odstąpi od Umowy, operator zwraca kaucję w całości w ciągu {n} dni roboczych na rachunek, z którego wpłynęła.',
  'depositTerms.dispute':
    'Sprzeciw Wynajmującego, złożony w ciągu {n} dni roboczych od odstąpienia, wstrzymuje zwrot. Operator nie rozstrzyga sporu: zwraca albo wypłaca kaucję według zgodnych oświadczeń Stron złożonych w serwisie, prawomocnego orzeczenia lub ugody, a w ich braku może złożyć ją do depozytu sądowego (art. 467 Kodeksu cywilnego).',
  'depositTerms.unpaid':
    'Jeżeli kaucja nie wpłynie w terminie, Wynajmujący może po upływie kolejnych {n} dni roboczych odstąpić od Umowy w serwisie, w ciągu {days} dni. Wpłatę częściową, spóźnioną, powtórną lub nadpłatę operator zapisuje w ewidencji, a to, co nie składa się na kaucję, zwraca na rachunek, z którego przyszło.',
  'depositTerms.interest': 'Kaucji przechowywanej przez operatora nie oprocentowuje się i nie pobiera się od niej opłat.',
  'depositTerms.tax':
    'Wpłata, przechowanie i zwrot kaucji nie podlegają podatkowi VAT. Kwota, którą Wynajmujący zatrzyma na poczet czynszu lub opłat, podlega opodatkowaniu tak jak one.',
  'depositTerms.transfer':
    'Tytuł przelewu zaczyna się od „KAUCJA {reference}”, a kwota przelewu to dokładnie {amount}. Po tym tytule i kwocie operator rozpoznaje wpłatę.',
  'depositTerms.longStop':
    'Jeżeli w ciągu {days} dni od dnia, w którym upływa termin odstąpienia Najemcy, protokół nie zostanie podpisany, operator wzywa Strony. Bez zgodnych oświadczeń w ciągu {n} dni zwraca kaucję wpłacającemu, a w czasie sporu o odstąpienie składa ją do depozytu sądowego.',
  'depositTerms.trust':
    'Rachunek depozytowy jest rachunkiem powierniczym, który prowadzi {bank} (art. 59 Prawa bankowego): pieniądze na nim nie podlegają egzekucji prowadzonej przeciw operatorowi i nie wchodzą do masy jego upadłości.',
  'depositTerms.licensed':
    'Rachunek depozytowy prowadzi {bank}, a operator przechowuje na nim pieniądze na podstawie zezwolenia na świadczenie usług płatniczych nr {licence}.',

  'protocolForm.rooms': 'A. Stan pomieszczeń',
  'protocolForm.equipment': 'B. Wyposażenie',
  'protocolForm.meters': 'C. Odczyty liczników',
  'protocolForm.keys': 'D. Przekazane klucze i urządzenia',
  'protocolForm.statements': 'Dodatkowe oświadczenia',
  'protocolForm.room': 'Pomieszczenie',
  'protocolForm.level': 'Kondygnacja',
  'protocolForm.condition': 'Stan',
  'protocolForm.comments': 'Uwagi',
  'protocolForm.item': 'Nazwa',
  'protocolForm.quantity': 'Liczba',
  'protocolForm.meter': 'Licznik',
  'protocolForm.meterNumber': 'Numer',
  'protocolForm.reading': 'Odczyt',
  'protocolForm.unit': 'Jednostka',
  'protocolForm.conditions': 'Stan opisuje się słowami: {list}.',
  'lease.forceMajeure.title': 'Siła wyższa',
  'lease.forceMajeure.excused':
    'Strona nie odpowiada za niewykonanie Umowy wskutek siły wyższej: zdarzenia zewnętrznego, którego nie mogła przewidzieć ani mu zapobiec, w tym zakazu władzy publicznej.',
  'lease.forceMajeure.tell': 'O takim zdarzeniu i jego skutkach Strona niezwłocznie zawiadamia drugą Stronę.',
  'lease.forceMajeure.money':
    'Siła wyższa nie zwalnia z zapłaty za czas, w którym Lokalu można używać. Za czas, w którym nie można go używać w całości lub w części, czynsz obniża się odpowiednio.',
  'lease.forceMajeure.long':
    'Jeżeli przeszkoda w używaniu Lokalu trwa dłużej niż {n} dni, każda ze Stron może wypowiedzieć Umowę ze skutkiem na koniec miesiąca kalendarzowego.',
  'lease.status.title': 'Oświadczenia Stron',
  'lease.status.largeUndertaking':
    'Strona, która ma status dużego przedsiębiorcy, oświadcza o tym drugiej Stronie najpóźniej przy zawarciu Umowy, w tej samej formie (art. 4c ustawy o przeciwdziałaniu nadmiernym opóźnieniom w transakcjach handlowych). Strona, która takiego oświadczenia nie złożyła, oświadcza, że tego statusu nie ma.',
  'lease.status.landlordLarge':
    'Wynajmujący oświadcza, że ma status dużego przedsiębiorcy (art. 4c ustawy o przeciwdziałaniu nadmiernym opóźnieniom w transakcjach handlowych).',
  'lease.status.landlordNotLarge':
    'Wynajmujący oświadcza, że nie ma statusu dużego przedsiębiorcy (art. 4c ustawy o przeciwdziałaniu nadmiernym opóźnieniom w transakcjach handlowych).',
  'lease.status.tenantSize': 'Oświadczenie Najemcy o statusie dużego przedsiębiorcy: {size}.',
  'lease.status.vatActive':
    'Wynajmujący oświadcza, że jest czynnym podatnikiem VAT, a rachunek do zapłaty czynszu jest jego rachunkiem rozliczeniowym.',
  'lease.status.vatExempt': 'Wynajmujący oświadcza, że korzysta ze zwolnienia z VAT.',
  'open.offerSignedAt': 'chwila podpisania oferty',
  'open.offerHash': 'skrót podpisanej oferty',
  'open.offerCode': 'kod oferty',
  'open.start': 'dzień rozpoczęcia najmu',
  'open.end': 'ostatni dzień najmu',
  'open.rentLatest': 'dzień, w którym od rozpoczęcia najmu upływa czas na odbiór Lokalu',
  'open.withdrawalUntil': 'dzień przypadający {n} dni po ostatnim dniu czasu na odbiór Lokalu',
  'open.reference': 'oznaczenie wpłaty',
  'open.tenantEmail': 'adres Najemcy',
  'open.tenantSize': 'czy Najemca ma ten status',
  'tenantSize.large': 'ma ten status',
  'tenantSize.other': 'nie ma tego statusu',
  'tenantSize.unsaid': 'nie złożono, Najemca nie ma więc tego statusu',
  'variant.tag': 'Wariant {letters}:',
  'lease.return.condition.as_received': 'Lokal zwraca się w stanie opisanym w protokole wydania, z uwzględnieniem zużycia, o którym mowa wyżej.',
  'lease.return.condition.repainted': 'Lokal zwraca się posprzątany i odmalowany na jasny kolor, bez reklam i oznaczeń Najemcy, z kompletem kluczy.',
  'lease.return.condition.original':
    'Najemca usuwa swoje nakłady i przywraca stan opisany w protokole wydania, chyba że Wynajmujący zażąda ich pozostawienia.',
  'lease.return.inspection': 'Na {n} dni przed zwrotem Strony oglądają Lokal i spisują, co Najemca ma do tego czasu naprawić.',
  'lease.return.abandoned':
    'Rzeczy pozostawione w Lokalu Wynajmujący może usunąć na koszt Najemcy, jeżeli ten nie odbierze ich w ciągu {n} dni od wezwania.',
} as const satisfies Words;
