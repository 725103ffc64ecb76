/** Joins the addresses of all rooms. */

import path from 'node:path';
import { index, layout, prefix, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Every room with pages. A new room is one line here. */
const rooms: readonly RoomRoutes[] = [
  await import('../accounts/routes.ts'),
  await import('../content/routes.ts'),
  await import('../offers/routes.ts'),
  await import('../search/routes.ts'),
  await import('../signing/routes.ts'),
  await import('../admin/routes.ts'),
  await import('../reservations/routes.ts'),
  await import('../deposits/routes.ts'),
  await import('../handover/routes.ts'),
  await import('../workspace/routes.ts'),
  await import('../wanted/routes.ts'),
  await import('../agency/routes.ts'),
  await import('../outreach/routes.ts'),
  await import('../identity/routes.ts'),
  await import('../companies/routes.ts'),
];

/**
 * The pages of a room. `publicRoutes`: one address per language, no component library. `privateRoutes`: one address, the person's language.
 * `boardRoutes`: inside the workspace menu, addresses under `/moja-tablica`.
 */
type RoomRoutes = {
  readonly publicRoutes?: readonly RouteConfigEntry[];
  readonly privateRoutes?: readonly RouteConfigEntry[];
  readonly boardRoutes?: readonly RouteConfigEntry[];
};

const publicRoutes = rooms.flatMap((room) => room.publicRoutes ?? []);
const privateRoutes = rooms.flatMap((room) => room.privateRoutes ?? []);
const boardRoutes = rooms.flatMap((room) => room.boardRoutes ?? []);

const web = path.join(import.meta.dirname, '..');

/** Names a page by its file inside this floor: otherwise its name, which every page tells the browser, is a path of the builder's machine. */
const named = (entry: RouteConfigEntry): RouteConfigEntry => ({
  ...entry,
  ...(!entry.id && path.isAbsolute(entry.file)
    ? {
        id: path
          .relative(web, entry.file)
          .replaceAll(path.sep, '/')
          .replace(/\.tsx?$/, ''),
      }
    : {}),
  ...(entry.children ? { children: entry.children.map(named) } : {}),
});

const routes = [
  ...prefix('en?', publicRoutes),
  layout('private.layout.tsx', [...privateRoutes, route('moja-tablica', 'workspace.layout.tsx', [index('workspace-start.tsx'), ...boardRoutes])]),
  route('*', 'unknown.tsx'),
];

export default routes.map(named) satisfies RouteConfig;
