import type { Words } from '../../kit/words.ts';

/** The tenant's drawn refusal of the premises, in Polish. */
export const pl = {
  title: 'Odmowa odbioru lokalu i odstąpienie od umowy',
  lead: 'nr {number}, do umowy najmu {lease} z {signed}',
  label: 'Odmowa odbioru {number}',
  matter: 'Czego dotyczy',
  premises: 'Lokal',
  lease: 'Umowa najmu',
  leaseText: '{number}, kod dokumentu {code}, SHA-256 {hash}',
  meeting: 'Umówiony termin odbioru',
  drawnUp: 'Oświadczenie przygotowano',
  statement: 'Oświadczenie',
  refuse:
    'Najemca odmawia odbioru Lokalu i odstępuje od Umowy, korzystając z prawa odstąpienia, które Umowa mu zastrzega (art. 395 Kodeksu cywilnego), z powodów wskazanych niżej.',
  effect:
    'Umowę uważa się za niezawartą. Kaucja wraca na rachunek, z którego wpłynęła, w ciągu {refund} dni roboczych. Wynajmujący może w ciągu {objection} dni roboczych złożyć sprzeciw, który wstrzymuje zwrot.',
  reasons: 'Powody',
  'reason.damagedPremise': 'Lokal jest uszkodzony w sposób, który ogranicza jego przydatność do umówionego użytku.',
  'reason.mismatchedDetails': 'Stan Lokalu lub jego dane istotnie różnią się od opisu z oferty i umowy.',
  'reason.unavailabilityOfLandlord': 'W umówionym dniu i godzinie Wynajmujący ani osoba przez niego wskazana nie wydali Lokalu.',
  description: 'Opis Najemcy',
  photos: 'Zdjęcia',
  photo: 'Zdjęcie',
  hash: 'SHA-256 pliku',
  noPhotos: 'Nie dołączono zdjęć.',
  signatures: 'Podpis',
  signed: 'podpis kodem jednorazowym, według karty dowodowej',
} as const satisfies Words;
