import { expect, test } from 'vitest';
import { type ExpectedNumber, readNumber } from './number.ts';

const pl = (more: Omit<ExpectedNumber, 'decimal'> = {}): ExpectedNumber => ({ decimal: ',', ...more });
const en = (more: Omit<ExpectedNumber, 'decimal'> = {}): ExpectedNumber => ({ decimal: '.', ...more });

test.each<readonly [text: string, expected: ExpectedNumber, value: number]>([
  ['80', pl({ unit: 'm²', digits: 2 }), 80],
  ['80 m²', pl({ unit: 'm²', digits: 2 }), 80],
  ['80m2', pl({ unit: 'm²', digits: 2 }), 80],
  ['80,5 m kw.', pl({ unit: 'm²', digits: 2 }), 80.5],
  ['0,5 ha', pl({ unit: 'm²', digits: 2 }), 5000],
  ['1 200 zł', pl({ unit: 'zł', digits: 2 }), 1200],
  ['1\u00a0200,50 ZŁ', pl({ unit: 'zł', digits: 2 }), 1200.5],
  ['1\u202f200,50', pl({ unit: 'zł', digits: 2 }), 1200.5],
  ['1\u00a02000', pl({ unit: 'zł', digits: 2 }), 12_000],
  ['1.200,50', pl({ unit: 'zł', digits: 2 }), 1200.5],
  ['1,200.50', pl({ unit: 'zł', digits: 2 }), 1200.5],
  ['1.200', pl({ unit: 'zł', digits: 2 }), 1200],
  ['1 234 567', pl({ unit: 'zł', digits: 2 }), 1_234_567],
  ['1.234.567 PLN', pl({ unit: 'zł', digits: 2 }), 1_234_567],
  ['12.5', pl({ unit: 'zł', digits: 2 }), 12.5],
  ['1200,', pl({ unit: 'zł', digits: 2 }), 1200],
  ['12 tys. zł', pl({ unit: 'zł', digits: 2 }), 12_000],
  ['3 500 zł / mies.', pl({ unit: 'zł', digits: 2 }), 3500],
  ['12 zł', pl({ unit: 'zł/m²', digits: 2 }), 12],
  ['12,40 zł/m²', pl({ unit: 'zł/m²', digits: 2 }), 12.4],
  ['1,200', en({ unit: 'zł', digits: 2 }), 1200],
  ['1,200.50 PLN', en({ unit: 'zł', digits: 2 }), 1200.5],
  ['12,5', en({ unit: 'm²', digits: 2 }), 12.5],
  ['2,5 m', pl({ unit: 'cm' }), 250],
  ['2,55m', pl({ unit: 'cm' }), 255],
  ['380 cm', pl({ unit: 'cm' }), 380],
  ['1,5 km', pl({ unit: 'm' }), 1500],
  ['120 kW', pl({ unit: 'kW' }), 120],
  ['0,5 MW', pl({ unit: 'kW' }), 500],
  ['1,5 t', pl({ unit: 'kg' }), 1500],
  ['12 szt.', pl({ unit: 'pieces' }), 12],
  ['3 miesiące', pl({ unit: 'months' }), 3],
  ['14 dni', pl({ unit: 'days' }), 14],
  ['95,5 kWh/(m²·rok)', pl({ unit: 'kWh/m²', digits: 2 }), 95.5],
  ['20 %', pl({ unit: '%', digits: 2 }), 20],
  ['-1', pl(), -1],
  ['−1', pl(), -1],
  ['– 1', pl(), -1],
  ['+2', pl(), 2],
  [' 0 ', pl(), 0],
])('%s is read', (text, expected, value) => {
  expect(readNumber(text, expected)).toEqual({ value, problem: null });
});

test.each<readonly [text: string, expected: ExpectedNumber, problem: string]>([
  ['', pl(), 'not_a_number'],
  ['-', pl(), 'not_a_number'],
  ['osiemdziesiąt', pl({ unit: 'm²' }), 'not_a_number'],
  ['około 80', pl({ unit: 'm²' }), 'not_a_number'],
  ['80–90', pl({ unit: 'm²' }), 'not_a_number'],
  ['80 x', pl({ unit: 'm²' }), 'not_a_number'],
  ['1,2,3', pl({ digits: 2 }), 'not_a_number'],
  ['12.34.567', pl({ digits: 2 }), 'not_a_number'],
  ['12 5', pl(), 'not_a_number'],
  ['1 2000', pl(), 'not_a_number'],
  ['1.2000', pl({ digits: 2 }), 'not_a_number'],
  ['1,2000', en({ digits: 2 }), 'not_a_number'],
  ['1e3', pl(), 'not_a_number'],
  ['80 kW', pl({ unit: 'm²', digits: 2 }), 'other_unit'],
  ['80 m', pl({ unit: 'm²', digits: 2 }), 'other_unit'],
  ['5 zł', pl(), 'not_a_number'],
  ['5 constructor', pl({ unit: 'm' }), 'not_a_number'],
  ['2,5', pl({ unit: 'cm' }), 'too_precise'],
  ['80,555 m²', pl({ unit: 'm²', digits: 2 }), 'too_precise'],
])('%s is refused', (text, expected, problem) => {
  expect(readNumber(text, expected)).toEqual({ value: null, problem });
});
