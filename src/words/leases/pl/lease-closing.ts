import type { Words } from '../../kit/words.ts';

/** The lease from the breach of duties to its annexes, in Polish. */
export const pl = {
  'lease.breach.title': 'Naruszenie umowy',
  'lease.breach.cure':
    'Strona, która narusza Umowę, usuwa naruszenie w ciągu {n} dni od wezwania drugiej Strony. Po bezskutecznym upływie tego czasu druga Strona może wypowiedzieć Umowę bez zachowania okresu wypowiedzenia. Nie dotyczy to zwłoki z zapłatą, którą reguluje następny ustęp.',
  'lease.breach.arrears':
    'Jeżeli Najemca jest w zwłoce z zapłatą czynszu co najmniej za dwa pełne okresy płatności, Wynajmujący może wypowiedzieć Umowę bez zachowania okresu wypowiedzenia, po uprzedzeniu Najemcy na piśmie i udzieleniu mu dodatkowego miesięcznego terminu do zapłaty (art. 687 Kodeksu cywilnego).',
  'lease.breach.tenant': 'Uprawnienia Najemcy z powodu wad Lokalu określają art. 664 i 682 Kodeksu cywilnego.',
  'lease.breach.statement': 'Wypowiedzenie podaje przyczynę i wymaga formy co najmniej dokumentowej.',

  'lease.withdrawal.title': 'Prawo odstąpienia Najemcy',
  'lease.withdrawal.right':
    'Do chwili podpisania protokołu przez obie Strony, nie później jednak niż do {until}, Najemca może odmówić przyjęcia Lokalu i odstąpić od Umowy, jeżeli:',
  'lease.withdrawal.damagedPremise': 'Lokal jest uszkodzony w sposób, który ogranicza jego przydatność do umówionego użytku;',
  'lease.withdrawal.mismatchedDetails': 'stan Lokalu lub jego dane istotnie różnią się od opisu z oferty i Załącznika 1;',
  'lease.withdrawal.unavailabilityOfLandlord': 'w umówionym dniu Wynajmujący ani osoba przez niego wskazana nie wydali Lokalu.',
  'lease.withdrawal.how':
    'Najemca składa oświadczenie w serwisie i wskazuje w nim co najmniej jedną z tych przyczyn. Uprawnienia Najemcy wynikające z ustawy pozostają nienaruszone.',
  'lease.withdrawal.objection':
    'Wynajmujący może w ciągu {n} dni roboczych sprzeciwić się odstąpieniu w serwisie. Sprzeciw wstrzymuje zwrot kaucji do czasu wyjaśnienia sprawy; nie zamyka żadnej ze Stron drogi sądowej.',
  'lease.withdrawal.effect':
    'Po odstąpieniu Umowę uważa się za niezawartą, a kaucja wraca w całości na rachunek, z którego wpłynęła, w ciągu {n} dni roboczych. Żadna ze Stron nie płaci drugiej odstępnego.',

  'lease.return.title': 'Zwrot lokalu',
  'lease.return.dutyInDays': 'Po zakończeniu najmu Najemca zwraca Lokal opróżniony z jego rzeczy w ciągu {n} dni.',
  'lease.return.duty': 'Po zakończeniu najmu Najemca zwraca Lokal opróżniony z jego rzeczy.',
  'lease.return.state':
    'Lokal zwraca się w stanie niepogorszonym; Najemca nie odpowiada za zużycie będące następstwem prawidłowego używania (art. 675 § 1 Kodeksu cywilnego). Ze zwrotu Strony sporządzają protokół.',
  'lease.return.penalty':
    'Za każdy dzień opóźnienia w zwrocie Lokalu Najemca płaci Wynajmującemu karę umowną w wysokości {percent}% miesięcznego czynszu netto, czyli {amount}.',
  'lease.return.noOtherPenalty': 'Kara umowna dotyczy tylko opóźnienia w zwrocie Lokalu. Nie nalicza się jej za opóźnienie w zapłacie.',
  'lease.return.improvements':
    'Jeżeli Najemca ulepszył Lokal za zgodą Wynajmującego, a Strony nie umówiły się inaczej, Wynajmujący może zatrzymać ulepszenia za zapłatą ich wartości z chwili zwrotu albo żądać przywrócenia stanu poprzedniego (art. 676 Kodeksu cywilnego).',

  'lease.ownTerms.title': 'Warunki własne Wynajmującego',
  'lease.ownTerms.annex':
    'Zamiast warunków standardowych serwisu Strony stosują warunki własne Wynajmującego, które zawiera Załącznik 5. Były one częścią oferty.',
  'lease.ownTerms.order': 'W razie sprzeczności warunków własnych z pozostałą treścią Umowy pierwszeństwo ma pozostała treść Umowy.',
  'lease.ownTerms.penalties':
    'Postanowienie warunków własnych, które zastrzega karę umowną za opóźnienie w zapłacie, nie wiąże Stron (art. 483 § 1 Kodeksu cywilnego).',

  'lease.service.title': 'Wynagrodzenie operatora serwisu',
  'lease.service.landlord': 'Wynajmujący płaci operatorowi serwisu wynagrodzenie w kwocie {net} netto.',
  'lease.service.tenant': 'Najemca płaci operatorowi serwisu wynagrodzenie w kwocie {net} netto.',
  'lease.service.invoice':
    'Do wynagrodzenia dolicza się podatek VAT. {operator} wystawia faktury po podpisaniu protokołu; wynagrodzenia nie potrąca się z kaucji.',

  'lease.notices.title': 'Zawiadomienia',
  'lease.notices.addresses': 'Zawiadomienia Strony kierują pocztą elektroniczną na adresy:',
  'lease.notices.landlord': 'Wynajmujący: {email};',
  'lease.notices.tenant': 'Najemca: {email}.',
  'lease.notices.effective':
    'Zawiadomienie wysłane na ten adres jest doręczone z chwilą potwierdzenia jego odbioru, a bez potwierdzenia z upływem {n} dni od wysłania.',
  'lease.notices.change':
    'O zmianie adresu Strona zawiadamia drugą Stronę i zmienia go w serwisie. Do tego czasu doręczenia na dotychczasowy adres są skuteczne.',
  'lease.notices.strict': 'Oświadczenia, dla których ustawa wymaga formy pisemnej, Strony kierują na adresy swoich siedzib podane na początku Umowy.',

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
    'Każdy, kto ma dokument, może sprawdzić jego zgodność z przechowywanym oryginałem pod adresem i kodem podanymi na pierwszej stronie.',
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
  'lease.final.annex1': 'Załącznik 1: opis Lokalu;',
  'lease.final.annex2': 'Załącznik 2: wzór protokołu zdawczo-odbiorczego;',
  'lease.final.annex3': 'Załącznik 3: zasady przechowania kaucji;',
  'lease.final.annex4': 'Załącznik 4: przyjęta oferta i jej skrót.',
  'lease.final.annex5': 'Załącznik 5: warunki własne Wynajmującego.',

  'annex.over': 'Załącznik {n}',
  'annex.premises': 'Opis lokalu',
  'annex.protocol': 'Wzór protokołu zdawczo-odbiorczego',
  'annex.protocolLead':
    'Strony wypełniają protokół w serwisie w dniu wydania Lokalu. Podpisany protokół powinien zostać przesłany w ciągu godziny od rozpoczęcia spotkania.',
  'annex.deposit': 'Zasady przechowania kaucji',
  'annex.depositLead': 'Zasady przyjmują Wynajmujący, Najemca i operator serwisu. Operator przyjmuje je, udostępniając rachunek depozytowy.',
  'annex.offer': 'Przyjęta oferta',
  'annex.offerLead': 'Umowa przyjmuje bez zmian ofertę o podanym niżej skrócie. Dokument oferty przechowuje serwis; można go sprawdzić po kodzie.',
  'annex.offer.number': 'Numer i wersja',
  'annex.offer.numberText': '{number}, wersja {version}',
  'annex.offer.name': 'Nazwa oferty',
  'annex.offer.code': 'Kod dokumentu',
  'annex.offer.hash': 'Skrót SHA-256',
  'annex.offer.signed': 'Podpis Wynajmującego',
  'annex.ownTerms': 'Warunki własne Wynajmującego',

  'depositTerms.title': 'Zasady',
  'depositTerms.holder':
    'Kaucję przechowuje {operator} (NIP {nip}), operator serwisu Parter, na rachunku nr {account} przeznaczonym wyłącznie na powierzone pieniądze.',
  'depositTerms.separate':
    'Operator prowadzi ewidencję, z której w każdej chwili wynika, jaka kwota należy do której umowy. Nie łączy kaucji ze swoimi pieniędzmi ani z wynagrodzeniem i nie rozporządza nimi inaczej, niż mówią te zasady.',
  'depositTerms.due':
    'Najemca wpłaca kaucję w ciągu {n} dni roboczych od zawarcia Umowy. Przelew wysłany po godzinie {time} wpływa zwykle następnego dnia roboczego. Kaucja jest wpłacona z chwilą uznania rachunku.',
  'depositTerms.payout':
    'Po podpisaniu protokołu przez obie Strony operator wypłaca kaucję Wynajmującemu w ciągu {n} dni roboczych na rachunek nr {account}, podany w ofercie. Zmiana rachunku wymaga ponownej weryfikacji.',
  'depositTerms.refund':
    'Jeżeli Najemca skutecznie odmówi przyjęcia Lokalu, operator zwraca kaucję w całości w ciągu {n} dni roboczych na rachunek, z którego wpłynęła.',
  'depositTerms.dispute':
    'Sprzeciw Wynajmującego, złożony w ciągu {n} dni roboczych od odmowy, wstrzymuje zwrot. Operator zwraca lub wypłaca wtedy kaucję według zgodnych oświadczeń Stron, prawomocnego orzeczenia albo wyniku mediacji w serwisie.',
  'depositTerms.unpaid':
    'Jeżeli kaucja nie wpłynie w terminie, Wynajmujący może po upływie kolejnych {n} dni roboczych zakończyć Umowę w serwisie. Wpłaty późniejsze i częściowe operator zwraca.',
  'depositTerms.interest': 'Kaucji przechowywanej przez operatora nie oprocentowuje się i nie pobiera się od niej opłat.',
  'depositTerms.tax':
    'Wpłata, przechowanie i zwrot kaucji nie podlegają podatkowi VAT. Kwota, którą Wynajmujący zatrzyma na poczet czynszu lub opłat, podlega opodatkowaniu tak jak one.',
  'depositTerms.transfer':
    'Tytuł przelewu zaczyna się od „KAUCJA {reference}”, a kwota przelewu to dokładnie {amount}. Po tym tytule i kwocie operator rozpoznaje wpłatę.',

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
} as const satisfies Words;
