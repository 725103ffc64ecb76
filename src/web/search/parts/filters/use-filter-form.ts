import { type FormEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { pageParams } from './address-parts.ts';

const textWait = 500;

/**
 * The address that a form's fields describe; an unchanged place keeps its parts and its distance, a changed one drops them. `read` is the line in
 * the place's field that was answered already: its words are filters of their own now, which may be changed since.
 */
const addressOf = (form: HTMLFormElement, before: URLSearchParams, read: string): URLSearchParams => {
  const next = new URLSearchParams();
  const places = before.getAll('place');
  for (const [name, value] of new FormData(form)) {
    const text = typeof value === 'string' ? value.trim() : '';
    if (!text || (name === 'sort' && text === 'published')) continue;
    if (name === 'place' && (text === places.join(', ') || text === read)) for (const place of places) next.append(name, place);
    else next.append(name, text);
  }
  if (next.getAll('place').join() !== places.join()) next.delete('within');
  return next;
};

const sorted = (params: URLSearchParams): string => {
  const copy = new URLSearchParams(params);
  for (const name of pageParams) copy.delete(name);
  copy.sort();
  return copy.toString();
};

type InAddress = { readonly values: Readonly<Record<string, string>>; readonly params: URLSearchParams };

/** Whether a field says what an address says, as that is written there or as it is shown. */
const isAs = (field: HTMLInputElement | HTMLSelectElement, { values, params }: InAddress): boolean =>
  [values[field.name] ?? '', params.get(field.name) ?? ''].includes(field.value.trim());

/**
 * What was typed since the form was applied last, by the names of the fields, the addresses that it asked for and that have not come yet, and the
 * line in the place's field that was answered; `isSent` says that it was sent on purpose, not by a pause of whoever types.
 */
type FormEntry = { readonly texts: Map<string, string>; asked: readonly string[]; read: string; isSent: boolean };

/**
 * Writes what stands in the address back into the fields when it changes, except into the one that is being written in: it has the focus, and says
 * something else than the address before. A filter that was taken off, or left by going back, is gone from a field with the focus too. What was
 * typed while the list for an earlier filter was on its way stays: on a slow line the next field is left before that list comes.
 */
const useFieldsFollow = (
  form: RefObject<HTMLFormElement | null>,
  values: InAddress['values'],
  params: URLSearchParams,
  typed: RefObject<FormEntry>,
): void => {
  const last = useRef<HTMLElement | null>(null);
  const before = useRef<InAddress>(null);
  // Before the browser answers anything else: a tick set between the list and this would be taken off again.
  useLayoutEffect(() => {
    const was = before.current;
    before.current = { values, params };
    // The list was read again, for a heart or a notice, and says the same.
    if (was && `${was.params}` === `${params}` && JSON.stringify(was.values) === JSON.stringify(values)) return;
    const { texts, asked, isSent } = typed.current;
    const at = asked.lastIndexOf(sorted(params));
    // More was changed meanwhile, and is on its way: a panel that has just given way to the browser's must say it, too.
    if (at >= 0 && at < asked.length - 1) return sayAsked(form.current, new URLSearchParams(asked.at(-1)), texts);
    if (asked.length > 0) typed.current.read = new URLSearchParams(asked.at(-1)).getAll('place').join(', ');
    typed.current.asked = [];
    typed.current.isSent = false;
    if (asked.length === 0) texts.clear();
    const isAnswered = (field: HTMLInputElement | HTMLSelectElement): boolean =>
      isSent && field.name === 'place' && field.value.trim() === typed.current.read;
    const isWrittenIn = (field: HTMLInputElement | HTMLSelectElement): boolean =>
      field === document.activeElement && !isAnswered(field) && (isAs(field, { values, params }) || was === null || !isAs(field, was));
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || field.type === 'hidden') continue;
      if (field.type === 'checkbox') (field as HTMLInputElement).checked = params.getAll(field.name).includes(field.value);
      else if (!isWrittenIn(field)) field.value = texts.get(field.name) ?? values[field.name] ?? params.get(field.name) ?? '';
      // The panel as the server drew it gives way to the browser's at the first change: the focus goes on in the same field.
      if (document.activeElement === document.body && isSameField(field, last.current)) field.focus({ preventScroll: true });
    }
  }, [form, values, params, typed]);
  useEffect(() => {
    const remember = (event: FocusEvent): void => {
      last.current = event.target instanceof HTMLElement ? event.target : null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
};

/** Writes into the fields what was asked for and has not come yet, and what was typed since. */
const sayAsked = (form: HTMLFormElement | null, asked: URLSearchParams, texts: ReadonlyMap<string, string>): void => {
  for (const field of form?.elements ?? []) {
    if (!(field instanceof HTMLInputElement) || field.type === 'hidden' || field.name === 'place') continue;
    if (field.type === 'checkbox') field.checked = asked.getAll(field.name).includes(field.value);
    else if (field !== document.activeElement) field.value = texts.get(field.name) ?? asked.get(field.name) ?? field.value;
  }
};

const isSameField = (field: HTMLInputElement | HTMLSelectElement, other: HTMLElement | null): boolean =>
  other instanceof HTMLInputElement && !other.isConnected && other.name === field.name && other.value === field.value;

/** Filters apply as they change: a choice at once, typed text after a pause. Without scripts the same form is sent by its button. */
export const useFilterForm = (form: RefObject<HTMLFormElement | null>, values: Readonly<Record<string, string>>) => {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typed = useRef<FormEntry>({ texts: new Map(), asked: [], read: '', isSent: false });
  useFieldsFollow(form, values, params, typed);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const apply = useCallback(
    (replace = false) => {
      clearTimeout(waiting.current);
      // What is no number stands where it was typed until it is one, and the browser says what is wanted.
      if (!form.current?.reportValidity()) return;
      const next = addressOf(form.current, params, typed.current.read);
      typed.current.texts.clear();
      // While a list is on its way the address still says the one before: going back to that is a change too.
      const { asked } = typed.current;
      if (asked.length === 0 && sorted(next) === sorted(params)) return;
      typed.current.asked = [...asked, sorted(next)];
      void navigate(`?${next}`, { replace, preventScrollReset: true });
    },
    [form, params, navigate],
  );
  const onInput = useCallback(
    (event: FormEvent<HTMLElement>) => {
      const field = event.target;
      if (field instanceof HTMLSelectElement || (field instanceof HTMLInputElement && field.type === 'checkbox')) return apply();
      if (field instanceof HTMLInputElement) typed.current.texts.set(field.name, field.value);
      if (field instanceof HTMLInputElement && field.name === 'place') typed.current.read = '';
      clearTimeout(waiting.current);
      waiting.current = setTimeout(() => apply(true), textWait);
    },
    [apply],
  );
  const onSubmit = useCallback(
    (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      typed.current.isSent = true;
      apply();
    },
    [apply],
  );
  return { apply, onInput, onSubmit };
};
