/** The pages as they were built, on a server of tests, and every address that the router knows. */

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ServerBuild } from 'react-router';
import { fingerprint } from '../../scripts/build/fingerprint.ts';
import { serveHealth } from '../../src/server/app/health.ts';
import { builtPages, servePages } from '../../src/server/app/pages.ts';
import type { TestServer } from './server.ts';

/** A page of the router. */
export type PageRoute = {
  /** Its address without the language, as in `/offer/:id`. */
  readonly pattern: string;
  /** Its name in the build, by which the router asks for its data alone. */
  readonly id: string;
  /** It stands at one address per language. */
  readonly isBilingual: boolean;
  /** The server gives it data. */
  readonly hasLoader: boolean;
};

const root = path.join(import.meta.dirname, '../..');

/** Serves the pages; before anybody has asked the server anything, since its router takes no further routes then. Answers all pages. */
export const serveBuiltPages = async ({ server, services, db }: TestServer): Promise<readonly PageRoute[]> => {
  const stamp = await readFile(path.join(root, 'build/stamp'), 'utf8').catch(() => '');
  if (stamp !== (await fingerprint(root))) throw new Error('The pages are not built from these sources: npm run build');
  // React and the router choose their fast form by this variable alone.
  process.env['NODE_ENV'] = 'production';
  const { config } = services;
  serveHealth(server.app, { config, db, about: { version: 'test', build: 'test' }, isClosing: () => false });
  const pages = await builtPages(root);
  await servePages(server, pages, config);
  return pagesOf(await pages.load());
};

type Routes = ServerBuild['routes'];
type Route = NonNullable<Routes[string]>;

const pagesOf = ({ routes }: ServerBuild): readonly PageRoute[] => {
  const all = Object.values(routes).filter((route) => route !== undefined);
  // A page with an index child is that child; one without a path of its own (the root, a layout) is none.
  const hasIndex = ({ id }: Route): boolean => all.some(({ parentId, index }) => parentId === id && index === true);
  const isPage = (route: Route): boolean => (route.path !== undefined || route.index === true) && !hasIndex(route);
  return all.filter(isPage).map((route) => {
    const whole = addressOf(routes, route);
    return {
      pattern: whole.replace(/^\/en\?(?=\/|$)/, '') || '/',
      id: route.id,
      isBilingual: whole.startsWith('/en?'),
      hasLoader: route.module.loader !== undefined,
    };
  });
};

const addressOf = (routes: Routes, { path: own, parentId }: Route): string => {
  const parent = parentId === undefined ? undefined : routes[parentId];
  return `${parent === undefined ? '' : addressOf(routes, parent)}${own ? `/${own}` : ''}`;
};
