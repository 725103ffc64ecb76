import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { shellWords } from '../../../words/kit/shell.ts';
import { Header } from './header.tsx';

const header = (root: object): string => {
  const routes = [{ id: 'root', path: '/', loader: () => root, element: <Header /> }];
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter(routes, { hydrationData: { loaderData: { root } } })} />);
};

test('a visitor is asked to sign in; nobody is whose session could not be looked up', () => {
  const visitor = { kind: 'visitor' };
  expect(header({ viewer: visitor, unknown: false })).toContain(shellWords.pl.signIn);
  expect(header({ viewer: visitor, unknown: true })).not.toContain(shellWords.pl.signIn);
});
