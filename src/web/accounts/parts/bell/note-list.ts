/** Puts the newest page of notes before those that are shown. */

/** Notes from the newest on without a gap, and whether there are older ones. */
export type NoteList<T> = { readonly entries: readonly T[]; readonly isMore: boolean };

/** The newest page as it is now, with the older notes that were opened below it; where the two do not touch, the list begins anew. */
export const withNewest = <T extends { readonly id: string }>(list: NoteList<T> | null, newest: NoteList<T>): NoteList<T> => {
  const last = newest.entries.at(-1);
  const at = list?.entries.findIndex(({ id }) => id === last?.id) ?? -1;
  return list === null || at < 0 ? newest : { entries: [...newest.entries, ...list.entries.slice(at + 1)], isMore: list.isMore };
};
