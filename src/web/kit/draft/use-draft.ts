/** Binds a draft to its page, and lets each component read the part of it that it shows. */

import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isSame } from '../../../domain/kit/merge.ts';
import type { Draft, DraftState, ServerDraft } from './draft.ts';
import { openDraft } from './open-drafts.ts';

/**
 * Binds a draft to its page; `loaded` is what the page's loader read last, `make` makes the draft once. Whoever calls it is not drawn again
 * with every key: a component reads what it needs with the hooks below.
 */
export const useDraft = <Form>(loaded: Pick<ServerDraft<Form>, 'form' | 'version'>, make: () => Draft<Form>): Draft<Form> => {
  const [draft] = useState(make);
  const { form, version } = loaded;
  useEffect(() => draft.restore(), [draft]);
  useEffect(() => draft.receive({ form, version }), [draft, form, version]);
  useFlush(draft);
  return draft;
};

/** The whole state of a draft, drawn with every key. */
export const useDraftState = <Form>(draft: Draft<Form>): DraftState<Form> => useSyncExternalStore(draft.subscribe, draft.get, draft.get);

/** A part of a draft's state: `useOfDraft(draft, ({ saving }) => saving)`. The component is drawn again only when that becomes another value. */
export const useOfDraft = <Form, T>(draft: Draft<Form>, select: (state: DraftState<Form>) => T): T => {
  const last = useRef<{ readonly value: T } | null>(null);
  const read = (): T => {
    const value = select(draft.get());
    if (last.current === null || !(Object.is(last.current.value, value) || isSame(last.current.value, value))) last.current = { value };
    return last.current.value;
  };
  return useSyncExternalStore(draft.subscribe, read, read);
};

/** How long nothing was changed before the form counts as settled, in ms: longer than the pause between two keys. */
const settledMs = 250;

/** The form as it stood when nothing had changed for a moment: what is worked out of the whole form is not worked out between two keys. */
export const useSettledForm = <Form>(draft: Draft<Form>): Form => {
  const [form, setForm] = useState(() => draft.get().form);
  useEffect(() => {
    const settle = (): void => startTransition(() => setForm(draft.get().form));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(settle, settledMs);
    };
    // The draft may have taken up what this device kept before this effect ran.
    wait();
    const stop = draft.subscribe(wait);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [draft]);
  return form;
};

/** Saves a field when it is left, too. */
export const useSaveOnLeave = <Form>(draft: Draft<Form>): void => {
  useEffect(() => {
    // The page's own handlers come first: a number is taken over when its field is left.
    const leave = (): void => draft.leave();
    document.addEventListener('focusout', leave);
    return () => document.removeEventListener('focusout', leave);
  }, [draft]);
};

/** Saves at once when the page is left or hidden, and when the network is back. */
const useFlush = <Form>(draft: Draft<Form>): void => {
  useEffect(() => {
    const flush = (): void => void draft.flush();
    const flushWhenHidden = (): void => {
      if (document.visibilityState === 'hidden') flush();
    };
    const close = openDraft({ save: () => draft.flush(), isSaved: () => draft.get().isSaved });
    window.addEventListener('online', flush);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flushWhenHidden);
    return () => {
      close();
      window.removeEventListener('online', flush);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flushWhenHidden);
      flush();
    };
  }, [draft]);
};
