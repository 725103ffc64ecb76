type PageFacts = { readonly page: number; readonly size: number; readonly total: number };

/** One page of a list as the wire says it: its items, its number from 1, and how many pages there are; an empty list has one. */
export const pageOf = <Item>(items: Item[], { page, size, total }: PageFacts) => ({
  items,
  page,
  pages: Math.max(1, Math.ceil(total / size)),
  total,
});
