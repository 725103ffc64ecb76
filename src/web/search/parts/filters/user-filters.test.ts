import { expect, it } from 'vitest';
import { readUserFilters } from './user-filters.ts';

it('finds the province among other cookies', () => {
  expect(readUserFilters(`lang=en; userFilters=${encodeURIComponent('{"province":"lodzkie"}')}; a=b`)).toEqual({ province: 'lodzkie' });
});

it.each([
  '',
  'userFilters=',
  'userFilters=%7Bbroken',
  'userFilters=%E0%A4%A',
  'userFilters=null',
  'userFilters=%7B%22province%22%3A%22atlantis%22%7D',
  'otheruserFilters=%7B%22province%22%3A%22lodzkie%22%7D',
])('takes %j for no filters', (cookies) => {
  expect(readUserFilters(cookies)).toEqual({});
});
