/** Joins the addresses of all rooms. */

import path from 'node:path';
import { index, layout, prefix, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import * as accounts from '../accounts/routes.ts';
import * as admin from '../admin/routes.ts';
import * as companies from '../companies/routes.ts';
import * as content from '../content/routes.ts';
import * as deposits from '../deposits/routes.ts';
import * as handover from '../handover/routes.ts';
import * as identity from '../identity/routes.ts';
import * as leases from '../leases/routes.ts';
import * as offers from '../offers/routes.ts';
import * as reservations from '../reservations/routes.ts';
import * as search from '../search/routes.ts';
import * as signing from '../signing/routes.ts';
import * as workspace from '../workspace/routes.ts';

/** Public pages: one address per language, no component library. Each room exports `publicRoutes`. */
const publicRoutes = [...accounts.publicRoutes, ...content.publicRoutes, ...offers.publicRoutes, ...search.publicRoutes, ...signing.publicRoutes];

/** Signed-in pages: one address, the person's language. Each room exports `privateRoutes`. */
const privateRoutes = [
  ...accounts.privateRoutes,
  ...offers.privateRoutes,
  ...admin.privateRoutes,
  ...reservations.privateRoutes,
  ...leases.privateRoutes,
  ...deposits.privateRoutes,
  ...handover.privateRoutes,
];

/** Pages inside the workspace menu, addresses under `/moja-tablica`. Each room exports `boardRoutes`. */
const boardRoutes = [...accounts.boardRoutes, ...workspace.boardRoutes, ...identity.boardRoutes, ...companies.boardRoutes];

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
