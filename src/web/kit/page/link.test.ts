import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Link, LinkHost, NavLink } from './link.tsx';

const drawn = (at: string, element: ReturnType<typeof createElement>): string => {
  const router = createMemoryRouter([{ path: '*', element: createElement(LinkHost, null, element) }], { initialEntries: [at] });
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
};

test.each([
  ['/offers', '/offers'],
  ['?page=2', '/en/offers?page=2'],
  ['?', '/en/offers'],
  ['#steps', '/en/offers#steps'],
])('a link to %s on a page with a search leads to %s', (to, href) => {
  expect(drawn('/en/offers?page=1', createElement(Link, { to }, 'x'))).toBe(`<a href="${href}" data-discover="true">x</a>`);
});

test.each([
  ['/check', true],
  ['/check/it', true],
  ['/checks', false],
])('on %s a link of the menu to /check is marked: %s', (at, marked) => {
  expect(drawn(at, createElement(NavLink, { to: '/check' }, 'x')).includes('aria-current="page"')).toBe(marked);
});
