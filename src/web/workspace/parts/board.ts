/** The lists of the workspace and what their addresses say. */

import { pageIn } from '../../kit/page/pages.ts';

/** The lists of the workspace by the last part of their address (docs/rules/pages.md#my-board). */
export const boardLists = {
  'unsigned-offers': 'unsigned',
  'active-offers': 'active',
  'booked-offers': 'booked',
  'signed-offers-landlord': 'signed-landlord',
  'signed-offers-tenant': 'signed-tenant',
  favorites: 'favorites',
} as const;
/** A list of the board, named as the call names it. */
export type BoardList = (typeof boardLists)[keyof typeof boardLists];

/** The list that an address shows; unknown ones show projects. */
export const listOf = (pathname: string): BoardList => {
  const last = pathname.replace(/\/$/, '').split('/').at(-1) ?? '';
  return last in boardLists ? boardLists[last as keyof typeof boardLists] : 'unsigned';
};

const sorts = ['lastModified', 'createdAt', 'price'] as const;
const directions = ['asc', 'desc'] as const;

/** An order of a list, named as the address names it. */
export type SortOption = `${(typeof sorts)[number]}-${(typeof directions)[number]}`;

/** Favourites are other people's offers: whoever may not see their terms orders neither by price nor by the last change (docs/rules/search.md#what-a-visitor-cannot-infer). */
const mayOrderBy = (list: BoardList, sort: (typeof sorts)[number], seesPrices: boolean): boolean =>
  sort === 'createdAt' || list !== 'favorites' || seesPrices;

/** The orders that a list can have for a reader. */
export const sortOptionsFor = (list: BoardList, seesPrices: boolean): readonly SortOption[] =>
  sorts.filter((sort) => mayOrderBy(list, sort, seesPrices)).flatMap((sort) => directions.map((direction) => `${sort}-${direction}` as const));

/** What the address asks for: sort and page, with their defaults (docs/rules/search.md#lists). */
export const boardQuery = (url: URL, seesPrices: boolean) => {
  const [sort, direction] = (url.searchParams.get('sort') ?? '').split('-');
  const list = listOf(url.pathname);
  return {
    list,
    sort: sorts.find((one) => one === sort && mayOrderBy(list, one, seesPrices)) ?? (list === 'favorites' ? 'createdAt' : 'lastModified'),
    direction: directions.find((one) => one === direction) ?? 'desc',
    page: pageIn(url),
  } as const;
};
