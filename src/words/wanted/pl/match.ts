import type { Words } from '../../kit/words.ts';

/** Why an offer fits a wanted listing, in Polish; small letters, because they stand in rows. */
export const pl = {
  'open.place': 'miejsce dowolne',
  'open.rent': 'czynsz bez limitu',
  'open.area': 'powierzchnia dowolna',
  'open.date': 'termin dowolny',
  'open.must': 'bez warunków koniecznych',
  'unknown.place': 'oferta nie podaje punktu na mapie',
  'unknown.rent': 'oferta nie podaje czynszu',
  'unknown.area': 'oferta nie podaje powierzchni',
  'unknown.date': 'oferta nie podaje terminu',
  'unknown.must': 'oferta nie podaje wyposażenia',
  'place.inside': '{km} km od środka obszaru',
  'place.outside': '{km} km od środka obszaru, szukają do {radius} km',
  'rent.at': 'czynsz równo w limicie',
  'rent.below': 'czynsz {percent} % poniżej limitu',
  'rent.above': 'czynsz {percent} % ponad limit',
  'area.within': 'powierzchnia w zakresie',
  'area.small': 'powierzchnia {percent} % za mała',
  'area.large': 'powierzchnia {percent} % za duża',
  'date.before': 'wolny przed terminem',
  'date.late': {
    one: 'wolny {n} dzień po terminie',
    few: 'wolny {n} dni po terminie',
    many: 'wolny {n} dni po terminie',
    other: 'wolny {n} dnia po terminie',
  },
  'must.all': 'ma wszystko, co konieczne',
  'must.lacks': 'brakuje: {lacks}',
} as const satisfies Words;
