/** Pages of a list. */

type PageFacts = { readonly page: number; readonly size: number; readonly total: number };

const pagesOf = ({ size, total }: Omit<PageFacts, 'page'>): number => Math.max(1, Math.ceil(total / size));

/** The page that is asked for, or the last one: an old address names a page that was, and the last thing of a page goes while somebody looks at it. */
export const pageWithin = (page: number, counted: Omit<PageFacts, 'page'>): number => Math.min(page, pagesOf(counted));

/** The rows of a page to read. */
type Part = { readonly page: number; readonly limit: number; readonly offset: number };

/** Reads the page that is asked for and how many there are in all, and behind the last page reads that one; `page` says which it was. */
export const readWithin = async <Read extends { readonly total: number }>(
  asked: number,
  size: number,
  read: (part: Part) => Promise<Read>,
): Promise<Read & { readonly page: number }> => {
  const at = async (page: number) => ({ ...(await read({ page, limit: size, offset: (page - 1) * size })), page });
  const found = await at(asked);
  const page = pageWithin(asked, { size, total: found.total });
  return page === asked ? found : at(page);
};

/** One page of a list as the wire says it: its items, its number from 1, and how many pages there are; an empty list has one. */
export const pageOf = <Item>(items: Item[], { page, size, total }: PageFacts) => ({
  items,
  page,
  pages: pagesOf({ size, total }),
  total,
});
