/** The pages that a pager shows: first, last, and those around the present one; `null` stands for what is left out. */
export const shownPages = (page: number, pages: number): readonly (number | null)[] => {
  const near = [...new Set([1, page - 1, page, page + 1, pages])].filter((n) => n >= 1 && n <= pages).sort((a, b) => a - b);
  return near.flatMap((n, at) => {
    const before = near[at - 1];
    if (before === undefined || n - before === 1) return [n];
    return n - before === 2 ? [n - 1, n] : [null, n];
  });
};
