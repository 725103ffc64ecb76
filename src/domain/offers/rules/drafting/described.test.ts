import { expect, test } from 'vitest';
import { offerNumbers } from '../../../kit/numbers.ts';
import { descriptionFrom } from './described.ts';

const facts = ['Powierzchnia użytkowa: 1 120,5 m²', 'Rok ukończenia: 1903', 'Miejsca parkingowe: 2', 'Numer: 14'];

test.each([
  ['a text of the facts', 'Lokal 1120,50 m² w kamienicy z 1903 r.', 'Lokal 1120,50 m² w kamienicy z 1903 r.'],
  ['spaces and breaks', '  Lokal \n przy Nawrot\u00a014. ', 'Lokal przy Nawrot 14.'],
  ['a distance that nobody stated', 'Lokal 1120,5 m², 300 m od dworca.', null],
  ['a part of a stated number', 'Lokal 120,5 m².', null],
  ['a telephone number', 'Zadzwoń: 42 600 12 34.', null],
  ['an address of mail', 'Pisz: anna@firma.example.', null],
  ['a link', 'Zobacz www.firma.example', null],
  ['nothing', ' \n ', null],
])('of a proposal, %s', (_, written, proposed) => expect(descriptionFrom(written, facts)).toBe(proposed));

test('a proposal that is too long ends with its last sentence that finds room', () => {
  const sentence = 'Jasny lokal w kamienicy z 1903 r., z witryną od ulicy!';
  const long = descriptionFrom(Array(20).fill(sentence).join(' '), facts) ?? '';
  expect(long.length).toBeLessThanOrEqual(offerNumbers.descriptionMax);
  expect(long.endsWith('ulicy!')).toBe(true);
  expect(long.length + sentence.length + 1).toBeGreaterThan(offerNumbers.descriptionMax);
  expect(descriptionFrom('a'.repeat(offerNumbers.descriptionMax + 1), facts)).toBeNull();
  expect(descriptionFrom(`${'a'.repeat(offerNumbers.descriptionMax - 1)}.`, facts)).toHaveLength(offerNumbers.descriptionMax);
});
