import type { Words } from '../../kit/words.ts';

/** The drawn offer and its project, in Polish. */
export const pl = {
  'offerDoc.title': 'Oferta najmu lokalu użytkowego',
  'offerDoc.lead': 'w rozumieniu art. 66 Kodeksu cywilnego, {label}, przygotowana {day}',
  'offerDoc.label': 'Oferta {number}, wersja {version}',
  'offerDoc.project.title': 'Projekt oferty najmu',
  'offerDoc.project.lead': 'przygotowany {day} do sprawdzenia przed podpisem',
  'offerDoc.project.label': 'Projekt oferty „{name}”',
  'offerDoc.project.watermark': 'PROJEKT',
  'offerDoc.project.noteTitle': 'To jest projekt',
  'offerDoc.project.note':
    'Projekt nie jest ofertą i nikogo nie wiąże. Oferta powstanie dopiero wtedy, gdy Wynajmujący przeczyta jej dokument i podpisze go kodem.',
  'offerDoc.addressee': 'Adresat',
  'offerDoc.addresseeName': 'Każda zweryfikowana firma',
  'offerDoc.addresseeText': 'z kontem w serwisie Parter, o potwierdzonej tożsamości i umocowaniu osoby podpisującej, która zarezerwuje lokal',

  'offerDoc.subject.title': 'Przedmiot najmu',
  'offerDoc.subject.premises':
    'Wynajmujący oferuje najem lokalu użytkowego „{name}” o powierzchni użytkowej {surface} (powierzchnia całkowita {total}), położonego pod adresem {address}.',
  'offerDoc.subject.use': 'Podstawowe przeznaczenie lokalu: {use}. Dopuszczone sposoby używania: {uses}.',
  'offerDoc.subject.useOnly': 'Podstawowe przeznaczenie lokalu: {use}.',
  'offerDoc.subject.annex': 'Pomieszczenia, powierzchnie, instalacje i wyposażenie opisuje Załącznik 1.',
  'offerDoc.subject.plan': 'Schemat kondygnacji zawiera Załącznik {n}.',
  'offerDoc.subject.ownership': 'Tytuł prawny Wynajmującego: {ownership}.',
  'offerDoc.subject.description': 'Opis Wynajmującego: {description}',
  'offerDoc.rent.title': 'Czynsz i opłaty',
  'offerDoc.rent.net': 'Czynsz netto za miesiąc',
  'offerDoc.rent.vat': 'Podatek VAT 23%',
  'offerDoc.rent.vatExempt': 'Podatek VAT',
  'offerDoc.rent.exempt': 'zwolnienie',
  'offerDoc.rent.gross': 'Czynsz brutto za miesiąc',
  'offerDoc.rent.perMetre': 'Czynsz netto za m²',
  'offerDoc.rent.fees': 'Opłaty poza czynszem',
  'offerDoc.rent.metered': 'według liczników',
  'offerDoc.rent.meteredKnown': 'według liczników, średnio {average} brutto miesięcznie w skali roku',
  'offerDoc.rent.inRent': 'zawarte w czynszu',
  'offerDoc.rent.lumpSum': 'ryczałt {perMetre} netto za m², czyli {net} netto miesięcznie',
  'offerDoc.rent.payDay': 'Płatność czynszu',
  'offerDoc.rent.payDayText': 'z góry, do {day}. dnia miesiąca',
  'offerDoc.rent.payLastDay': 'do ostatniego dnia miesiąca',
  'offerDoc.rent.first': 'Pierwsza płatność',
  'offerDoc.rent.firstText': {
    one: 'w ciągu {n} dnia od wydania lokalu',
    few: 'w ciągu {n} dni od wydania lokalu',
    many: 'w ciągu {n} dni od wydania lokalu',
    other: 'w ciągu {n} dnia od wydania lokalu',
  },
  'offerDoc.rent.words': 'Czynsz netto słownie: {net}. Czynsz brutto słownie: {gross}.',
  'offerDoc.rent.wordsExempt': 'Czynsz słownie: {net}.',
  'offerDoc.term.title': 'Czas trwania',
  'offerDoc.term.choice': 'Najemca wybiera przy rezerwacji jeden z wariantów:',
  'offerDoc.term.infinite': 'czas nieoznaczony, z ustawowym terminem wypowiedzenia (art. 688 Kodeksu cywilnego);',
  'offerDoc.term.infiniteNotice': {
    one: 'czas nieoznaczony, z jednomiesięcznym okresem wypowiedzenia na koniec miesiąca;',
    few: 'czas nieoznaczony, z okresem wypowiedzenia {n} miesiące na koniec miesiąca;',
    many: 'czas nieoznaczony, z okresem wypowiedzenia {n} miesięcy na koniec miesiąca;',
    other: 'czas nieoznaczony, z okresem wypowiedzenia {n} miesiąca na koniec miesiąca;',
  },
  'offerDoc.term.short': {
    one: 'czas oznaczony: {n} miesiąc;',
    few: 'czas oznaczony: {n} miesiące;',
    many: 'czas oznaczony: {n} miesięcy;',
    other: 'czas oznaczony: {n} miesiąca;',
  },
  'offerDoc.term.long': {
    one: 'czas oznaczony: {n} miesiąc, w formie pisemnej lub z podpisami kwalifikowanymi (art. 660 Kodeksu cywilnego), a do czasu jej dochowania ze skutkiem najmu na czas nieoznaczony;',
    few: 'czas oznaczony: {n} miesiące, w formie pisemnej lub z podpisami kwalifikowanymi (art. 660 Kodeksu cywilnego), a do czasu jej dochowania ze skutkiem najmu na czas nieoznaczony;',
    many: 'czas oznaczony: {n} miesięcy, w formie pisemnej lub z podpisami kwalifikowanymi (art. 660 Kodeksu cywilnego), a do czasu jej dochowania ze skutkiem najmu na czas nieoznaczony;',
    other:
      'czas oznaczony: {n} miesiąca, w formie pisemnej lub z podpisami kwalifikowanymi (art. 660 Kodeksu cywilnego), a do czasu jej dochowania ze skutkiem najmu na czas nieoznaczony;',
  },
  'offerDoc.term.start': 'Najem rozpoczyna się {availability}, nie wcześniej jednak niż dnia następnego po podpisaniu umowy.',
  'offerDoc.term.end': 'Lokal jest dostępny do {availabilityTo}; wariant, który się w tym czasie nie mieści, nie jest oferowany.',
  'offerDoc.term.handover': {
    one: 'Najemca odbiera lokal w ciągu {n} dnia od późniejszego z dni: zawarcia umowy i udostępnienia lokalu, po wpływie kaucji.',
    few: 'Najemca odbiera lokal w ciągu {n} dni od późniejszego z dni: zawarcia umowy i udostępnienia lokalu, po wpływie kaucji.',
    many: 'Najemca odbiera lokal w ciągu {n} dni od późniejszego z dni: zawarcia umowy i udostępnienia lokalu, po wpływie kaucji.',
    other: 'Najemca odbiera lokal w ciągu {n} dnia od późniejszego z dni: zawarcia umowy i udostępnienia lokalu, po wpływie kaucji.',
  },
  'offerDoc.deposit.title': 'Kaucja',
  'offerDoc.deposit.amount':
    'Kaucja wynosi {amount} (słownie: {words}). Najemca wpłaca ją w ciągu {n} dni roboczych od zawarcia umowy na rachunek depozytowy operatora serwisu.',
  'offerDoc.deposit.payout':
    'Operator wypłaca kaucję Wynajmującemu w ciągu {n} dni roboczych od podpisania protokołu zdawczo-odbiorczego, na rachunek nr {account}, a jeżeli Najemca odstąpi od umowy, zwraca ją w całości na rachunek, z którego wpłynęła.',
  'offerDoc.deposit.terms': 'Zasady przechowania kaucji zawiera Załącznik 3. Wynajmujący przyjmuje je, podpisując ofertę.',
  'offerDoc.binding.title': 'Związanie ofertą',
  'offerDoc.binding.until':
    'Oferta wiąże Wynajmującego do {until}, godz. 23:59. Ponieważ oznaczono w niej termin przyjęcia, nie może być wcześniej odwołana (art. 66² § 2 Kodeksu cywilnego).',
  'offerDoc.binding.nature':
    'Niniejszy dokument jest ofertą w rozumieniu art. 66 Kodeksu cywilnego, a nie zaproszeniem do zawarcia umowy w rozumieniu art. 71.',
  'offerDoc.acceptance.title': 'Przyjęcie oferty',
  'offerDoc.acceptance.how': 'Ofertę można przyjąć tylko:',
  'offerDoc.acceptance.portal': 'za pośrednictwem serwisu Parter;',
  'offerDoc.acceptance.verified':
    'jako firma, której dane, tożsamość osoby podpisującej i jej umocowanie zostały w serwisie potwierdzone, inna niż Wynajmujący;',
  'offerDoc.acceptance.reservation': 'mając ważną rezerwację tego lokalu.',
  'offerDoc.acceptance.first':
    'Rezerwację otrzymuje firma, która pierwsza ją złoży. Rezerwacja trwa {n} godziny, nie dłużej niż do końca ważności oferty; w tym czasie ofertę może przyjąć tylko ta firma.',
  'offerDoc.acceptance.moment':
    'Umowa zostaje zawarta z chwilą, w której Najemca podpisze jej dokument w serwisie kodem przesłanym pocztą elektroniczną. Wynajmujący nie składa już wtedy odrębnego oświadczenia.',
  'offerDoc.acceptance.changes':
    'Przyjęcie oferty ze zmianami jest nową ofertą Najemcy (art. 68 Kodeksu cywilnego). Wynajmujący może ją przyjąć, podpisując kolejną wersję oferty.',
  'offerDoc.acceptance.confirmation':
    'Złożenie oferty, rezerwację i zawarcie umowy serwis niezwłocznie potwierdza pocztą elektroniczną, a dokumenty udostępnia Stronom do pobrania.',
  'offerDoc.acceptance.text':
    'Przyjęcie oferty oznacza zawarcie umowy o treści Załącznika 2, uzupełnionej wyłącznie o dane Najemcy, wybrany wariant, daty, numer i tytuł przelewu kaucji oraz o kod, skrót i chwilę podpisania tej oferty.',
  'offerDoc.acceptance.exclusions':
    'Wyłącza się stosowanie art. 66¹ § 1–3 i art. 68¹ Kodeksu cywilnego: oferta wiąże bez potwierdzania jej otrzymania, a przyjąć ją można tylko bez zmian.',
  'offerDoc.terms.title': 'Treść umowy',
  'offerDoc.terms.counter':
    'Wynajmujący przyjmuje propozycje zmiany warunków (kontroferty). Propozycja nie jest przyjęciem oferty i nie wstrzymuje rezerwacji innych firm. Jeżeli Wynajmujący podpisze kolejną wersję oferty z zaproponowanymi warunkami, przez {n} godziny od podpisu może ją zarezerwować tylko firma, która je zaproponowała.',
  'offerDoc.terms.annex':
    'Całą treść umowy, ze wszystkimi wariantami, zawiera Załącznik 2. Oferta streszcza ją w § 1–4; w razie różnicy rozstrzyga Załącznik 2.',
  'offerDoc.declarations.title': 'Oświadczenia Wynajmującego',
  'offerDoc.declarations.intro': 'Podpisując ofertę, Wynajmujący oświadcza, że:',
  'offerDoc.declarations.summary1': 'jej warunki odpowiadają jego woli;',
  'offerDoc.declarations.summary2': 'przyjmuje podpis elektroniczny Najemcy bez certyfikatu kwalifikowanego;',
  'offerDoc.declarations.summary3': 'składa ofertę w rozumieniu art. 66 Kodeksu cywilnego;',
  'offerDoc.declarations.summary4': 'wie, że nie może wycofać oferty przed upływem terminu jej ważności.',
  'offerDoc.declarations.sublease': 'Wynajmujący ma zgodę właściciela, współwłaścicieli albo finansującego na oddanie lokalu Najemcy.',
  'offerDoc.signature': 'Podpis Wynajmującego',
  'offerDoc.signatureLine': 'kodem jednorazowym w serwisie, według karty dowodowej',
  'offerDoc.annexPhotos': 'Zdjęcia',
  'offerDoc.photosLead':
    'Zdjęcia są częścią oferty. Serwis przechowuje je w niezmienionej postaci; ich skróty podano niżej. Wydaje je w jednym pliku ZIP na stronie oferty.',
  'offerDoc.annexPictures': 'Zdjęcia i plany',
  'offerDoc.picturesLead':
    'Zdjęcia i plany są częścią oferty. Serwis przechowuje je w niezmienionej postaci; ich skróty podano niżej. Wydaje je w jednym pliku ZIP na stronie oferty.',
  'offerDoc.picture': 'Obraz',
  'offerDoc.plan': 'Plan',
  'offerDoc.planOf': 'Plan: {alt}',
  'offerDoc.photo': 'Zdjęcie',
  'offerDoc.photoAlt': 'Co przedstawia',
  'offerDoc.photoHash': 'Skrót SHA-256',
  'offerDoc.fees.none': 'Operator serwisu nie pobiera od Stron opłaty serwisowej.',
  'offerDoc.annexContract': 'Treść umowy najmu',
  'offerDoc.annexContractLead':
    'Wzór umowy, która zostanie zawarta przez przyjęcie oferty. W nawiasach kwadratowych stoi to, co wskaże dopiero Najemca albo chwila podpisania. Umowa poza tym różni się od tej treści tylko wybranym wariantem, numerem, danymi Najemcy i streszczeniem na pierwszej stronie. Załącznikiem 2 umowy jest ta oferta; pozostałe Załączniki wymienione w umowie są takie same jak Załączniki oferty o tych numerach.',
  'offerDoc.variants': 'Punkty oznaczone literą stoją tylko w umowie tego wariantu, pozostałe w każdej:',
  'offerDoc.variant': 'Wariant {letter}',
  'offerDoc.variantMonths': {
    one: 'czas oznaczony, {n} miesiąc',
    few: 'czas oznaczony, {n} miesiące',
    many: 'czas oznaczony, {n} miesięcy',
    other: 'czas oznaczony, {n} miesiąca',
  },
  'offerDoc.variantInfinite': 'czas nieoznaczony',
  'offerDoc.tenantName': '[firma Najemcy]',
  'offerDoc.tenantText':
    'nazwa, adres, NIP, REGON, KRS oraz osoba, która ją reprezentuje, według danych potwierdzonych w serwisie w chwili podpisania umowy',
} as const satisfies Words;
