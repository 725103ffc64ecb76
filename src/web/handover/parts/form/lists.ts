/** Changes one row of a list. */

/** The list with one row changed. */
export const changeAt = <T>(rows: readonly T[], at: number, patch: Partial<T>): readonly T[] =>
  rows.map((row, index) => (index === at ? { ...row, ...patch } : row));

/** The list without one row. */
export const without = <T>(rows: readonly T[], at: number): readonly T[] => rows.filter((_, index) => index !== at);
