/** The addresses of the workspace. */

import { type RouteConfigEntry, relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

const lists = ['unsigned-offers', 'active-offers', 'booked-offers', 'signed-offers-landlord', 'signed-offers-tenant', 'favorites'];

export const boardRoutes: RouteConfigEntry[] = [
  route('start', 'start.page.tsx'),
  route('my-offers/questions', 'questions.page.tsx'),
  ...lists.flatMap((list) => [
    route(`my-offers/${list}`, 'board.page.tsx', { id: `workspace/${list}` }),
    // These lists stand directly under the board, too (docs/rules/pages.md#my-board).
    route(list, 'board.page.tsx', { id: `workspace/short/${list}` }),
  ]),
];
