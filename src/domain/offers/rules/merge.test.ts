import { expect, test } from 'vitest';
import { isSame } from '../../kit/merge.ts';

test.for<readonly [isEqual: boolean, a: unknown, b: unknown]>([
  [true, { rent: 10, deposit: 20 }, { deposit: 20, rent: 10 }],
  [true, { rent: 10, deposit: undefined }, { rent: 10 }],
  [true, { rooms: [{ kind: 'toilet' }, {}] }, { rooms: [{ kind: 'toilet' }, {}] }],
  [false, { rent: 10 }, { rent: 12 }],
  [false, { rent: 10 }, { rent: '10' }],
  [false, { rent: null }, {}],
  [false, { rooms: [{}] }, { rooms: [{}, {}] }],
  [false, { rooms: [] }, { rooms: {} }],
  [false, { rooms: ['a', 'b'] }, { rooms: ['b', 'a'] }],
])('two forms are the same: %s', ([isEqual, a, b]) => {
  expect([isSame(a, b), isSame(b, a)]).toEqual([isEqual, isEqual]);
});
