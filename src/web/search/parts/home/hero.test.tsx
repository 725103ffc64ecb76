import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { Hero } from './hero.tsx';

const counted = (offers: number): string => {
  const router = createMemoryRouter([{ path: '/', element: <Hero offers={offers} /> }]);
  const page = renderToStaticMarkup(<RouterProvider router={router} />).replaceAll('\u00a0', ' ');
  return /<dt>([^<]*)<\/dt><dd>([^<]*)/.exec(page)?.slice(1).join(' ') ?? '';
};

it.each([
  [999, '999 wiążących ofert dzisiaj'],
  [1000, '1 000 wiążących ofert dzisiaj'],
  [1001, '1 000+ wiążących ofert dzisiaj'],
])('%i offers are %s', (offers, text) => expect(counted(offers)).toBe(text));
