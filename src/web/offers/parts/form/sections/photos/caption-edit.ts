/** The text of a caption while somebody writes it. */

import type { DeviceCopy } from '../../../../../kit/draft/account-storage.ts';

type CaptionPorts = {
  /** Saves the text; answers why it was not taken. */
  readonly save: (text: string) => Promise<string | undefined>;
  /** The same while the page is left: nobody waits for an answer. */
  readonly saveOnLeaving: (text: string) => void;
  /** What is typed and not saved, on this device, with the stored text that it was typed over. */
  readonly copy: DeviceCopy<string>;
};

type CaptionState = { readonly text: string; readonly error: string | undefined };

/**
 * What is typed counts until it is saved: the answer to an earlier save, or a save elsewhere, does not take its place, and a page that goes away
 * sends it. What could not be sent stays on this device and is saved with the next visit, unless the caption was changed elsewhere meanwhile.
 */
export const makeCaptionEdit = (first: string, ports: CaptionPorts) => {
  const listeners = new Set<() => void>();
  let stored = first;
  let state: CaptionState = { text: first, error: undefined };
  let isTyped = false;
  let sent: string | null = null;
  const show = (next: CaptionState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const saved = (text: string): void => {
    isTyped = false;
    ports.copy.write(null);
    show({ text, error: undefined });
  };
  const keepOnDevice = (): void => {
    const text = state.text.trim();
    ports.copy.write(text === stored ? null : { base: stored, form: text });
  };
  const type = (text: string): void => {
    isTyped = true;
    show({ ...state, text });
    keepOnDevice();
  };
  const save = async (): Promise<void> => {
    const { text: typed } = state;
    const [text, before] = [typed.trim(), stored];
    if (text === (sent ?? stored)) return void (sent === null && isTyped && saved(stored));
    sent = text;
    const error = await ports.save(text);
    if (sent === text) sent = null;
    if (error === undefined && stored === before) stored = text;
    // Taken back meanwhile: what stands there is shown.
    if (!isTyped) saved(stored);
    else if (state.text !== typed) keepOnDevice();
    else if (error === undefined) saved(stored);
    else show({ text: typed, error });
  };
  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: (): CaptionState => state,
    type,
    save,
    /** Back to what is stored. */
    undo: (): void => saved(stored),
    /** The page has read what is stored now. */
    takeStored: (next: string): void => {
      if (next === stored) return;
      stored = next;
      if (isTyped) keepOnDevice();
      else show({ text: next, error: undefined });
    },
    /** Takes up what an earlier visit could not save. */
    restore: async (): Promise<void> => {
      const left = ports.copy.read();
      if (left === null || isTyped) return;
      if (left.base !== stored || left.form === stored) return ports.copy.write(null);
      type(left.form);
      await save();
    },
    leave: (): void => {
      const text = state.text.trim();
      if (isTyped && text !== stored) ports.saveOnLeaving(text);
    },
  };
};
