import { expect, it } from 'vitest';
import { readBoardQuery } from './board-query.ts';

it.each([
  ['page=3', 3],
  ['page=99999', 10_000],
  ['page=1e3', 1],
  ['page=2.5', 1],
  ['', 1],
])('the board asked for by %s shows the page %i, or its last one', (query, page) =>
  expect(readBoardQuery(new URLSearchParams(query)).page).toBe(page),
);
