import { expect, it } from 'vitest';
import { bestAt, comparedIds, onlyBest, withCompared } from './compare.ts';

const [a = '', b = '', c = '', d = '', e = ''] = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(20));

it('reads up to four ids, each once', () => {
  expect(comparedIds(`${a},${b},${a},nothing,,${c}`)).toEqual([a, b, c]);
  expect(comparedIds([a, b, c, d, e].join(','))).toEqual([a, b, c, d]);
  expect([comparedIds(null), comparedIds(''), comparedIds('x')]).toEqual([[], [], []]);
});

it('adds, takes away, and never holds a fifth', () => {
  expect(withCompared([a], b)).toEqual([a, b]);
  expect(withCompared([a, b], a)).toEqual([b]);
  expect(withCompared([a, b, c, d], e)).toEqual([a, b, c, d]);
  expect(withCompared([a, b, c, d], d)).toEqual([a, b, c]);
});

it.each([
  [[3, 1, 2], 'least', [1]],
  [[3, 1, 1], 'least', [1, 2]],
  [[3, null, 5], 'most', [2]],
  [[4, 4], 'most', []],
  [[4, null], 'least', []],
  [[], 'least', []],
] as const)('of %j the %s stands at %j', (values, wanted, at) => expect(bestAt(values, wanted)).toEqual(at));

it.each([
  [[3, 1, 2], 'least', { at: 1, ahead: 1 }],
  [[3, 10], 'most', { at: 1, ahead: 7 }],
  [[3, 1, 1], 'least', null],
  [[3, null, 5], 'most', null],
  [[4], 'least', null],
  [[], 'least', null],
] as const)('the one value of %j that is the %s: %j', (values, wanted, best) => expect(onlyBest(values, wanted)).toEqual(best));
