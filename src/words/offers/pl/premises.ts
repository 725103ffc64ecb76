import type { Words } from '../../kit/words.ts';

/** The description of premises in drawn documents, in Polish, beside the names of its fields. */
export const pl = {
  'premises.place': 'Położenie i budynek',
  'premises.county': 'Powiat i województwo',
  'premises.countyText': 'powiat {county}, województwo {province}',
  'premises.countyCity': '{county} (miasto na prawach powiatu), województwo {province}',
  'premises.plot': 'Działka ewidencyjna nr {plot} o powierzchni {land}, obręb {precinct}; księga wieczysta nr {register}.',
  'premises.plotOnly': 'Działka ewidencyjna nr {plot} o powierzchni {land}; księga wieczysta nr {register}.',
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
  'premises.planLead':
    'Schemat narysowano z pomieszczeń podanych w ofercie przez Wynajmującego. Pole każdego prostokąta odpowiada powierzchni pomieszczenia, w jednej skali dla wszystkich kondygnacji. Nie jest to rzut z pomiaru: położenia i kształtu pomieszczeń, ścian, drzwi ani okien schemat nie przedstawia.',
  'premises.planHeight': 'wysokość {cm} cm',
  'premises.planFloor': 'powierzchnia kondygnacji {area}',
  'premises.planNumber': 'Nr',
  'premises.planArea': 'Powierzchnia',
  'premises.media': 'Media i instalacje',
  'premises.installations': 'Instalacje',
} as const satisfies Words;
