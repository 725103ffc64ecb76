/** What a person has typed and chosen on this page, for whoever is about to take the page away from them. */

import { hasUnsavedDrafts } from './open-drafts.ts';
import { enteredIn } from './typed-before.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const texts = new Set(['text', 'email', 'tel', 'url', 'number', 'date', 'time', 'textarea']);
const choices = new Set(['checkbox', 'radio', 'select-one']);

const touched = new Set<Field>();

const note = ({ target }: Event): void => {
  if (!isField(target)) return;
  for (const field of touched) if (!field.isConnected) touched.delete(field);
  touched.add(target);
};

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** Takes note of fields into which somebody types, and of choices, also of those made before the page's code came; answers how to stop. */
export const watchTyping = (): (() => void) => {
  for (const field of document.querySelectorAll('input, textarea, select')) if (isField(field) && enteredIn(field) !== undefined) touched.add(field);
  document.addEventListener('input', note, true);
  return () => document.removeEventListener('input', note, true);
};

/** Fields whose form becomes an address: what is looked for is not work. */
const isFilter = (field: Field): boolean => field.form?.getAttribute('method') === 'get' || field.closest('[role=search]') !== null;

const isEntered = (field: Field): boolean => (choices.has(field.type) ? isChosen(field) : texts.has(field.type) && field.value.trim() !== '');

/** A choice that is not the one with which its form began. Outside a form and a dialog it is sent as soon as it is made. */
const isChosen = (field: Field): boolean => {
  if (field.form === null && field.closest('dialog') === null) return false;
  if (field instanceof HTMLInputElement) return field.checked !== field.defaultChecked;
  return field instanceof HTMLSelectElement && field.value !== firstOf(field);
};

const firstOf = ({ options }: HTMLSelectElement): string | undefined =>
  ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;

/**
 * Whether something stands in the page that somebody typed or chose and that may not have been sent. What was sent from a form that stays open
 * counts, too: it is kept on the screen once more than needed. Of a form that saves itself its own state tells, so that only a dialog above it is
 * looked at.
 */
export const hasUnsentEntry = (): boolean => {
  const unsaved = hasUnsavedDrafts();
  const counts = (field: Field): boolean =>
    field.isConnected && isEntered(field) && !isFilter(field) && (unsaved === null || field.closest('dialog') !== null);
  return unsaved === true || [...touched].some(counts);
};
