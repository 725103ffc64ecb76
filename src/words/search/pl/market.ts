import type { Words } from '../../kit/words.ts';

/** The page of a market: a use in a province or a town. */
export const pl = {
  'title.office': 'Biura do wynajęcia: {place}',
  'title.retail': 'Lokale handlowo-usługowe do wynajęcia: {place}',
  'title.warehouse': 'Magazyny i hale do wynajęcia: {place}',
  'place.province': 'województwo {province}',
  'place.city': '{city}, woj. {province}',
  'description.office': 'Biura do wynajęcia, {place}: wiążące oferty z adresem, zdjęciami i mapą. Rezerwacja na 24 godziny i umowa online.',
  'description.retail':
    'Lokale handlowo-usługowe do wynajęcia, {place}: wiążące oferty z adresem, zdjęciami i mapą. Rezerwacja na 24 godziny i umowa online.',
  'description.warehouse':
    'Magazyny i hale do wynajęcia, {place}: wiążące oferty z adresem, zdjęciami i mapą. Rezerwacja na 24 godziny i umowa online.',
  count: { one: '{n} wiążąca oferta najmu', few: '{n} wiążące oferty najmu', many: '{n} wiążących ofert najmu', other: '{n} wiążącej oferty najmu' },
  all: 'Pokaż wszystkie z filtrami i mapą',
  empty: 'Nie ma tu teraz ofert',
  'empty.text': 'Zobacz inne przeznaczenia i sąsiednie miasta poniżej albo całą Polskę.',
  'empty.act': 'Oferty w całej Polsce',
  'empty.alone': 'Oferty z całej Polski można zawęzić filtrami.',
  unknown: 'Nie ma tu takiej strony',
  'unknown.text': 'Nie znamy takiego przeznaczenia albo województwa. Wszystkie oferty można zawęzić filtrami.',
  'unknown.act': 'Przejdź do ofert',
  'unknown.city': 'Nie znamy takiego miasta',
  'unknown.city.text': 'W tym województwie ({province}) nie ma miejscowości o takiej nazwie. Zobacz oferty w całym województwie.',
  'links.office': 'Biura do wynajęcia w województwach',
  'links.retail': 'Lokale handlowo-usługowe do wynajęcia w województwach',
  'links.warehouse': 'Magazyny i hale do wynajęcia w województwach',
  uses: 'Inne przeznaczenia',
  cities: 'W innych miastach województwa',
  'cities.none': 'W województwie',
  'cities.province': 'Według miast',
  province: 'Całe województwo {province}',
  'link.use': '{use} ({n})',
  'link.city': '{city} ({n})',
} as const satisfies Words;
