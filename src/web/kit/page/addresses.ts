/** Addresses of pages by language, and the sign-in part of an address. */

import type { Lang } from '../../../words/kit/words.ts';

/** The address of a public page in a language: Polish bare, English under `/en`. Signed-in pages have one address. */
export const publicPath = (lang: Lang, path: string): string => (lang === 'en' ? `/en${path === '/' ? '' : path}` : path);

/** The language that a public address is written in. */
export const langOfPath = (pathname: string): Lang => (pathname === '/en' || pathname.startsWith('/en/') ? 'en' : 'pl');

/** A public address without its language. */
export const barePath = (pathname: string): string => (langOfPath(pathname) === 'en' ? pathname.slice(3) || '/' : pathname);

/** Tells whether the matched route has one address per language; public routes are declared under the optional segment `en?`. */
export const isPublicPattern = (pattern: string): boolean => /^\/?en\?/.test(pattern);

const withSignIn = (current: string, from?: string, screen = '1'): string => {
  const search = new URLSearchParams(current);
  search.set('signin', screen);
  if (from) search.set('from', from);
  return `?${search}`;
};

/** The same with the place for a new account. */
export const signUpSearch = (current: string): string => withSignIn(current, undefined, 'up');

/** The same search without the sign-in dialog. */
export const withoutSignIn = (current: string): string => {
  const search = new URLSearchParams(current);
  for (const part of ['signin', 'from', 'keep']) search.delete(part);
  return search.size > 0 ? `?${search}` : '';
};

/** Tells whether going from one address to the other only opens or closes the sign-in dialog: nothing that the page shows is read for that. */
export const isSignInOnly = (from: URL, to: URL): boolean =>
  from.href !== to.href && from.pathname === to.pathname && withoutSignIn(from.search) === withoutSignIn(to.search);

/** The sign-in dialog over the current page; afterwards the person stands where `from` says, or stays here. */
export const signInSearch = (current: string, from?: string): string => withSignIn(current, from);

/** The same for a visitor who pressed the heart of an offer, or wants a search saved (its filters, encoded): the dialog keeps it once the person is signed in. */
export const keepSearch = (current: string, chosen: string): string => `${signInSearch(withoutSignIn(current))}&keep=${chosen}`;
