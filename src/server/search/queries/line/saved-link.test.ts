import { expect, it } from 'vitest';
import { searchQuery } from '../../../../contract/search/schema/address.ts';
import type { SavedFilters } from '../../../../contract/search/schema/saved.ts';
import { provinces } from '../../../../domain/kit/provinces.ts';
import { day } from '../../../../domain/kit/time.ts';
import { readLine } from '../../../../domain/search/rules/line/read-line.ts';
import { vocabularyOf } from '../../../../domain/search/rules/line/vocabulary.ts';
import { lineTerms } from '../../../../words/search/line-terms.ts';
import { allPlaces } from '../../../kit/places.ts';

const vocabulary = vocabularyOf(lineTerms(allPlaces()));
const linkedPlaces = (places: SavedFilters['places']) =>
  new URLSearchParams(searchQuery({ places })).getAll('place').map((line) => {
    const { chips, unread } = readLine(line, vocabulary, day('2026-11-23'));
    return unread.length === 0 && chips.map((chip) => (chip.kind === 'place' ? chip.place : chip));
  });

it.each([
  ['Ostrów', 'podkarpackie'],
  ['Ostrów Wielkopolski', 'wielkopolskie'],
  ['Kutno', 'lodzkie'],
  ['Aleksandrów Kujawski', 'kujawsko_pomorskie'],
] as const)('the link of a saved search of several towns leads back to %s in its province', (city, province) => {
  const places = [
    { city, province },
    { city: 'Sopot', province: 'pomorskie' },
  ] as const;
  expect(linkedPlaces([...places])).toEqual([[expect.objectContaining({ city, province })], [expect.objectContaining({ city: 'Sopot' })]]);
});

it('tells counties of one name apart', () => {
  const counties = (['lubelskie', 'opolskie'] as const).map((province) => ({ county: 'opolski', province }));
  expect(linkedPlaces(counties)).toEqual(counties.map((county) => [{ level: 'county', ...county }]));
});

it.each(provinces)('leads back to the province %s', (province) => expect(linkedPlaces([{ province }])).toEqual([[{ level: 'province', province }]]));
