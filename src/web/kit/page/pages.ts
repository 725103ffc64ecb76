/** Pages of a list: which one the address asks for, and which a pager shows. */

/** Calls take no further page; behind the last one they answer with that. */
const furthest = 10_000;

/** Is a text of an address the number of a page: plain digits, from 1 on? */
export const isPageNumber = (text: string): boolean => /^\d+$/.test(text) && Number(text) > 0;

/** The number of a page as it stands in an address; anything unreadable is the first. */
export const pageNumber = (text: string | null): number => (isPageNumber(text ?? '') ? Math.min(furthest, Number(text)) : 1);

/** The page that an address asks for. */
export const pageIn = (url: URL, name = 'page'): number => pageNumber(url.searchParams.get(name));

/** The pages that a pager shows: first, last, and those around the present one; `null` stands for what is left out. */
export const shownPages = (page: number, pages: number): readonly (number | null)[] => {
  const near = [...new Set([1, page - 1, page, page + 1, pages])].filter((n) => n >= 1 && n <= pages).sort((a, b) => a - b);
  return near.flatMap((n, at) => {
    const before = near[at - 1];
    if (before === undefined || n - before === 1) return [n];
    return n - before === 2 ? [n - 1, n] : [null, n];
  });
};
