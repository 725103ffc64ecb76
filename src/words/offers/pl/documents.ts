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
    'Wynajmujący oferuje najem lokalu użytkowego „{name}” o powierzchni użytkowej {surface} (powierzchnia całkowita {total}), położonego pod adresem {address}, na działce nr {plot}, dla której prowadzona jest księga wieczysta nr {register}.',
  'offerDoc.subject.use': 'Podstawowe przeznaczenie lokalu: {use}. Dopuszczone sposoby używania: {uses}.',
  'offerDoc.subject.useOnly': 'Podstawowe przeznaczenie lokalu: {use}.',
  'offerDoc.subject.annex': 'Pomieszczenia, powierzchnie, instalacje i wyposażenie opisuje Załącznik 1.',
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
    'Operator wypłaca kaucję Wynajmującemu w ciągu {n} dni roboczych od podpisania protokołu zdawczo-odbiorczego, na rachunek nr {account}, a jeżeli Najemca skutecznie odmówi przyjęcia lokalu, zwraca ją w całości Najemcy.',
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
    'Przyjęcie oferty ze zmianami jest nową ofertą Najemcy (art. 68 Kodeksu cywilnego; nie stosuje się art. 68¹). Wynajmujący może ją przyjąć, podpisując kolejną wersję oferty.',
  'offerDoc.acceptance.confirmation':
    'Złożenie oferty, rezerwację i zawarcie umowy serwis niezwłocznie potwierdza pocztą elektroniczną, a dokumenty udostępnia Stronom do pobrania.',
  'offerDoc.terms.title': 'Warunki umowy',
  'offerDoc.terms.intro': 'Umowa zostaje zawarta na warunkach tej oferty oraz na następujących warunkach standardowych serwisu:',
  'offerDoc.terms.insurance': 'Najemca ubezpiecza odpowiedzialność cywilną z tytułu działalności w lokalu na co najmniej {sum};',
  'offerDoc.terms.cure': 'naruszenie umowy usuwa się w ciągu {n} dni od wezwania, pod rygorem wypowiedzenia;',
  'offerDoc.terms.return': 'lokal zwraca się w ciągu {n} dni od zakończenia najmu;',
  'offerDoc.terms.penalty':
    'za każdy dzień opóźnienia w zwrocie lokalu należy się kara umowna w wysokości {percent}% miesięcznego czynszu netto; nie ma kary za opóźnienie w zapłacie;',
  'offerDoc.terms.notices': 'zawiadomienie wysłane pocztą elektroniczną jest skuteczne najpóźniej po {n} dniach;',
  'offerDoc.terms.deposit': 'kaucja zabezpiecza czynsz, opłaty i szkody i może być z nimi potrącona;',
  'offerDoc.terms.sublet': 'podnajem i oddanie lokalu do bezpłatnego używania wymaga zgody Wynajmującego (art. 688² Kodeksu cywilnego);',
  'offerDoc.terms.withdrawal':
    'do podpisania protokołu Najemca może odstąpić od umowy z przyczyn w niej wskazanych: lokal uszkodzony, niezgodny z opisem albo niewydany w umówionym dniu.',
  'offerDoc.terms.own':
    'Umowa zostaje zawarta na warunkach tej oferty oraz na warunkach własnych Wynajmującego z Załącznika 2, które zastępują warunki standardowe serwisu. Kara umowna za opóźnienie w zapłacie jest wyłączona (art. 483 § 1 Kodeksu cywilnego).',
  'offerDoc.terms.counter':
    'Wynajmujący przyjmuje propozycje zmiany warunków (kontroferty). Propozycja nie jest przyjęciem oferty i nie wstrzymuje rezerwacji innych firm.',
  'offerDoc.declarations.title': 'Oświadczenia Wynajmującego',
  'offerDoc.declarations.intro': 'Podpisując ofertę, Wynajmujący oświadcza, że:',
  'offerDoc.declarations.summary1': 'jej warunki odpowiadają jego woli;',
  'offerDoc.declarations.summary2': 'przyjmuje podpis elektroniczny Najemcy bez certyfikatu kwalifikowanego;',
  'offerDoc.declarations.summary3': 'składa ofertę w rozumieniu art. 66 Kodeksu cywilnego;',
  'offerDoc.declarations.summary4': 'wie, że nie może wycofać oferty przed upływem terminu jej ważności.',
  'offerDoc.declarations.sublease': 'Wynajmujący ma zgodę właściciela na oddanie lokalu w podnajem.',
  'offerDoc.signature': 'Podpis Wynajmującego',
  'offerDoc.signatureLine': 'kodem jednorazowym w serwisie, według karty dowodowej',
  'offerDoc.annex': 'Załącznik {n}',
  'offerDoc.annexPremises': 'Opis lokalu',
  'offerDoc.annexOwn': 'Warunki własne Wynajmującego',
  'offerDoc.annexPhotos': 'Zdjęcia',
  'offerDoc.photosLead': 'Zdjęcia są częścią oferty. Serwis przechowuje je w niezmienionej postaci; ich skróty podano niżej.',
  'offerDoc.photo': 'Zdjęcie',
  'offerDoc.photoAlt': 'Co przedstawia',
  'offerDoc.photoHash': 'Skrót SHA-256',
} as const satisfies Words;
