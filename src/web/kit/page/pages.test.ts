import { describe, expect, it } from 'vitest';
import { timeLeft } from '../parts/time-left.ts';
import { pageIn, shownPages } from './pages.ts';

describe('pages of a pager', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [4, 12, [1, 2, 3, 4, 5, null, 12]],
    [6, 12, [1, null, 5, 6, 7, null, 12]],
    [12, 12, [1, null, 11, 12]],
  ])('page %i of %i', (page, pages, shown) => expect(shownPages(page, pages)).toEqual(shown));
});

describe('page that an address asks for', () => {
  it.each([
    ['', 1],
    ['?page=7', 7],
    ['?page=-2', 1],
    ['?page=seven', 1],
    ['?page=0', 1],
    ['?page=2.5', 1],
    ['?page=1e3', 1],
    ['?page=123456', 10_000],
    ['?page=99999999999999999999', 10_000],
    ['?page=7&people=3', 7],
  ])('%s', (query, page) => expect(pageIn(new URL(`http://parter.example/list${query}`))).toBe(page));

  it('is another for each list of a page', () => {
    expect(pageIn(new URL('http://parter.example/my-company?page=7&people=3'), 'people')).toBe(3);
  });
});

describe('time left', () => {
  it.each([
    [86_400_000, '24:00:00'],
    [86_399_001, '24:00:00'],
    [59_000, '00:00:59'],
    [1, '00:00:01'],
    [0, '00:00:00'],
  ])('%i ms', (ms, text) => expect(timeLeft(ms)).toBe(text));
});
