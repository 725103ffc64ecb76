/** Sends the first part of a public page before its data are read. */

import { createRequestHandler, type ServerBuild } from 'react-router';

type Mode = 'production' | 'development';
type Routes = ServerBuild['routes'];
type Answer = ReturnType<typeof createRequestHandler>;

/** The path of a route with those of the routes around it, without the optional language: `offer/:id`. */
const fullPath = (routes: Routes, id: string): string => {
  const { parentId, path } = routes[id] ?? {};
  const around = parentId ? fullPath(routes, parentId) : '';
  return [around, path]
    .filter(Boolean)
    .join('/')
    .replace(/^en\?\/?/, '');
};

/** The first part of a path in the form in which parts are compared: the router knows no capitals. */
const firstOf = (path: string): string => (path.split('/').find(Boolean) ?? '').toLowerCase();

/** Whether a route's path can only match addresses that begin with these very letters. */
const isFixed = (first: string): boolean => first !== '' && !/[:*?]/.test(first);

const withAncestors = (routes: Routes, id: string): readonly string[] => {
  const parentId = routes[id]?.parentId;
  return parentId ? [id, ...withAncestors(routes, parentId)] : [id];
};

/** The routes that an address with this first part may match: those that begin with it, and those that may begin with anything. */
export const routesFor = (routes: Routes, first: string): Routes => {
  const fitting = Object.keys(routes).filter((id) => {
    const own = firstOf(fullPath(routes, id));
    return !isFixed(own) || own === first;
  });
  const kept = new Set(fitting.flatMap((id) => withAncestors(routes, id)));
  return Object.fromEntries(Object.entries(routes).filter(([id]) => kept.has(id)));
};

/** The first part of an address without its language; `null` where the router itself reads the address in another way. */
export const firstPart = (pathname: string): string | null => {
  if (pathname.endsWith('.data') || pathname.startsWith('/__') || /%|\/\//.test(pathname)) return null;
  return firstOf(pathname.replace(/^\/en(?=\/|$)/i, ''));
};

/**
 * Answers requests with a build. The router compares an address with one route after the other, twice for each page, so pages are
 * answered with the few routes that their address can match. Everything else is answered with all of them.
 */
export const answerWith = (build: ServerBuild, mode: Mode): Answer => {
  const all = createRequestHandler(build, mode);
  if (mode === 'development') return all;
  const firsts = new Set(Object.keys(build.routes).map((id) => firstOf(fullPath(build.routes, id))));
  const made = new Map<string, Answer>();
  return (request, context) => {
    const first = firstPart(new URL(request.url).pathname);
    if (first === null) return all(request, context);
    // Addresses that no route names share one handler; they must not fill the memory.
    const key = firsts.has(first) ? first : '';
    const answer = made.get(key) ?? createRequestHandler({ ...build, routes: routesFor(build.routes, key) }, mode);
    made.set(key, answer);
    return answer(request, context);
  };
};
