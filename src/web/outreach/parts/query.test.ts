import { expect, it } from 'vitest';
import { prospectsQueryOf, queryOf } from './query.ts';

it.each([
  ['3', 3],
  ['0', 1],
  ['two', 1],
  ['99999', 10_000],
])('each list of the dashboard reads the number of its page, %s, alike', (text, page) => {
  const url = new URL(`http://parter.example/dashboard?callers=${text}&campaigns=${text}&conversion=${text}&prospects=${text}`);
  const query = queryOf(url);
  expect([query.callersPage, query.campaignsPage, query.conversionPage, prospectsQueryOf(url, query).page]).toEqual([page, page, page, page]);
});
