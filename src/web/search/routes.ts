/** The addresses of the search room. */

import { type RouteConfigEntry, relative } from '@react-router/dev/routes';

const { index, route } = relative(import.meta.dirname);

export const publicRoutes: RouteConfigEntry[] = [
  index('home.page.tsx'),
  route('offers', 'offers.page.tsx', [index('parts/results/list-alone.ts')]),
  route('compare', 'compare.page.tsx'),
  route('offers/compare', 'to-compare.page.tsx'),
  route('offer', 'to-offers.page.tsx'),
  route('wynajem/:use/:province/:city?', 'market.page.tsx'),
];

export const boardRoutes: RouteConfigEntry[] = [route('saved-searches', 'saved-searches.page.tsx')];
