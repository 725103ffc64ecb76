/** Pages of a list: which one the address asks for, and which a pager shows. */

/** Calls take no further page; behind the last one they answer with that. */
const furthest = 10_000;

/** The page that an address asks for; anything unreadable is the first. */
export const pageIn = (url: URL, name = 'page'): number =>
  Math.min(furthest, Math.max(1, Number.parseInt(url.searchParams.get(name) ?? '1', 10) || 1));

/** The pages that a pager shows: first, last, and those around the present one; `null` stands for what is left out. */
export const shownPages = (page: number, pages: number): readonly (number | null)[] => {
  const near = [...new Set([1, page - 1, page, page + 1, pages])].filter((n) => n >= 1 && n <= pages).sort((a, b) => a - b);
  return near.flatMap((n, at) => {
    const before = near[at - 1];
    if (before === undefined || n - before === 1) return [n];
    return n - before === 2 ? [n - 1, n] : [null, n];
  });
};
