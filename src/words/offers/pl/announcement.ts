import type { Words } from '../../kit/words.ts';

/** The drawn announcement of a sale, in Polish. */
export const pl = {
  title: 'Ogłoszenie sprzedaży lokalu użytkowego',
  label: 'Ogłoszenie {number}, wersja {version}',
  lead: '{label}, przygotowane {day}',
  'project.title': 'Projekt ogłoszenia sprzedaży',
  'project.label': 'Projekt ogłoszenia „{name}”',
  'project.note': 'To jest projekt. Ogłoszenie powstanie dopiero wtedy, gdy właściciel przeczyta jego dokument i podpisze go kodem.',
  seller: 'Właściciel',
  'subject.title': 'Przedmiot ogłoszenia',
  'subject.premises': 'Przedmiotem ogłoszenia jest sprzedaż lokalu „{name}” o powierzchni użytkowej {surface} (całkowita {total}), adres: {address}.',
  'subject.title.right': 'Tytuł prawny właściciela: {ownership}.',
  'subject.annex': 'Opis lokalu zawiera załącznik 1.',
  'subject.description': 'Opis właściciela: {description}',
  'price.title': 'Cena',
  'price.net': 'Cena za całość wynosi {price} netto (słownie: {words}).',
  'price.metre': 'To jest {perMetre} netto za 1 m² powierzchni użytkowej.',
  'price.vat': 'Podatki i opłaty od sprzedaży ustala się według przepisów z dnia umowy sprzedaży.',
  'nature.title': 'Charakter ogłoszenia',
  'nature.until': 'Ogłoszenie jest ważne do {until}, a właściciel może je usunąć w każdej chwili.',
  'nature.invitation':
    'Ogłoszenie nie jest ofertą w rozumieniu art. 66 Kodeksu cywilnego. Jest zaproszeniem do zawarcia umowy (art. 71 Kodeksu cywilnego) i nikogo nie wiąże.',
  'nature.service': 'W serwisie nie zawiera się umowy sprzedaży, nie przyjmuje rezerwacji ani kaucji i nie pobiera opłaty za ogłoszenie.',
  'truth.title': 'Oświadczenie',
  'truth.text': 'Właściciel oświadcza, że dane, opis i zdjęcia w tym ogłoszeniu są prawdziwe i że ma prawo sprzedać lokal.',
  signature: 'WŁAŚCICIEL',
} as const satisfies Words;
