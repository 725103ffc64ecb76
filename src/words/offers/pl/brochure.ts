import type { Words } from '../../kit/words.ts';

/** The brochure of an offer and the link to it. */
export const pl = {
  link: 'Broszura (PDF)',
  send: 'Wyślij tę ofertę e-mailem',
  file: 'broszura-{number}',
  title: 'Broszura oferty nr {number}',
  label: 'Oferta nr {number}',
  information: 'Informacja o lokalu',
  'page.words': 'strona {page} z {pages}',
  'photo.alt': 'Zdjęcie lokalu {n}',
  logo: 'Parter',
  rooms: 'Pomieszczenia i powierzchnie',
  'rooms.more': {
    one: 'i jeszcze {n} pomieszczenie na stronie oferty',
    few: 'i jeszcze {n} pomieszczenia na stronie oferty',
    many: 'i jeszcze {n} pomieszczeń na stronie oferty',
    other: 'i jeszcze {n} pomieszczenia na stronie oferty',
  },
  'rooms.level': 'Kondygnacja',
  'rooms.room': 'Pomieszczenie',
  'rooms.area': 'Powierzchnia',
  'rooms.total': 'Powierzchnia użytkowa',
  about: 'O lokalu',
  place: 'Położenie',
  'map.alt': 'Mapa poglądowa: {address}',
  'map.source': 'Mapa poglądowa. Natural Earth, GeoNames (CC BY 4.0). Drogi: prosto od miasta do miasta.',
  'qr.alt': 'Kod QR z adresem strony oferty',
  'qr.title': 'Strona oferty',
  'qr.text': 'Na niej wszystkie zdjęcia i szczegóły, pytania i rezerwacja.',
  'qr.text.sell': 'Na niej wszystkie zdjęcia i szczegóły oraz pytania do właściciela.',
  'metered.unknown': 'Wynajmujący nie podał kosztu mediów lub zaliczki eksploatacyjnej. Nie ma go w sumie.',
  'nature.rent':
    'Ta broszura jest informacją i nie jest ofertą w rozumieniu Kodeksu cywilnego. Czy, na jakich warunkach i do kiedy wynajmujący jest związany, mówi tylko opieczętowany dokument oferty{number}: otworzysz go na stronie oferty.',
  'nature.number': ' nr {number}',
  'nature.sell':
    'Ta broszura jest informacją, a ogłoszenie sprzedaży zaprasza do rozmów. Żadne z nich nie jest ofertą w rozumieniu Kodeksu cywilnego.',
  drawn: 'Stan na {day}',
  'picture.rent': 'Lokal do wynajęcia',
  'picture.sell': 'Lokal na sprzedaż',
  'picture.alt': '{name}: {details}',
} as const satisfies Words;
