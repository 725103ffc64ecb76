/** The forms of this page that save themselves, for whoever is about to end the session. */

const open = new Set<() => Promise<unknown>>();

/** Names a form while it is open; answers how to stop. */
export const openDraft = (save: () => Promise<unknown>): (() => void) => {
  open.add(save);
  return () => void open.delete(save);
};

/** Saves what is not saved yet, as far as the server takes it. */
export const saveOpenDrafts = async (): Promise<void> => {
  await Promise.all([...open].map((save) => save()));
};
