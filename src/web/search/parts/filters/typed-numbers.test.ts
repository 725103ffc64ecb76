import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { addressNumber } from '../../../../contract/search/schema/address.ts';
import { type FilterName, fieldFilters } from '../../../../domain/search/rules/filters.ts';
import { formatOf } from '../../../../words/kit/format.ts';
import type { Lang } from '../../../../words/kit/words.ts';
import { amountText } from '../../../../words/search/wish-text.ts';
import { perMetre, readTyped, readTypedWhole, typedDigits } from './typed-numbers.ts';

const [surface, power, height, rent] = ['areaDetails.surface', 'mediaDetails.powerAllocation', 'relatedDetails.hallHeight', 'price'] as const;

test.each<readonly [text: string, field: string, lang: Lang, value: number]>([
  ['10 kW', power, 'pl', 10],
  ['0,5 MW', power, 'pl', 500],
  ['80 m²', surface, 'pl', 80],
  ['80m', surface, 'pl', 80],
  ['80 metrów', surface, 'pl', 80],
  ['177,5 m2', surface, 'pl', 177.5],
  ['0,5 ha', surface, 'en', 5000],
  ['1 200 zł', rent, 'pl', 1200],
  ['3 500 zł/mies.', rent, 'pl', 3500],
  ['1,200', rent, 'en', 1200],
  ['1,200 m²', surface, 'en', 1200],
  ['1,200.50', rent, 'en', 1200.5],
  ['1,200', rent, 'pl', 1.2],
  ['1.200', rent, 'pl', 1200],
  ['60.000 zł', rent, 'pl', 60_000],
  ['8 m', height, 'pl', 800],
  ['-1', 'areaDetails.levels.rooms.windows', 'pl', -1],
  ['12,40 zł/m²', perMetre, 'pl', 12.4],
  ['12 zł', perMetre, 'pl', 12],
])('%s of %s in %s is %d', (text, field, lang, value) => expect(readTyped(text, field, lang)).toEqual({ value, problem: null }));

test.each<readonly [text: string, field: string, problem: string]>([
  ['10 kg', power, 'other_unit'],
  ['80 kW', surface, 'other_unit'],
  ['dużo', surface, 'not_a_number'],
  ['1e5', rent, 'not_a_number'],
  ['80,555 m²', surface, 'too_precise'],
])('%s of %s is refused', (text, field, problem) => expect(readTyped(text, field, 'pl')).toEqual({ value: null, problem }));

it.each([
  ['60 000', 60_000],
  ['1\u00a0250', 1250],
  ['99,50', 99],
  ['10 000 000 000', 1e8],
  ['m²', null],
  ['', null],
  ['0', null],
  ['-5', null],
  [null, null],
])('the whole number of %j is %j', (text, expected) => expect(readTypedWhole(text, rent, 'pl', 1e8)).toBe(expected));

const fields = [...fieldFilters.filter(({ kind }) => kind === 'range').map(({ name }) => name), perMetre];
const cases = fc.record({ field: fc.constantFrom(...fields), grains: fc.integer({ min: -1e6, max: 1e9 }) }).map(({ field, grains }) => {
  const digits = typedDigits(field);
  return { field, digits, value: grains / 10 ** digits };
});

it('what the product writes for a person, with and without its unit, is read as it was meant in the same language', () => {
  fc.assert(
    fc.property(cases, fc.constantFrom<Lang>('pl', 'en'), fc.boolean(), ({ field, digits, value }, lang, hasUnit) => {
      const number = digits > 2 ? formatOf(lang).number(value, digits) : formatOf(lang).number(value);
      const written = (): string => (field === perMetre ? `${number} zł/m²` : amountText({ name: field as FilterName }, value, lang));
      const text = hasUnit ? written() : number;
      expect(readTyped(text, field, lang)).toEqual({ value, problem: null });
    }),
  );
});

it('what the product writes into an address is read alike in both languages', () => {
  fc.assert(
    fc.property(cases, ({ field, value }) => {
      for (const lang of ['pl', 'en'] as const) expect(readTyped(addressNumber(value), field, lang)).toEqual({ value, problem: null });
    }),
  );
});
