import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { listWords } from '../../../../words/search/list.ts';
import type { Alternative } from './list-data.ts';
import { ResultList } from './result-list.tsx';

const nothingFor = (search: string, alternatives: Alternative[] = []): string => {
  const found = { items: [], page: 1, pages: 1, total: 0, capped: false };
  const element = <ResultList data={{ found, alternatives, pageSize: 9 }} active={null} onActive={() => undefined} />;
  const router = createMemoryRouter([{ path: '/offers', element }], { initialEntries: [`/offers${search}`] });
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll('\u00a0', ' ');
};
const words = listWords.pl;

test('a list without any offer blames no filter and leads to offering premises', () => {
  const page = nothingFor('');
  expect(page).toContain(words['empty.none']);
  expect(page).toContain('href="/add-offer"');
  expect(page).not.toContain(words['empty.title']);
});

test('a search that finds nothing names the filters to take off, or all of them', () => {
  const wider: Alternative = { name: 'minArea', count: 3, capped: false, to: '?premisesPurpose=office' };
  const one = nothingFor('?premisesPurpose=office&minArea=900', [wider]);
  expect(one).toContain(words['empty.title']);
  expect(one).toContain(words['empty.without.minArea']);
  expect(one).toContain('3 oferty');
  const all = nothingFor('?premisesPurpose=office&minArea=900');
  expect(all).toContain(words['empty.several']);
  expect(all).not.toContain(words['empty.none']);
});
