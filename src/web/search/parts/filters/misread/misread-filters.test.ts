import { expect, it } from 'vitest';
import { readChosen } from '../filters.ts';
import { misreadFilters } from './misread-filters.ts';

const misread = (query: string, lang: 'pl' | 'en' = 'pl', seesTerms = true) => {
  const params = new URLSearchParams(query);
  return misreadFilters(params, readChosen(params, lang), lang, seesTerms);
};
const texts = (...of: Parameters<typeof misread>): readonly string[] => misread(...of).map(({ text }) => text.replaceAll('\u00a0', ' '));

it.each([
  ['premisesPurpose=castle', 'Filtr „Przeznaczenie” nie zawęża wyników, bo ma wartość „castle”. Takiej wartości nie ma. Wybierz ją z listy filtrów.'],
  ['offerType=gift', 'Filtr „Rodzaj oferty”'],
  ['province=atlantis', 'Filtr „Województwo”'],
  ['place=Kraków&within=far', 'To nie jest liczba kilometrów.'],
  ['postCode=abc', 'Filtr „Kod pocztowy”'],
  ['postCode=90-103&postCode=90-104&postCode=90-103&postCode=91', 'bo ma wartość „90-104, 91”. Szukamy według jednego kodu naraz.'],
  ['freeFrom=2027-02-30', 'Filtr „Wolne najpóźniej od” nie zawęża wyników, bo ma wartość „2027-02-30”. To nie jest dzień.'],
  ['bounds=54,22,53,23', 'Filtr „obszar z mapy”'],
  ['bounds=54.1', 'To nie jest fragment mapy.'],
  ['area=51.7,19.4;51.8', 'Filtr „obszar narysowany na mapie”'],
  ['mediaDetails.gas=maybe', 'Filtr „gaz”'],
  ['mediaDetails.heating=gas&mediaDetails.heating=lava', 'bo ma wartość „lava”.'],
  ['availability.to=soon', 'Filtr „wolny od”'],
  ['price.min=a+lot', 'Filtr „czynsz netto za miesiąc od”'],
])('the address %s names which filter was left out and what to do', (query, expected) => {
  const [only, ...more] = texts(query);
  expect(only).toContain(expected);
  expect(more).toEqual([]);
});

it('says it in English, and of a long value the beginning', () => {
  const [text = ''] = texts(`area=${'51.7,19.4,'.repeat(20)}`, 'en');
  expect(text).toMatch(
    /^The filter “area drawn on the map” narrows nothing, for its value is “[\d.,]{40}…”\. This is no area\. Draw it on the map once more\.$/,
  );
});

it('what is not understood goes alone: the address keeps the rest', () => {
  const [heating, bounds, ...more] = misread('bounds=1,2&mediaDetails.heating=lava&mediaDetails.heating=gas&minArea=80&page=3').toReversed();
  expect(more).toEqual([]);
  expect(heating?.to).toBe('?bounds=1%2C2&mediaDetails.heating=gas&minArea=80');
  expect(bounds?.to).toBe('?mediaDetails.heating=lava&mediaDetails.heating=gas&minArea=80');
});

it.each([
  'premisesPurpose=office,warehouse&province=lodzkie&place=Łódź&within=10&postCode=90-0&freeFrom=2027-03-01&minArea=80',
  'offerType=rent&offerType=sell&mediaDetails.gas=true&mediaDetails.heating=gas&availability.to=2027-01-31',
  'bounds=53.9,22.4,54.3,23.4&area=51.7,19.4;51.8,19.5;51.9,19.4&view=list&utm_source=mail&bounds=',
])('says nothing of an address that is understood: %s', (query) => expect(texts(query)).toEqual([]));

it('says to a visitor that terms of the lease count once they are shown, and nothing of what would be none', () => {
  const terms = 'leaseAgreement.infinite=true&leaseAgreement.payDay=10&availabilityTo.from=2027-01-31&leaseAgreement.deposit.max=10000';
  expect(texts(terms)).toEqual([]);
  expect(texts(terms, 'pl', false).map((text) => /^Filtr „(.*)” zadziała, gdy widać ceny/.exec(text)?.[1])).toEqual([
    'kaucja brutto do',
    'dostępny do',
    'czynsz płatny do',
    'czas nieoznaczony',
  ]);
  // A day has one name for both of its limits.
  expect(texts('availabilityTo.from=2027-01-31&availabilityTo.to=2027-05-31', 'pl', false)).toHaveLength(1);
  expect(texts('leaseAgreement.payDay=99&availabilityTo.from=soon', 'pl', false)).toEqual([]);
  expect(texts('leaseAgreement.payDay=99&availabilityTo.from=soon')).toHaveLength(2);
});
