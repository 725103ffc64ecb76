import type { Words } from '../../kit/words.ts';

/** E-mails to those who keep an offer among their favourites. */
export const pl = {
  'label.offer': 'Oferta',
  'label.address': 'Adres',
  'label.rent': 'Czynsz netto za miesiąc',
  'rent.change': '{before}, teraz {after}',
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
  'terms.subject': 'Ulubiona oferta „{name}” ma lepsze warunki',
  'terms.preheader': 'Wynajmujący podpisał nową wersję oferty.',
  'terms.heading': 'Lokal z ulubionych na lepszych warunkach',
  'terms.text':
    'Wynajmujący podpisał nową wersję oferty: niższy czynsz, dodatkowy okres najmu albo jedno i drugie. Do {time} zarezerwować może ją tylko firma, która to zaproponowała, potem każda.',
  'terms.button': 'Zobacz ofertę',
  note: 'Piszemy, bo masz tę ofertę w ulubionych. Usuń ją stamtąd, a przestaniemy o niej pisać.',
} as const satisfies Words;
