/** Which addresses show every visitor the same page (docs/rules/pages.md#shared-pages). */

import { barePath } from '../kit/page/addresses.ts';
import { homeParams, rememberedHome } from '../search/parts/filters/last-filters.ts';
import { listParams } from '../search/parts/results/list-data.ts';
import { boardParams } from '../wanted/parts/board-query.ts';

/** The pages without their language, and the parameters that they read. */
const pages: readonly (readonly [path: RegExp, params: readonly string[]])[] = [
  [/^\/$/, homeParams],
  [/^\/offers$/, listParams],
  [/^\/wynajem(?:\/[^/]+){1,3}$/, []],
  [/^\/offer\/[^/]+$/, []],
  [/^\/wanted-listings$/, boardParams],
  [/^\/(?:add-offer|faq|pomoc|accessibility)$/, []],
];

/** What advertisements and mails add to addresses; no page reads it on the server. */
const tracking = /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|ttclid|mc_[ce]id|_gl)$/;

/** What the router asks for when it goes from page to page: the page's data, perhaps of some routes only. */
const dataPath = /^(.*)\.data$/;
const routesParam = '_routes';

const pathOf = (path: string): string => (/^\/(?:_root|_)$/.test(path) ? '/' : path);

/**
 * The address of a page that every visitor is shown alike, written in one way: known parameters in one order, without those of
 * advertisements. Null for any other page, and for an address with a parameter that is not known: whatever reads it gets it.
 */
export const sharedPage = (url: URL, cookies: string): string | null => {
  const [, dataOf] = dataPath.exec(url.pathname) ?? [];
  const path = barePath(pathOf(dataOf ?? url.pathname));
  const [, params] = pages.find(([pattern]) => pattern.test(path)) ?? [];
  const entries = [...url.searchParams].filter(([name]) => !tracking.test(name));
  if (!params || entries.some(([name]) => !params.includes(name) && !(dataOf !== undefined && name === routesParam))) return null;
  if (path === '/' && rememberedHome(url, cookies) !== null) return null;
  const query = new URLSearchParams(entries.toSorted(([a], [b]) => (a < b ? -1 : Number(a > b))));
  return url.pathname + (query.size > 0 ? `?${query}` : '');
};
