/** What a person has typed into this page, for whoever is about to take the page away from them. */

import { hasUnsavedDrafts } from './open-drafts.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

const texts = new Set(['text', 'email', 'tel', 'url', 'number', 'textarea']);
const fields = new Set<TextField>();

const note = ({ target }: Event): void => {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) || !texts.has(target.type)) return;
  for (const field of fields) if (!field.isConnected) fields.delete(field);
  fields.add(target);
};

/** Takes note of fields into which somebody types; answers how to stop. */
export const watchTyping = (): (() => void) => {
  document.addEventListener('input', note, true);
  return () => document.removeEventListener('input', note, true);
};

/**
 * Whether text stands in the page that somebody typed and that may not have been sent. What was sent from a form that stays open counts, too: it
 * is kept on the screen once more than needed. Of a form that saves itself its own state tells, so that only a dialog above it is looked at.
 */
export const hasTypedText = (): boolean => {
  const unsaved = hasUnsavedDrafts();
  const counts = (field: TextField): boolean =>
    field.isConnected &&
    field.value.trim() !== '' &&
    field.closest('[role=search]') === null &&
    (unsaved === null || field.closest('[role=dialog]') !== null);
  return unsaved === true || [...fields].some(counts);
};
