/** The lists of the workspace and what their addresses say. */

import type { SignedIn } from '../../../domain/accounts/types.ts';

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

/** Sort options, the default first. */
export const sortOptions = sorts.flatMap((sort) => directions.map((direction) => `${sort}-${direction}` as const));
/** An order of a list, named as the address names it. */
export type SortOption = (typeof sortOptions)[number];

/** What the address asks for: sort and page, with their defaults (docs/rules/search.md#lists). */
export const boardQuery = (url: URL) => {
  const [sort, direction] = (url.searchParams.get('sort') ?? '').split('-');
  const list = listOf(url.pathname);
  return {
    list,
    sort: sorts.find((one) => one === sort) ?? (list === 'favorites' ? 'createdAt' : 'lastModified'),
    direction: directions.find((one) => one === direction) ?? 'desc',
    page: pageOfAddress(url),
  } as const;
};

/** The page of a list that an address asks for; anything unreadable is the first. */
export const pageOfAddress = (url: URL): number => Math.max(1, Number.parseInt(url.searchParams.get('page') ?? '1', 10) || 1);

/** The topics of live notices that a person's lists follow. */
export const ownTopics = ({ uid, company }: SignedIn): string[] => [`user:${uid}`, ...(company ? [`company:${company.id}`] : [])];
