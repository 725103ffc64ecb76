/** What a person has typed and chosen on this page, for whoever is about to take the page away from them. */

import { hasUnsavedDrafts } from './open-drafts.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const texts = new Set(['text', 'email', 'tel', 'url', 'number', 'date', 'time', 'textarea']);
const choices = new Set(['checkbox', 'radio', 'select-one']);

const typed = new Set<Field>();
/** What choices were before the person came to them: forms begin with some already made. */
const firstChoices = new Map<Field, string>();

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

const choiceOf = (field: Field): string => (field instanceof HTMLInputElement ? String(field.checked) : field.value);

/** One radio button is changed by choosing another. */
const groupOf = (field: Field): readonly Field[] => {
  if (field.type !== 'radio') return [field];
  return [...document.getElementsByName(field.name)].filter((other): other is Field => isField(other) && other.form === field.form);
};

const forgetGone = (): void => {
  for (const field of typed) if (!field.isConnected) typed.delete(field);
  for (const field of firstChoices.keys()) if (!field.isConnected) firstChoices.delete(field);
};

const noteFocus = ({ target }: Event): void => {
  if (!isField(target) || !choices.has(target.type)) return;
  forgetGone();
  for (const field of groupOf(target)) if (!firstChoices.has(field)) firstChoices.set(field, choiceOf(field));
};

const noteInput = ({ target }: Event): void => {
  if (!isField(target)) return;
  forgetGone();
  if (texts.has(target.type)) typed.add(target);
  // Some browsers give a choice that is clicked no focus: what a check box was follows from what it is, of the others nothing is known.
  if (choices.has(target.type) && !firstChoices.has(target)) firstChoices.set(target, target.type === 'checkbox' ? String(!isChecked(target)) : '');
};

const isChecked = (field: Field): boolean => field instanceof HTMLInputElement && field.checked;

/** Takes note of fields into which somebody types, and of choices; answers how to stop. */
export const watchTyping = (): (() => void) => {
  document.addEventListener('focusin', noteFocus, true);
  document.addEventListener('input', noteInput, true);
  return () => {
    document.removeEventListener('focusin', noteFocus, true);
    document.removeEventListener('input', noteInput, true);
  };
};

/** Fields whose form becomes an address: what is looked for is not work. */
const isFilter = (field: Field): boolean => field.form?.getAttribute('method') === 'get' || field.closest('[role=search]') !== null;

/** Choices outside a form and a dialog are sent as soon as they are made. */
const isChanged = (field: Field, first: string): boolean => choiceOf(field) !== first && (field.form !== null || field.closest('dialog') !== null);

/**
 * Whether something stands in the page that somebody typed or chose and that may not have been sent. What was sent from a form that stays open
 * counts, too: it is kept on the screen once more than needed. Of a form that saves itself its own state tells, so that only a dialog above it is
 * looked at.
 */
export const hasUnsentEntry = (): boolean => {
  const unsaved = hasUnsavedDrafts();
  const entered = [
    ...[...typed].filter(({ value }) => value.trim() !== ''),
    ...[...firstChoices].flatMap(([field, first]) => (isChanged(field, first) ? [field] : [])),
  ];
  const counts = (field: Field): boolean => field.isConnected && !isFilter(field) && (unsaved === null || field.closest('dialog') !== null);
  return unsaved === true || entered.some(counts);
};
