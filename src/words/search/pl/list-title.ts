import type { Words } from '../../kit/words.ts';

/** What the page of search is called in tabs and by search engines. */
export const pl = {
  title: 'Lokale do wynajęcia dla firm',
  'title.office': 'Biura do wynajęcia',
  'title.retail': 'Lokale handlowo-usługowe do wynajęcia',
  'title.warehouse': 'Magazyny i hale do wynajęcia',
  'title.sell': 'Lokale na sprzedaż dla firm',
  'title.sell.office': 'Biura na sprzedaż',
  'title.sell.retail': 'Lokale handlowo-usługowe na sprzedaż',
  'title.sell.warehouse': 'Magazyny i hale na sprzedaż',
  'title.place': '{what}: {place}',
  description: 'Wiążące oferty najmu biur, lokali handlowo-usługowych, magazynów i hal w całej Polsce. Rezerwacja na 24 godziny i umowa online.',
  'description.sell': 'Ogłoszenia sprzedaży biur, lokali handlowo-usługowych, magazynów i hal w całej Polsce, z adresem, zdjęciami i mapą.',
} as const satisfies Words;
