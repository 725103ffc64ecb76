import type { Words } from '../../kit/words.ts';

/** E-mails to those who keep an offer among their favourites. */
export const pl = {
  'label.offer': 'Oferta',
  'label.address': 'Adres',
  'reserved.subject': 'Ulubiona oferta „{name}” jest zarezerwowana',
  'reserved.preheader': 'Inna firma ma pierwszeństwo do końca rezerwacji.',
  'reserved.heading': 'Ktoś zarezerwował lokal, który masz w ulubionych',
  'reserved.text': 'Rezerwacja trwa do {time}. Jeśli firma nie podpisze do tego czasu umowy, lokal będzie znowu wolny i damy znać.',
  'reserved.button': 'Zobacz ofertę',
  'free.subject': 'Ulubiona oferta „{name}” jest znowu wolna',
  'free.preheader': 'Rezerwacja się skończyła bez umowy.',
  'free.heading': 'Lokal z ulubionych jest znowu wolny',
  'free.text': 'Rezerwacja innej firmy skończyła się bez umowy. Oferta wiąże do {time}.',
  'free.button': 'Zobacz ofertę',
  'let.subject': 'Ulubiona oferta „{name}”: lokal wynajęty',
  'let.preheader': 'Inna firma podpisała umowę najmu.',
  'let.heading': 'Lokal z ulubionych został wynajęty',
  'let.text': 'Inna firma podpisała umowę najmu. Na stronie oferty pokazujemy podobne lokale.',
  'let.button': 'Zobacz podobne lokale',
  note: 'Piszemy, bo masz tę ofertę w ulubionych. Usuń ją stamtąd, a przestaniemy o niej pisać.',
} as const satisfies Words;
