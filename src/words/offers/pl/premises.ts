import type { Words } from '../../kit/words.ts';

/** The description of premises in drawn documents, in Polish, beside the names of its fields. */
export const pl = {
  'premises.place': 'Położenie i budynek',
  'premises.county': 'Powiat i województwo',
  'premises.countyText': 'powiat {county}, województwo {province}',
  'premises.areas': 'Powierzchnie',
  'premises.parking': 'Parking',
  'premises.parkingText': {
    one: '{n} miejsce, {surface}',
    few: '{n} miejsca, {surface}',
    many: '{n} miejsc, {surface}',
    other: '{n} miejsca, {surface}',
  },
  'premises.guarded': 'strzeżony',
  'premises.levels': 'Kondygnacje',
  'premises.level': 'Kondygnacja',
  'premises.heightText': '{cm} cm',
  'premises.liftText': 'do {kg} kg',
  'premises.rooms': 'Pomieszczenia',
  'premises.room': 'Pomieszczenie',
  'premises.sum': 'Razem',
  'premises.noRooms': 'Nie wyszczególniono pomieszczeń.',
  'premises.media': 'Media i instalacje',
  'premises.installations': 'Instalacje',
} as const satisfies Words;
