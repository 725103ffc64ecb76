import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Draft, DraftState, ServerDraft } from './draft.ts';

/** Binds a draft to its page; `loaded` is what the page's loader read last, `make` makes the draft once. */
export const useDraft = <Form>(
  loaded: Pick<ServerDraft<Form>, 'form' | 'version'>,
  make: () => Draft<Form>,
): { readonly draft: Draft<Form>; readonly state: DraftState<Form> } => {
  const [draft] = useState(make);
  const state = useSyncExternalStore(draft.subscribe, draft.get, draft.get);
  const { form, version } = loaded;
  useEffect(() => draft.restore(), [draft]);
  useEffect(() => draft.receive({ form, version }), [draft, form, version]);
  useFlush(draft);
  return { draft, state };
};

/** Saves at once when the page is left or hidden, and when the network is back. */
const useFlush = <Form>(draft: Draft<Form>): void => {
  useEffect(() => {
    const flush = (): void => void draft.flush();
    const flushWhenHidden = (): void => {
      if (document.visibilityState === 'hidden') flush();
    };
    window.addEventListener('online', flush);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flushWhenHidden);
    return () => {
      window.removeEventListener('online', flush);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flushWhenHidden);
      flush();
    };
  }, [draft]);
};
