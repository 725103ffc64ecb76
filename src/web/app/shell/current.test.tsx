/** Which links of header and menu say that they lead to the page that is shown. */

import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { SignedIn } from '../../../domain/accounts/types.ts';
import { shellWords } from '../../../words/kit/shell.ts';
import appRoutes from '../routes.ts';
import WorkspaceLayout from '../workspace.layout.tsx';
import { Header } from './header.tsx';

const workspace = (await appRoutes).flatMap(({ children }) => children ?? []).find(({ path }) => path === 'moja-tablica');
const places = (workspace?.children ?? []).flatMap(({ path }) => (path === undefined ? [] : [`/moja-tablica/${path.replace(':offerId', 'o1')}`]));

const verified: SignedIn = {
  ...{ kind: 'signed-in', uid: 'u1', email: 'anna@example.com', emailVerified: true, firstName: 'Anna', lastName: 'Nowak', lang: 'pl' },
  ...{ claims: [], identity: 'ACCEPTED', company: { id: 'c1', name: 'Nawrot', state: 'ACCEPTED' } },
  ...{ isAgent: false, emailChangeUndoUntil: null, secondFactorDue: null },
} as SignedIn;

const accounts = {
  'an account without a confirmed address': { ...verified, emailVerified: false, identity: 'INITIAL', company: null },
  'an account without an identity': { ...verified, identity: 'INITIAL', company: null },
  'an account whose identity is looked at': { ...verified, identity: 'CHECKING', company: null },
  'an account without a company': { ...verified, company: null },
  'an account whose company is looked at': { ...verified, company: { id: 'c1', name: 'Nawrot', state: 'CHECKING' } },
  'a verified account': verified,
  'an agent': { ...verified, isAgent: true },
  'an admin': { ...verified, claims: ['admin'] },
  'a caller': { ...verified, claims: ['caller'] },
} as const satisfies Record<string, unknown>;

/** What stands at the address: the names of the links that are marked as the current page. */
const markedAt = (at: string, viewer: unknown, element: ReactNode): readonly string[] => {
  const route = { id: 'root', path: '/', element, children: [{ id: 'any', path: '*', element: null }] };
  const loaderData = { root: { viewer, counts: {} } };
  const router = createMemoryRouter([{ ...route, loader: () => null }], { initialEntries: [at], hydrationData: { loaderData } });
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  return [...html.matchAll(/<a [^>]*aria-current="page"[^>]*>(.*?)<\/a>/g)].map(([, inside = '']) => inside.replace(/<[^>]*>/g, '').trim());
};

it('the workspace has the places that are looked at', () => expect(places.length).toBeGreaterThan(20));

describe.each(Object.entries(accounts))('to %s', (_, viewer) => {
  it.each(places)('%s is a page of the board and one entry of its menu', (place) => {
    expect(markedAt(place, viewer, <Header />)).toContain(shellWords.pl['nav.board']);
    expect(markedAt(place, viewer, <WorkspaceLayout />)).toHaveLength(1);
  });

  it.each(['/', '/offers', '/lease/o1', '/admin', '/add-offer/o1'])('%s is no page of the board', (place) =>
    expect(markedAt(place, viewer, <Header />)).not.toContain(shellWords.pl['nav.board']),
  );
});
