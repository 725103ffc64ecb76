/** The forms of this page that save themselves, for whoever is about to end the session. */

type OpenDraft = { readonly save: () => Promise<unknown>; readonly isSaved: () => boolean };

const open = new Set<OpenDraft>();

/** Names a form while it is open; answers how to stop. */
export const openDraft = (draft: OpenDraft): (() => void) => {
  open.add(draft);
  return () => void open.delete(draft);
};

/** Saves what is not saved yet, as far as the server takes it. */
export const saveOpenDrafts = async (): Promise<void> => {
  await Promise.all([...open].map(({ save }) => save()));
};

/** Whether one of them holds something that the server has not; null where none is open. */
export const hasUnsavedDrafts = (): boolean | null => (open.size === 0 ? null : [...open].some(({ isSaved }) => !isSaved()));
