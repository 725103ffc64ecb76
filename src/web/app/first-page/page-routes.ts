import { type EntryContext, matchRoutes, type RouteObject } from 'react-router';

type Manifest = EntryContext['manifest'];
type Route = NonNullable<Manifest['routes'][string]>;

const treeOf = (routes: readonly Route[], parentId?: string): RouteObject[] =>
  routes
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) => (index ? { id, index } : { id, ...(path === undefined ? {} : { path }), children: treeOf(routes, id) }));

/** `/lease/7/annexes` lies under `/lease/7`, `/lease` and `/`. */
const above = (pathname: string): readonly string[] => {
  const segments = pathname.split('/').filter(Boolean);
  return segments.map((_, at) => `/${segments.slice(0, at).join('/')}`);
};

const mostKept = 1_000;
const known = new WeakMap<Manifest, Map<string, Manifest>>();

const narrow = (manifest: Manifest, matched: readonly string[], pathname: string): Manifest => {
  const tree = treeOf(Object.values(manifest.routes).flatMap((route) => route ?? []));
  const ids = new Set([...matched, ...above(pathname).flatMap((path) => (matchRoutes(tree, path) ?? []).map(({ route }) => route.id ?? ''))]);
  return { ...manifest, routes: Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => ids.has(id))) };
};

/**
 * The manifest with the routes that a page names in its text: its own and those of the addresses above it. The router makes
 * objects of every route for every page that it renders, and uses only these.
 */
export const routesOfPage = ({ manifest, staticHandlerContext: { matches, location } }: EntryContext): Manifest => {
  const ids = matches.map(({ route }) => route.id);
  const pages = known.get(manifest) ?? new Map<string, Manifest>();
  known.set(manifest, pages);
  const key = [...ids, location.pathname.split('/').length].join(' ');
  const page = pages.get(key) ?? narrow(manifest, ids, location.pathname);
  // Addresses of any depth match the last route; they must not fill the memory.
  if (pages.size < mostKept) pages.set(key, page);
  return page;
};
