/** Joins the addresses of all rooms. */

import path from 'node:path';
import { index, layout, prefix, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import * as accounts from '../accounts/routes.ts';
import * as admin from '../admin/routes.ts';
import * as agency from '../agency/routes.ts';
import * as companies from '../companies/routes.ts';
import * as content from '../content/routes.ts';
import * as deposits from '../deposits/routes.ts';
import * as handover from '../handover/routes.ts';
import * as identity from '../identity/routes.ts';
import * as offers from '../offers/routes.ts';
import * as outreach from '../outreach/routes.ts';
import * as reservations from '../reservations/routes.ts';
import * as search from '../search/routes.ts';
import * as signing from '../signing/routes.ts';
import * as wanted from '../wanted/routes.ts';
import * as workspace from '../workspace/routes.ts';

/** Every room with pages. A new room is one import and one name here. */
const rooms: readonly RoomRoutes[] = [
  accounts,
  content,
  offers,
  search,
  signing,
  admin,
  reservations,
  deposits,
  handover,
  workspace,
  wanted,
  agency,
  outreach,
  identity,
  companies,
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
