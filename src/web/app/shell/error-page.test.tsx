import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ErrorPage } from './error-page.tsx';

const page = (status: number, data: unknown): string => {
  const error = { status, statusText: '', internal: false, data };
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: <ErrorPage error={error} bare /> }])} />);
};

test('a service that is away is no unexpected error: the page says so, with the sentence of the refusal and another try', () => {
  const html = page(503, { code: 'kit.database_away', kind: 'unavailable', message: 'Spróbuj ponownie za minutę.' });
  for (const text of ['Parter jest chwilowo niedostępny', 'Spróbuj ponownie za minutę.', '<button']) expect(html).toContain(text);
  expect(page(500, null)).toContain('Wystąpił nieoczekiwany błąd.');
  expect(page(404, null)).not.toContain('<button');
});
