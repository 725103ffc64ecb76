import { expect, it } from 'vitest';
import { RecentAnswers } from './recent.ts';

it('keeps what was used last when all weigh too much together', () => {
  const recent = new RecentAnswers<number>({ most: 2, forMs: 1000 });
  recent.set('a', 1);
  recent.set('b', 2);
  expect(recent.get('a')).toBe(1);
  recent.set('c', 3);
  expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([1, undefined, 3]);
  recent.set('d', 4, 2);
  expect([recent.get('a'), recent.get('c'), recent.get('d')]).toEqual([undefined, undefined, 4]);
  recent.set('heavy', 5, 3);
  expect([recent.get('heavy'), recent.get('d')]).toEqual([undefined, 4]);
});

it('forgets what is too old, and weighs an answer that came anew once', () => {
  let now = 0;
  const recent = new RecentAnswers<number>({ most: 3, forMs: 10, now: () => now });
  recent.set('a', 1, 2);
  recent.set('a', 2, 2);
  recent.set('b', 3);
  expect([recent.get('a'), recent.get('b')]).toEqual([2, 3]);
  now = 10;
  expect(recent.get('a')).toBeUndefined();
});
