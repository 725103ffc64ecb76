import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ErrorPage } from './error-page.tsx';

const pageOf = (error: unknown): string =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: <ErrorPage error={error} bare /> }])} />);
const page = (status: number, data: unknown): string => pageOf({ status, statusText: '', internal: false, data });

test('a service that is away is no unexpected error: the page says so, with the sentence of the refusal and another try', () => {
  const html = page(503, { code: 'kit.database_away', kind: 'unavailable', message: 'Spróbuj ponownie za minutę.' });
  for (const text of ['Parter jest chwilowo niedostępny', 'Spróbuj ponownie za minutę.', '<button']) expect(html).toContain(text);
  expect(page(500, null)).toContain('Wystąpił nieoczekiwany błąd.');
  expect(page(404, null)).not.toContain('<button');
});

test.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
  'a server that cannot be reached, which a browser calls "%s", is away; a fault of the page is none of that',
  (message) => {
    expect(pageOf(new TypeError(message))).toContain('Parter jest chwilowo niedostępny');
    expect(pageOf(new Error(message))).toContain('Wystąpił nieoczekiwany błąd.');
    expect(pageOf(new TypeError("Cannot read properties of undefined (reading 'id')"))).toContain('Wystąpił nieoczekiwany błąd.');
  },
);
