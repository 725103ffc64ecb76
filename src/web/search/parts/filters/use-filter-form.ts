import { type FormEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

const textWait = 500;

/** The address that a form's fields describe; an unchanged place keeps the map's area, a changed one drops it. */
const addressOf = (form: HTMLFormElement, before: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() && !(name === 'sort' && value === 'modified')) next.set(name, value.trim());
  }
  const samePlace = (next.get('place') ?? '') === (before.get('place') ?? before.get('city') ?? '');
  for (const kept of ['view', ...(samePlace ? ['bounds'] : [])]) {
    const value = before.get(kept);
    if (value) next.set(kept, value);
  }
  return next;
};

const sorted = (params: URLSearchParams): string => {
  const copy = new URLSearchParams(params);
  copy.delete('page');
  copy.sort();
  return copy.toString();
};

/** Writes what stands in the address back into the fields, except the one that is being written in. */
const useFieldsFollow = (form: RefObject<HTMLFormElement | null>, values: Readonly<Record<string, string>>): void => {
  useEffect(() => {
    for (const field of form.current?.elements ?? []) {
      const named = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
      if (named && field !== document.activeElement && field.name in values) field.value = values[field.name] ?? '';
    }
  }, [form, values]);
};

/** Filters apply as they change: a choice at once, typed text after a pause. Without scripts the same form is sent by its button. */
export const useFilterForm = (form: RefObject<HTMLFormElement | null>, values: Readonly<Record<string, string>>) => {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useFieldsFollow(form, values);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const apply = useCallback(
    (replace = false) => {
      clearTimeout(waiting.current);
      // What is no number stands where it was typed until it is one, and the browser says what is wanted.
      if (!form.current?.reportValidity()) return;
      const next = addressOf(form.current, params);
      if (sorted(next) !== sorted(params)) void navigate(`?${next}`, { replace, preventScrollReset: true });
    },
    [form, params, navigate],
  );
  const onInput = useCallback(
    (event: FormEvent<HTMLFormElement>) => {
      const field = event.target;
      if (field instanceof HTMLSelectElement) return apply();
      clearTimeout(waiting.current);
      waiting.current = setTimeout(() => apply(true), textWait);
    },
    [apply],
  );
  const onSubmit = useCallback(
    (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      apply();
    },
    [apply],
  );
  return { apply, onInput, onSubmit };
};
