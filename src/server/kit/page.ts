/** Pages of a list. */

type PageFacts = { readonly page: number; readonly size: number; readonly total: number };

const pagesOf = ({ size, total }: Omit<PageFacts, 'page'>): number => Math.max(1, Math.ceil(total / size));

/** The page that is asked for, or the last one: an old address names a page that was, and the last thing of a page goes while somebody looks at it. */
export const pageWithin = (page: number, counted: Omit<PageFacts, 'page'>): number => Math.min(page, pagesOf(counted));

/** One page of a list as the wire says it: its items, its number from 1, and how many pages there are; an empty list has one. */
export const pageOf = <Item>(items: Item[], { page, size, total }: PageFacts) => ({
  items,
  page,
  pages: pagesOf({ size, total }),
  total,
});
