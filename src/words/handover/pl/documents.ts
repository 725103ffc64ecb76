import type { Words } from '../../kit/words.ts';

/** The drawn handover protocol, in Polish. */
export const pl = {
  'protocolDoc.title': 'Protokół zdawczo-odbiorczy',
  'protocolDoc.lead': 'nr {number}, do umowy najmu {lease} z {signed}, podejście {round}',
  'protocolDoc.label': 'Protokół {number}, podejście {round}',
  'protocolDoc.meeting': 'Wydanie lokalu',
  'protocolDoc.premises': 'Lokal',
  'protocolDoc.lease': 'Umowa najmu',
  'protocolDoc.leaseText': '{number}, kod dokumentu {code}, SHA-256 {hash}',
  'protocolDoc.time': 'Umówiony termin',
  'protocolDoc.timeText': '{day}, godz. {hour}',
  'protocolDoc.handsOver': 'Lokal wydaje',
  'protocolDoc.receives': 'Lokal odbiera',
  'protocolDoc.asLandlord': '{name}, w imieniu Wynajmującego',
  'protocolDoc.asTenant': '{name}, w imieniu Najemcy',
  'protocolDoc.asProxy': '{name}, pełnomocnik wskazany przez Najemcę',
  'protocolDoc.appointed': '{name}, osoba wskazana przez Wynajmującego',
  'protocolDoc.drawnUp': 'Protokół sporządził',
  'protocolDoc.drawnUpText': '{name} ({side}), {moment}',
  'protocolDoc.noRooms': 'Nie opisano pomieszczeń.',
  'protocolDoc.noEquipment': 'Nie przekazano wyposażenia.',
  'protocolDoc.noMeters': 'Nie odczytano liczników.',
  'protocolDoc.noKeys': 'Nie przekazano kluczy ani urządzeń.',
  'protocolDoc.effect.title': 'Skutki protokołu',
  'protocolDoc.effect.state':
    'Protokół stwierdza stan lokalu w chwili wydania. Zwracając lokal po zakończeniu najmu, Najemca nie odpowiada za wady i zużycie opisane wyżej ani za zużycie będące następstwem prawidłowego używania (art. 675 Kodeksu cywilnego).',
  'protocolDoc.effect.moment':
    'Protokół podpisuje najpierw Strona, która go sporządziła, potem druga Strona, każda kodem przesłanym pocztą elektroniczną. Jest podpisany z chwilą drugiego podpisu. Kto, kiedy i w jakim charakterze podpisał, wskazuje karta dowodowa.',
  'protocolDoc.effect.deposit':
    'Podpisanie protokołu przez obie Strony uprawnia operatora serwisu do wypłaty kaucji Wynajmującemu w ciągu {n} dni roboczych; z tą chwilą należne stają się opłaty serwisowe podane w umowie.',
  'protocolDoc.signatures': 'Podpisy',
  'protocolDoc.signed': 'podpis kodem jednorazowym, według karty dowodowej',
  'protocolDoc.proxy': 'pełnomocnik wskazany przez Najemcę',
  'protocolDoc.other': 'podpisuje osoba, którą wskazuje karta dowodowa',
} as const satisfies Words;
