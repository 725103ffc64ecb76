import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { accountWords } from '../../../words/accounts/pages.ts';
import { NameCard } from './name-card.tsx';

const words = accountWords.pl;

const shown = (identity: 'INITIAL' | 'CHECKING' | 'ACCEPTED' | 'REJECTED'): string => {
  const card = <NameCard firstName="Ewa" lastName="Nawrot" identity={identity} />;
  const router = createMemoryRouter([{ path: '/', element: card }]);
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll('\u00a0', ' ');
};

test.each(['INITIAL', 'REJECTED'] as const)('a name may be changed while the identity is %s', (identity) => {
  expect(shown(identity)).toContain(words['info.name.edit']);
  expect(shown(identity)).not.toContain(words['info.name.report']);
});

test.each([
  ['CHECKING', words['info.name.checking']],
  ['ACCEPTED', words['info.name.accepted']],
] as const)('a name that is locked while the identity is %s says why in place of the button, and where to write', (identity, why) => {
  expect(shown(identity)).not.toContain('<button');
  expect(shown(identity)).toContain(why);
  expect(shown(identity)).toContain('href="/moja-tablica/advanced/report"');
});
