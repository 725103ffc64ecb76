import type { Words } from '../../kit/words.ts';

/** An offer's card. */
export const pl = {
  visitor: 'Zaloguj się, aby zobaczyć cenę',
  unconfirmed: 'Potwierdź adres e-mail, aby zobaczyć cenę',
  'per.month': 'netto / mies.',
  'per.metre': '{price}/m²',
  true: '{price} brutto / mies. z opłatami',
  now: 'od zaraz',
  from: 'od {day}',
  noPhotos: 'Bez zdjęć',
  photo: 'Zdjęcie: {name}',
  save: 'Dodaj do ulubionych: {name}',
  unsave: 'Usuń z ulubionych: {name}',
  sale: 'Sprzedaż',
  'sale.pin': 'Sprzedaż {price}',
  'sale.price': 'cena netto',
} as const satisfies Words;
