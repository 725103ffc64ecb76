import type { Words } from '../../kit/words.ts';

/** Wanted listings on the landing page, in Polish. */
export const pl = {
  title: 'Firmy szukają lokali',
  text: 'Masz taki lokal? Wyślij swoją ofertę wprost do firmy, która na nią czeka.',
  where: '{location} + {km} km',
  rent: 'do {rent}/m²',
  all: {
    one: 'Cała tablica: {n} ogłoszenie',
    few: 'Cała tablica: {n} ogłoszenia',
    many: 'Cała tablica: {n} ogłoszeń',
    other: 'Cała tablica: {n} ogłoszenia',
  },
  any: 'Każde przeznaczenie',
  'area.from': 'od {min}',
  'area.to': 'do {max}',
} as const satisfies Words;
